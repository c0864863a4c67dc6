import type { User } from '@shuttle/contracts'
import type { userRow } from '@shuttle/wire'
import type * as z from 'zod/mini'

/** The signed-in person as the wire spells them -> as screens know them. */
export const toUser = (row: z.output<typeof userRow>): User => ({
  nickname: row.nickname,
  avatarUrl: row.headimgurl,
  memberNumber: row.webUserId,
  level: row.level,
  memberId: row.memberId,
  ...(row.points !== undefined && { points: row.points }),
  ...(row.couponCount !== undefined && { coupons: row.couponCount }),
  ...(row.hasEmail !== undefined && { hasEmail: row.hasEmail }),
})
