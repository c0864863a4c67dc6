import type { KeyObject } from 'node:crypto'
import type { Currency, Instant } from '@shuttle/domain'

/** Everything that tells one WeChat Pay from another; sandbox and live differ in nothing else. */
export interface WechatPaySettings {
  /** `https://api.mch.weixin.qq.com`, without a slash at the end. */
  baseUrl: string
  /** mchid */
  merchant: string
  /** appid of the official account in whose browser the passenger is. */
  appId: string
  /** Serial number of the merchant's certificate, and its private key: they sign what we say. */
  serial: string
  privateKey: KeyObject
  /** Id and public key of the platform: they sign what it says. */
  platformSerial: string
  platformKey: KeyObject
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
