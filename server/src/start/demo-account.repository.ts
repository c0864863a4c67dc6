import type { Kysely } from 'kysely'
import type { Database } from '../database/types'

/**
 * An open account with an address of the demo, whose password is published; no mail reaches `.test`, so no person owns
 * it.
 */
export const findDemoAccount = (db: Kysely<Database>): Promise<{ email: string | null } | undefined> =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('email', 'like', '%@demo.test'), where('email', 'like', '%.demo.test')]))
    .orderBy('member_number')
    .limit(1)
    .executeTakeFirst()
