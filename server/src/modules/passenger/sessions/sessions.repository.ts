import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { transaction } from '../../../database/transaction'
import type { AccountRow, Database, SessionRow } from '../../../database/types'

type Db = Kysely<Database>

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Opens a session; the secret goes into the cookie, only its hash is stored. `isProved`: what the member signed in with
 * is the proof of identity too.
 */
export const openSession = async (
  db: Db,
  accountId: string,
  now: Instant,
  isWechat = false,
  isProved = isWechat,
): Promise<{ sessionId: string; secret: string }> => {
  const secret = randomBytes(32).toString('base64url')
  const sessionId = uuidv7()
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      secret_hash: hashSecret(secret),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      revoked_at: null,
      is_wechat: isWechat,
      proved_at: isProved ? now : null,
    })
    .execute()
  return { sessionId, secret }
}

/**
 * Of a sign-in through WeChat: whether its user still signs in to this account. Called while the row of the account is
 * locked.
 */
export type IsTheirs = (trx: Transaction<Database>) => Promise<boolean>

/**
 * Opens a session for the account as it was read; undefined when its password was changed, the account deleted, or the
 * WeChat user assigned to another account since then. The row is locked meanwhile: a change that ends all sessions
 * waits and ends this one too, or is seen here.
 */
export const openSessionFor = (
  db: Db,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
  now: Instant,
  isTheirs?: IsTheirs,
  isProved?: boolean,
): Promise<{ sessionId: string; secret: string } | undefined> =>
  transaction(db, async (trx) => {
    const unchanged = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!unchanged || (isTheirs && !(await isTheirs(trx)))) return undefined
    return openSession(trx, account.id, now, isTheirs !== undefined, isProved)
  })

export interface SessionWithAccount {
  session: SessionRow
  account: AccountRow
}

const withAccount = async (db: Db, session: SessionRow | undefined): Promise<SessionWithAccount | undefined> => {
  if (!session) return undefined
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', session.account_id).executeTakeFirst()
  return account && { session, account }
}

export const findSession = async (db: Db, sessionId: string): Promise<SessionWithAccount | undefined> =>
  withAccount(db, await db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst())

export const findSessionBySecret = async (db: Db, secret: string): Promise<SessionWithAccount | undefined> =>
  withAccount(
    db,
    await db.selectFrom('sessions').selectAll().where('secret_hash', '=', hashSecret(secret)).executeTakeFirst(),
  )

export const touchSession = async (db: Db, sessionId: string, now: Instant): Promise<void> => {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
}

/** Stores that the identity was proved in this session, now. */
export const storeProof = async (db: Db, sessionId: string, now: Instant): Promise<void> => {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute()
}

export const revokeSession = async (db: Db, sessionId: string, now: Instant): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends every session of an account; the calling one may stay. */
export const revokeAccountSessions = async (
  db: Db,
  accountId: string,
  now: Instant,
  except?: string,
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}

export const listSessions = (db: Db, accountId: string): Promise<SessionRow[]> =>
  db.selectFrom('sessions').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()
