import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** Where a member reads mail. */
export const emailOf = async (db: Kysely<Database>, accountId: string): Promise<string> => {
  const account = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()
  return account.email
}
