import { type Instant, NON_MEMBER_LEVEL } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import type { AccountRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { cleanNickname, deleteNewAccount, insertAccount } from '../sessions'
import { addIdentity, findAccountByOpenid } from './wechat.repository'
import type { WechatUser } from './wechat-user.mapper'

/**
 * Finds the account of a user whom WeChat confirmed, or creates one of level 0, which becomes a member's when an e-mail
 * is bound (D9.20). Of two concurrent first sign-ins the slower one uses the account of the faster one.
 */
export const findOrCreateAccount = async (
  { db }: Pick<AppContext, 'db'>,
  { wechatUser, now }: { wechatUser: Pick<WechatUser, 'openid' | 'nickname'>; now: Instant },
): Promise<AccountRow> => {
  const existing = await findAccountByOpenid(db, wechatUser.openid)
  if (existing) return existing
  return transaction(db, async (trx) => {
    const nickname = cleanNickname(wechatUser.nickname)
    const created = await insertAccount(trx, { email: null, passwordHash: '', nickname, level: NON_MEMBER_LEVEL, now })
    if (!created) throw new Error('an account without an e-mail clashed')
    if (await addIdentity(trx, { openid: wechatUser.openid, account_id: created.id, created_at: now })) return created
    await deleteNewAccount(trx, created.id)
    const faster = await findAccountByOpenid(trx, wechatUser.openid)
    if (!faster) throw new Error('a WeChat identity disappeared during sign-in')
    return faster
  })
}
