import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Config } from '../../../../config/config'
import { SANDBOX_SECRETS } from '../../../../config/payment-environment'
import { CALL_TIMEOUT_MS, sandboxUrl } from '../payment-settings'
import { getSandboxKeys } from '../sandbox-keys'

/** All settings of a one-net payment service; sandbox and live have no other difference. */
export interface CmbSettings {
  /** Where the browser posts its form: `https://netpay.cmbchina.com/netpayment/BaseHttp.dll`. */
  payUrl: string
  /** Where the server sends queries and refunds: `https://merchserv.netpay.cmbchina.com/merchserv/BaseHttp.dll`. */
  serviceUrl: string
  /** Where the bank publishes its public key: `https://b2b.cmbchina.com/CmbBank_B2B/UI/NetPay/DoBusiness.ashx`. */
  keyUrl: string
  /** Branch of four digits and merchant of six. */
  branchNo: string
  merchantNo: string
  /** Merchant key: it is the end of every hashed text. */
  key: string
  /** The bank's public key, for its notices. */
  bankKey: KeyObject
  operatorNo: string
  operatorPassword: string
  /** Version of the interface. */
  version: string
  /** Address of this site, without a slash at the end. */
  siteUrl: string
  /** Milliseconds one call may take. */
  timeoutMs: number
  now: () => Instant
}

/** Target of the browser's form. */
export const cmbPayUrl = (config: Config): string =>
  config.otherMethods.CMB_PAY_URL ?? `${sandboxUrl(config)}/netpayment/BaseHttp.dll`

/** Address and credentials of the bank: `CMB_PAY_URL` and its like, else the sandbox on this machine. */
export const readCmbSettings = (config: Config, now: () => Instant): CmbSettings => {
  const given = config.otherMethods
  const theirKey = given.CMB_PUBLIC_KEY ? createPublicKey(given.CMB_PUBLIC_KEY) : undefined
  return {
    payUrl: cmbPayUrl(config),
    serviceUrl: given.CMB_SERVICE_URL ?? `${sandboxUrl(config)}/merchserv/BaseHttp.dll`,
    keyUrl: given.CMB_KEY_URL ?? `${sandboxUrl(config)}/CmbBank_B2B/UI/NetPay/DoBusiness.ashx`,
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
