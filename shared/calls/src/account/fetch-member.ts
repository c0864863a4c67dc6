import type { User } from '@shuttle/contracts'
import { queryUserCall, type userRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { callService } from '../send-call'

/** The signed-in member as screens read it. */
export const userFromWire = (row: z.output<typeof userRow>): User => ({
  nickname: row.nickname,
  avatarUrl: row.headimgurl,
  memberNumber: row.webUserId,
  level: row.level,
  memberId: row.memberId,
  ...(row.points !== undefined && { points: row.points }),
  ...(row.couponCount !== undefined && { coupons: row.couponCount }),
  ...(row.hasEmail !== undefined && { hasEmail: row.hasEmail }),
  ...(row.hasPassword !== undefined && { hasPassword: row.hasPassword }),
})

/** The signed-in member as of now. A session that has ended is renewed as by any other call. Throws `ApiError`. */
export const fetchMember = async (): Promise<User> => userFromWire((await callService(queryUserCall, {})).responseData)
