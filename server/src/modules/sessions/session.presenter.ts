import type { userRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { AccountRow } from '../../database/types'
import type { Profile } from './profile.repository'

export const presentUser = (account: AccountRow, profile: Profile): z.infer<typeof userRow> => ({
  nickname: account.nickname,
  headimgurl: account.avatar_url,
  webUserId: account.member_number,
  level: account.level,
  memberId: account.id,
  points: profile.points,
  couponCount: profile.coupons,
  hasEmail: account.email !== null,
})

/** Stands in answers of signing in and registering: whether the next attempt needs the picture (accounts 4, login flow). */
export const presentCaptchaNeeded = (isNeeded: boolean) => ({ needcode: isNeeded })
