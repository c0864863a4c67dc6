import { createPublicKey } from 'node:crypto'
import type { SandboxOptions } from '../../sandbox'
import type { Config } from '../config/config'
import {
  getSandboxKeys,
  readAlipaySettings,
  readCmbSettings,
  readOctopusSettings,
  readWechatPaySettings,
  SANDBOX_NEXT_VERSION,
  SANDBOX_SERIALS,
  type SandboxKey,
} from '../modules/money/payments'

/** A provider that signs with one of its keys until another is selected. */
const createRotation = (keys: Readonly<Record<string, SandboxKey>>) => {
  let now: { serial: string; name: SandboxKey } | undefined
  return {
    getSigner: () => now && { serial: now.serial, key: getSandboxKeys(now.name).privateKey },
    signWith: (serial: string): boolean => {
      const name = keys[serial]
      if (name !== undefined) now = { serial, name }
      return name !== undefined
    },
  }
}

/** The counterpart of our settings: each sandbox provider's data about us, and its own keys. */
export const sandboxProfiles = (
  config: Config,
  now: () => number,
): Pick<SandboxOptions, 'wechatPay' | 'cmbpay' | 'octopus' | 'alipay'> => {
  const wechatPay = readWechatPaySettings(config, now)
  const { branchNo, merchantNo, key, operatorNo, operatorPassword } = readCmbSettings(config, now)
  const octopus = readOctopusSettings(config, now)
  const alipay = readAlipaySettings(config, now)
  const octopusKeys = createRotation({ [octopus.octopusKeyVersion]: 'octopus', [SANDBOX_NEXT_VERSION]: 'octopus-next' })
  const platformKeys = createRotation({
    [SANDBOX_SERIALS[0]]: 'wechat-pay-platform',
    [SANDBOX_SERIALS[1]]: 'wechat-pay-platform-next',
  })
  return {
    alipay: {
      appId: alipay.appId,
      sellerId: alipay.sellerId,
      get merchantKey() {
        return createPublicKey(alipay.privateKey)
      },
      get alipayKey() {
        return getSandboxKeys('alipay').privateKey
      },
    },
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
      get signer() {
        return octopusKeys.getSigner()
      },
      signWith: octopusKeys.signWith,
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
      get signer() {
        return platformKeys.getSigner()
      },
      signWith: platformKeys.signWith,
      apiKey: wechatPay.apiKey,
    },
  }
}
