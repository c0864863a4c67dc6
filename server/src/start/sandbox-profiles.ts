import { createPublicKey } from 'node:crypto'
import type { SandboxOptions } from '../../sandbox'
import type { Config } from '../config'
import { configuredCmb } from '../modules/payments/cmbpay/configured-cmb'
import { configuredOctopus } from '../modules/payments/octopus/configured-octopus'
import { sandboxKeys } from '../modules/payments/sandbox-keys'
import { configuredWxpay } from '../modules/payments/wechat/configured-wxpay'

/** The other side of our settings: what each provider of the sandbox knows of us, and the keys that are its own. */
export const sandboxProfiles = (
  config: Config,
  now: () => number,
): Pick<SandboxOptions, 'wxpay' | 'cmbpay' | 'octopus'> => {
  const wxpay = configuredWxpay(config, now)
  const { branchNo, merchantNo, key, operatorNo, operatorPassword } = configuredCmb(config, now)
  const octopus = configuredOctopus(config, now)
  return {
    octopus: {
      gatewayId: octopus.gatewayId,
      merchantId: octopus.merchantId,
      get gatewayKey() {
        return createPublicKey(octopus.privateKey)
      },
      gatewayKeyVersion: octopus.keyVersion,
      get octopusKey() {
        return sandboxKeys('octopus').privateKey
      },
      octopusKeyVersion: octopus.octopusKeyVersion,
    },
    cmbpay: {
      branchNo,
      merchantNo,
      key,
      operatorNo,
      operatorPassword,
      get bankKey() {
        return sandboxKeys('cmb-bank').privateKey
      },
    },
    wxpay: {
      merchant: wxpay.merchant,
      appId: wxpay.appId,
      serial: wxpay.serial,
      get merchantKey() {
        return createPublicKey(wxpay.privateKey)
      },
      platformSerial: wxpay.platformSerial,
      get platformKey() {
        return sandboxKeys('wxpay-platform').privateKey
      },
      apiKey: wxpay.apiKey,
    },
  }
}
