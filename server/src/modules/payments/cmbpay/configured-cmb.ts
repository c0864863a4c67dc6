import { createPublicKey } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Config } from '../../../config'
import { SANDBOX_SECRETS } from '../../../payment-environment'
import { CALL_TIMEOUT_MS, sandboxUrl } from '../payment-settings'
import { getSandboxKeys } from '../sandbox-keys'
import type { CmbSettings } from './cmb-settings'

/** Where the browser's form goes. */
export const cmbPayUrl = (config: Config): string =>
  config.otherMethods.CMB_PAY_URL ?? `${sandboxUrl(config)}/netpayment/BaseHttp.dll`

/** Where the bank is and who we are there: `CMB_PAY_URL` and its like, else the sandbox on this machine. */
export const readCmbSettings = (config: Config, now: () => Instant): CmbSettings => {
  const given = config.otherMethods
  const theirKey = given.CMB_PUBLIC_KEY ? createPublicKey(given.CMB_PUBLIC_KEY) : undefined
  return {
    payUrl: cmbPayUrl(config),
    serviceUrl: given.CMB_SERVICE_URL ?? `${sandboxUrl(config)}/merchserv/BaseHttp.dll`,
    branchNo: given.CMB_BRANCH ?? '0755',
    merchantNo: given.CMB_MERCHANT ?? '000054',
    key: given.CMB_KEY ?? SANDBOX_SECRETS.CMB_KEY,
    get bankKey() {
      return theirKey ?? getSandboxKeys('cmb-bank').publicKey
    },
    operatorNo: given.CMB_OPERATOR ?? '9999',
    operatorPassword: given.CMB_OPERATOR_PASSWORD ?? SANDBOX_SECRETS.CMB_OPERATOR_PASSWORD,
    version: given.CMB_VERSION,
    siteUrl: config.publicUrl,
    timeoutMs: CALL_TIMEOUT_MS,
    now,
  }
}
