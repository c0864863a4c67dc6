/** The official account WeChat knows. */
export interface WechatLoginProfile {
  appId: string
  secret: string
  /** Origin that its people may be sent back to, as set in the account's back office. */
  returnOrigin: string
}
