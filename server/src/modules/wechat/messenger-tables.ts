/** A sign-in through the messenger that was begun and not ended. Both hashes are SHA-256. */
export interface MessengerStateRow {
  state_hash: string
  /** Of the cookie of the browser that began it. */
  browser_hash: string
  /** Where to go afterwards; a path below the base. */
  success_path: string
  expires_at: number
}

/** Who an account is in the messenger. */
export interface MessengerIdentityRow {
  /** The messenger's id of a person towards this site. */
  openid: string
  account_id: string
  created_at: number
}

/** The picture somebody has in the messenger, fetched once: our pages load no image of another site. */
export interface AccountPictureRow {
  account_id: string
  content_type: string
  /** Base64. */
  content: string
}

declare module '../../database/types' {
  interface Database {
    wechat_states: MessengerStateRow
    wechat_identities: MessengerIdentityRow
    account_pictures: AccountPictureRow
  }
}
