/** A sign-in through WeChat that was begun and not ended. Both hashes are SHA-256. */
export interface WechatStateRow {
  state_hash: string
  /** Of the cookie of the browser that began it. */
  browser_hash: string
  /** Where to go afterwards; a path below the base. */
  success_path: string
  expires_at: number
}

/** Who an account is in WeChat. */
export interface WechatIdentityRow {
  /** WeChat's id of a person towards this site. */
  openid: string
  account_id: string
  created_at: number
}

/** The picture somebody has in WeChat, fetched once: our pages load no image of another site. */
export interface AccountPictureRow {
  account_id: string
  content_type: string
  /** Base64. */
  content: string
}

declare module '../../database/types' {
  interface Database {
    wechat_states: WechatStateRow
    wechat_identities: WechatIdentityRow
    account_pictures: AccountPictureRow
  }
}
