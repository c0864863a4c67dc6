import type { userRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { BrowserSession } from './browser-session'

const presentUser = ({ account, profile }: BrowserSession): z.infer<typeof userRow> => ({
  nickname: account.nickname,
  headimgurl: account.avatar_url,
  webUserId: account.member_number,
  level: account.level,
  memberId: account.id,
  points: profile.points,
  couponCount: profile.coupons,
  hasEmail: account.email !== null,
  hasPassword: account.password_hash !== '',
})

/** The fields of every answer that contains a session. */
export const presentSession = (session: BrowserSession) => ({ jwt: session.token, responseData: presentUser(session) })
