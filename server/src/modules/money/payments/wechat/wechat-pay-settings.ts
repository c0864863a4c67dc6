import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Currency, Instant } from '@shuttle/domain'
import type { Config } from '../../../../config/config'
import { SANDBOX_SECRETS } from '../../../../config/payment-environment'
import { splitPems, splitSerials } from '../../../../config/serial-keys'
import type { SerialKey } from '../find-serial-key'
import { CALL_TIMEOUT_MS, createKey, sandboxUrl, toSandboxKey } from '../payment-settings'
import { getSandboxKeys } from '../sandbox-keys'

/** All settings of WeChat Pay; sandbox and live have no other difference. */
export interface WechatPaySettings {
  /** `https://api.mch.weixin.qq.com`, without a slash at the end. */
  baseUrl: string
  /** mchid */
  merchant: string
  /** appid of the official account in whose browser the passenger is. */
  appId: string
  /** Serial number of the merchant's certificate, and its private key: they sign our messages. */
  serial: string
  privateKey: KeyObject
  /** Id and public key of the platform: they verify its messages. */
  platformSerial: string
  platformKey: KeyObject
  /** Its further keys, during a key change. */
  otherPlatformKeys?: readonly SerialKey[]
  /** APIv3 key, 32 bytes: notices are encrypted with it. */
  apiKey: string
  currencies: readonly Currency[]
  /** Address of notices. */
  notifyUrl: string
  /** Milliseconds one call may take. */
  timeoutMs: number
  /** Business time: signatures carry it in seconds. */
  now: () => Instant
  /** Up to 32 letters and digits, new each time. */
  nonce: () => string
}

const NONCE_BYTES = 16
/** Of the sandbox's platform, which signs with either. */
export const SANDBOX_SERIALS = ['PUB_KEY_ID_0000000000000001', 'PUB_KEY_ID_0000000000000002'] as const

/** Address and credentials of WeChat Pay: `WECHAT_PAY_URL` and its like, else the sandbox on this machine. */
export const readWechatPaySettings = (config: Config, now: () => Instant): WechatPaySettings => {
  const given = config.otherMethods
  const ourKey = given.WECHAT_PAY_PRIVATE_KEY ? createPrivateKey(given.WECHAT_PAY_PRIVATE_KEY) : undefined
  const theirKeys = given.WECHAT_PAY_PLATFORM_KEY ? splitPems(given.WECHAT_PAY_PLATFORM_KEY).map(createKey) : undefined
  const [serial = SANDBOX_SERIALS[0], ...otherSerials] = splitSerials(given.WECHAT_PAY_PLATFORM_SERIAL ?? '')
  return {
    baseUrl: (given.WECHAT_PAY_URL ?? sandboxUrl(config)).replace(/\/$/, ''),
    merchant: given.WECHAT_PAY_MERCHANT ?? '1900000001',
    appId: given.WECHAT_PAY_APP_ID ?? 'wx0000sandbox0001',
    serial: given.WECHAT_PAY_SERIAL ?? '5157F09EFDC096DE15EBE81A47057A7200000001',
    get privateKey() {
      return ourKey ?? getSandboxKeys('wechat-pay-merchant').privateKey
    },
    platformSerial: serial,
    get platformKey() {
      return theirKeys?.[0] ?? getSandboxKeys('wechat-pay-platform').publicKey
    },
    otherPlatformKeys: theirKeys
      ? theirKeys.slice(1).map((key, at) => ({ serial: otherSerials[at] ?? '', key }))
      : [toSandboxKey(SANDBOX_SERIALS[1], 'wechat-pay-platform-next')],
    apiKey: given.WECHAT_PAY_API_KEY ?? SANDBOX_SECRETS.WECHAT_PAY_API_KEY,
    currencies: given.WECHAT_PAY_CURRENCIES.split(',') as Currency[],
    notifyUrl: `${config.publicUrl}/api/pay/notify/wxpay`,
    timeoutMs: CALL_TIMEOUT_MS,
    now,
    nonce: () => randomBytes(NONCE_BYTES).toString('hex').toUpperCase(),
  }
}
