import type { KeyObject } from 'node:crypto'

/** The one application that this Alipay knows. */
export interface AlipayProfile {
  appId: string
  /** The account that receives the money. */
  sellerId: string
  merchantKey: KeyObject
  /** The private key of Alipay. */
  alipayKey: KeyObject
}

/** The one merchant that this bank knows. */
export interface CmbProfile {
  branchNo: string
  merchantNo: string
  key: string
  /** The bank's private key. */
  bankKey: KeyObject
  operatorNo: string
  operatorPassword: string
}

/** The key that a provider signs with now, where it is not its first. */
interface Signer {
  serial: string
  key: KeyObject
}
/** Chooses it by its serial; false for one that it does not have. */
type SignWith = (serial: string) => boolean

/** The one gateway that this Octopus knows. */
export interface OctopusProfile {
  gatewayId: string
  merchantId: string
  /** Public key of the gateway, and its version. */
  gatewayKey: KeyObject
  gatewayKeyVersion: string
  /** The private key of Octopus, and its version. */
  octopusKey: KeyObject
  octopusKeyVersion: string
  signer?: Signer | undefined
  signWith?: SignWith
}

/** The official account that this WeChat knows. */
interface WechatLoginProfile {
  appId: string
  secret: string
  /** The origin that users may be redirected to, as set in the account's back office. */
  returnOrigin: string
}

/** The one merchant that this WeChat Pay knows. */
export interface WechatPayProfile {
  merchant: string
  appId: string
  /** Serial of the merchant's certificate and its public key. */
  serial: string
  merchantKey: KeyObject
  platformSerial: string
  /** The platform's private key. */
  platformKey: KeyObject
  signer?: Signer | undefined
  signWith?: SignWith
  apiKey: string
}

export interface SandboxOptions {
  /** The one merchant profile that the gateway knows. */
  merchant: string
  password: string
  /** Milliseconds since the epoch; session ends and late money follow it. */
  now: () => number
  /** Shown in `X-Notification-Secret` when an order names an address to notify. */
  notificationSecret?: string
  /**
   * The slide service, where one is configured: the one access key it knows, and real time, by which requests are
   * dated.
   */
  slide?: { accessKeyId: string; accessKeySecret: string; appKey: string; real: () => number }
  /** Without it the sandbox has no WeChat Pay. */
  wechatPay?: WechatPayProfile
  /** Without it the sandbox has no Alipay. */
  alipay?: AlipayProfile
  /** Without it the sandbox has no China Merchants Bank. */
  cmbpay?: CmbProfile
  /** Without it the sandbox has no Octopus. */
  octopus?: OctopusProfile
  /** Without it the sandbox has no WeChat sign-in. */
  wechatLogin?: WechatLoginProfile
  /** File in which sessions, payments and orders survive a restart; without it they are lost with the process. */
  booksFile?: string
  /** Built browser scripts by name: `sandbox-checkout`, `sandbox-card-form`, `sandbox-fault-panel`, `sandbox-slide`. */
  scripts: { read: (name: string) => string }
}
