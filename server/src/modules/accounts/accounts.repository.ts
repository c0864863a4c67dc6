import { randomInt } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AccountRow, Database } from '../../database/types'

type Db = Kysely<Database>

export const findAccountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()

export const findAccount = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

/** Eight digits that say nothing about how many members there are. */
const createMemberNumber = (): string => String(randomInt(40_000_000, 100_000_000))
const TRIES = 20

/** A new account; undefined when the e-mail address has one already, also by somebody who was faster. */
export const insertAccount = async (
  db: Db,
  account: { email: string | null; passwordHash: string; nickname: string; level: number; now: Instant },
): Promise<AccountRow | undefined> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const inserted = await db
      .insertInto('accounts')
      .values({
        id: uuidv7(),
        email: account.email,
        password_hash: account.passwordHash,
        nickname: account.nickname,
        avatar_url: '',
        member_number: createMemberNumber(),
        level: account.level,
        created_at: account.now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
    if (account.email !== null && (await findAccountByEmail(db, account.email))) return undefined
  }
  throw new Error('no member number was free')
}
