import { type Instant, NON_MEMBER_LEVEL } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { findAccount, insertAccount } from '../accounts/accounts.repository'
import { cleanNickname } from '../accounts/nickname'
import type { WechatPerson } from './wechat-person'

const findAccountByOpenid = async (db: Kysely<Database>, openid: string): Promise<AccountRow | undefined> => {
  const identity = await db.selectFrom('wechat_identities').selectAll().where('openid', '=', openid).executeTakeFirst()
  return identity && findAccount(db, identity.account_id)
}

/**
 * The account of a person WeChat confirmed; a new one of level 0 where there is none: it becomes a member's when an e-mail is bound
 * (decision "the wire" 20). Of two first sign-ins at once the slower takes the account of the faster.
 */
export const findOrCreateAccount = async (
  db: Kysely<Database>,
  person: Pick<WechatPerson, 'openid' | 'nickname'>,
  now: Instant,
): Promise<AccountRow> => {
  const before = await findAccountByOpenid(db, person.openid)
  if (before) return before
  return db.transaction().execute(async (trx) => {
    const nickname = cleanNickname(person.nickname)
    const made = await insertAccount(trx, { email: null, passwordHash: '', nickname, level: NON_MEMBER_LEVEL, now })
    if (!made) throw new Error('an account without an e-mail clashed')
    const linked = await trx
      .insertInto('wechat_identities')
      .values({ openid: person.openid, account_id: made.id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst()
    if (linked) return made
    await trx.deleteFrom('accounts').where('id', '=', made.id).execute()
    const faster = await findAccountByOpenid(trx, person.openid)
    if (!faster) throw new Error('an identity went as it came')
    return faster
  })
}
