import { createPublicKey } from 'node:crypto'
import type { SandboxOptions } from '../../sandbox'
import type { Config } from '../config'
import { configuredCmb } from '../modules/payments/cmbpay/configured-cmb'
import { configuredOctopus } from '../modules/payments/octopus/configured-octopus'
import { sandboxKeys } from '../modules/payments/sandbox-keys'
import { configuredWxpay } from '../modules/payments/wxpay/configured-wxpay'

/** The other side of our settings: what each provider of the sandbox knows of us, and the keys that are its own. */
export const sandboxProfiles = (
  config: Config,
  now: () => number,
): Pick<SandboxOptions, 'wxpay' | 'cmbpay' | 'octopus'> => {
  const wxpay = configuredWxpay(config, now)
  const { branchNo, merchantNo, key, operatorNo, operatorPassword } = configuredCmb(config, now)
  const bankKey = sandboxKeys('cmb-bank').privateKey
  const octopus = configuredOctopus(config, now)
  return {
    octopus: {
      gatewayId: octopus.gatewayId,
      merchantId: octopus.merchantId,
      gatewayKey: createPublicKey(octopus.privateKey),
      gatewayKeyVersion: octopus.keyVersion,
      octopusKey: sandboxKeys('octopus').privateKey,
      octopusKeyVersion: octopus.octopusKeyVersion,
    },
    cmbpay: { branchNo, merchantNo, key, operatorNo, operatorPassword, bankKey },
    wxpay: {
      merchant: wxpay.merchant,
      appId: wxpay.appId,
      serial: wxpay.serial,
      merchantKey: createPublicKey(wxpay.privateKey),
      platformSerial: wxpay.platformSerial,
      platformKey: sandboxKeys('wxpay-platform').privateKey,
      apiKey: wxpay.apiKey,
    },
  }
}
