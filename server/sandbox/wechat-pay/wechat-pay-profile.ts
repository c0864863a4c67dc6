import type { KeyObject } from 'node:crypto'

/** The one merchant WeChat Pay knows here. */
export interface WechatPayProfile {
  merchant: string
  appId: string
  /** Serial of the merchant's certificate and its public key. */
  serial: string
  merchantKey: KeyObject
  platformSerial: string
  /** The platform's private key. */
  platformKey: KeyObject
  apiKey: string
}
