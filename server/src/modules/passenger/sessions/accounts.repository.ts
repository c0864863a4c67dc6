import { randomInt } from 'node:crypto'
import { type Instant, MEMBER_LEVEL } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AccountRow, Database } from '../../../database/types'

type Db = Kysely<Database>

export const findAccountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()

export const findAccount = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

/** Eight random digits, which do not reveal how many members there are. */
const createMemberNumber = (): string => String(randomInt(40_000_000, 100_000_000))
const TRIES = 20

/** Inserts an account; undefined when the e-mail address has one, also when another request inserted it first. */
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

const LONGEST = 32

/**
 * Cleans a name that a person chose elsewhere: no control characters, none that reverse the line, 32 characters at
 * most. It is text and stays text: `<` is a character like any other.
 */
export const cleanNickname = (given: string): string =>
  [...given.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')].slice(0, LONGEST).join('').trim()

/** Name of a new member: the part of the address before the @. */
export const nicknameFromEmail = (email: string): string => cleanNickname(email.split('@')[0] ?? '')

/** Mail address of a member; undefined for a member who only signs in through WeChat, and for a deleted account. */
export const findEmail = async (db: Db, accountId: string): Promise<string | undefined> => {
  const account = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()
  return account.email ?? undefined
}

/** Locks account rows in the order of their ids until the transaction ends: two joins at once wait for each other. */
export const lockAccounts = (trx: Transaction<Database>, ids: readonly string[]): Promise<AccountRow[]> =>
  trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Replaces a password hash; false when another request changed it since the row was read. */
export const replacePasswordHash = async (
  db: Db,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
  password_hash: string,
): Promise<boolean> => {
  const changed = await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/**
 * Gives an account without an e-mail address one, and at least the level of a member; undefined when it has one
 * already.
 */
export const setCredentials = (
  db: Db,
  accountId: string,
  credentials: { email: string; passwordHash: string },
): Promise<AccountRow | undefined> =>
  db
    .updateTable('accounts')
    .set({
      email: credentials.email,
      password_hash: credentials.passwordHash,
      level: sql<number>`greatest(level, ${sql.lit(MEMBER_LEVEL)})`,
    })
    .where('id', '=', accountId)
    .where('email', 'is', null)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const setAvatar = async (db: Db, accountId: string, avatar_url: string): Promise<void> => {
  await db.updateTable('accounts').set({ avatar_url }).where('id', '=', accountId).execute()
}

/** Removes an account without references. */
export const deleteNewAccount = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('accounts').where('id', '=', accountId).execute()
}

/**
 * Ends an account that was joined into another one: the personal data of its row stays as long as that can be undone.
 */
export const suspendAccount = async (trx: Transaction<Database>, id: string, now: Instant): Promise<void> => {
  await trx.deleteFrom('sessions').where('account_id', '=', id).execute()
  await trx.updateTable('accounts').set({ deleted_at: now }).where('id', '=', id).execute()
}

export const reopenAccount = async (trx: Transaction<Database>, id: string): Promise<void> => {
  await trx.updateTable('accounts').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** Closes an account for good: deletes its sessions and all personal data of its row. */
export const closeAccount = async (trx: Transaction<Database>, id: string, now: Instant): Promise<void> => {
  await trx.deleteFrom('sessions').where('account_id', '=', id).execute()
  const anonymous = { email: null, password_hash: '', nickname: '', avatar_url: '', level: 0, member_number: `x${id}` }
  await trx
    .updateTable('accounts')
    .set({ ...anonymous, deleted_at: now })
    .where('id', '=', id)
    .execute()
}
