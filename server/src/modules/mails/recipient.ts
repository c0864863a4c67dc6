import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** Where a member reads mail; undefined for who came by WeChat alone, and for a deleted account. */
export const findEmail = async (db: Kysely<Database>, accountId: string): Promise<string | undefined> => {
  const account = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()
  return account.email ?? undefined
}
