/** The signed-in member as the browser knows them; the service decides what is allowed. */
export interface User {
  nickname: string
  avatarUrl: string
  /** The shown member number. */
  memberNumber: string
  /** 0 non-member, 1 and up member, 9 staff. */
  level: number
  memberId: string
  /** One for each whole unit paid; missing where the service does not send it. */
  points?: number
  /** Coupons that can be used now; missing where the service does not send it. */
  coupons?: number
  /** False for a member of WeChat without an e-mail address, and so without a password. */
  hasEmail?: boolean
  /** False for a member who signs in through WeChat, or by mailed codes, only. */
  hasPassword?: boolean
}

/**
 * `unknown` only while the stored session is being restored. `mayReturn`: a member who did not sign out, whose session
 * ended by itself or could not be restored; their data is hidden from the page and restored when they sign in again.
 */
export type Session = { kind: 'unknown' } | { kind: 'visitor'; mayReturn?: true } | { kind: 'member'; user: User }
