import type { CmbProfile } from './cmbpay/cmb-profile'
import type { OctopusProfile } from './octopus/octopus-profile'
import type { WechatLoginProfile } from './wechat-login/wechat-login-profile'
import type { WechatPayProfile } from './wechat-pay/wechat-pay-profile'

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
  /** Built browser scripts by name: `sandbox-checkout`, `sandbox-card-form`, `sandbox-fault-panel`, `sandbox-slide`. */
  scripts: { read: (name: string) => string }
}
