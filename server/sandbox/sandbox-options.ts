import type { KeyObject } from 'node:crypto'

/** The one merchant the bank knows here. */
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

/** The one gateway Octopus knows here. */
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

/** The official account WeChat knows. */
interface WechatLoginProfile {
  appId: string
  secret: string
  /** Origin that its people may be sent back to, as set in the account's back office. */
  returnOrigin: string
}

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
  signer?: Signer | undefined
  signWith?: SignWith
  apiKey: string
}

export interface SandboxOptions {
  /** The one merchant profile the gateway knows. */
  merchant: string
  password: string
  /** Milliseconds since the epoch; session ends and late money follow it. */
  now: () => number
  /** Shown in `X-Notification-Secret` when an order names an address to notify. */
  notificationSecret?: string
  /** The slide service, where one is wanted: the one access key it knows, and real time, by which requests are dated. */
  slide?: { accessKeyId: string; accessKeySecret: string; appKey: string; real: () => number }
  /** Without it there is no WeChat Pay here. */
  wechatPay?: WechatPayProfile
  /** Without it there is no China Merchants Bank here. */
  cmbpay?: CmbProfile
  /** Without it there is no Octopus here. */
  octopus?: OctopusProfile
  /** Without it there is no WeChat sign-in here. */
  wechatLogin?: WechatLoginProfile
  /** File of sessions, payments and orders, which survive a restart in it; without it they are gone with the process. */
  booksFile?: string
  /** Built browser scripts by name: `sandbox-checkout`, `sandbox-card-form`, `sandbox-fault-panel`, `sandbox-slide`. */
  scripts: { read: (name: string) => string }
}
