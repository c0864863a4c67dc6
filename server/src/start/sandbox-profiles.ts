import { createPublicKey } from 'node:crypto'
import type { SandboxOptions } from '../../sandbox'
import type { Config } from '../config'
import { getSandboxKeys, readCmbSettings, readOctopusSettings, readWechatPaySettings } from '../modules/payments'

/** The other side of our settings: what each provider of the sandbox knows of us, and the keys that are its own. */
export const sandboxProfiles = (
  config: Config,
  now: () => number,
): Pick<SandboxOptions, 'wechatPay' | 'cmbpay' | 'octopus'> => {
  const wechatPay = readWechatPaySettings(config, now)
  const { branchNo, merchantNo, key, operatorNo, operatorPassword } = readCmbSettings(config, now)
  const octopus = readOctopusSettings(config, now)
  return {
    octopus: {
      gatewayId: octopus.gatewayId,
      merchantId: octopus.merchantId,
      get gatewayKey() {
        return createPublicKey(octopus.privateKey)
      },
      gatewayKeyVersion: octopus.keyVersion,
      get octopusKey() {
        return getSandboxKeys('octopus').privateKey
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
        return getSandboxKeys('cmb-bank').privateKey
      },
    },
    wechatPay: {
      merchant: wechatPay.merchant,
      appId: wechatPay.appId,
      serial: wechatPay.serial,
      get merchantKey() {
        return createPublicKey(wechatPay.privateKey)
      },
      platformSerial: wechatPay.platformSerial,
      get platformKey() {
        return getSandboxKeys('wechat-pay-platform').privateKey
      },
      apiKey: wechatPay.apiKey,
    },
  }
}
