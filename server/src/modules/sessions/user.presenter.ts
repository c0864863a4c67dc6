import type { userRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { AccountRow } from '../../database/types'

export const presentUser = (account: AccountRow): z.infer<typeof userRow> => ({
  nickname: account.nickname,
  headimgurl: account.avatar_url,
  webUserId: account.member_number,
  level: account.level,
  memberId: account.id,
})
