import { type Instant, UNDO_JOIN_MS } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../../database/types'

/** Two joined accounts, as long as the joining can be undone. */
export interface AccountJoinRow {
  join_id: string
  from_id: string
  into_id: string
  joined_at: number
  undone_at: number | null
  /** JSON of {@link MovedThings}; empty once it was undone. */
  moved: string
}

/** Numbers of the moved rows, and the payers that those of the other account replaced. */
export interface MovedThings {
  orders: string[]
  coupons: string[]
  payers: string[]
  replacedPayers: { provider: string; payer: string }[]
  hasPicture: boolean
}

declare module '../../../database/types' {
  interface Database {
    account_joins: AccountJoinRow
  }
}

type Db = Kysely<Database>

export const insertJoin = async (
  trx: Transaction<Database>,
  join: { fromId: string; intoId: string; moved: MovedThings; now: Instant },
): Promise<string> => {
  const join_id = uuidv7()
  const ids = { join_id, from_id: join.fromId, into_id: join.intoId }
  await trx
    .insertInto('account_joins')
    .values({ ...ids, joined_at: join.now, undone_at: null, moved: JSON.stringify(join.moved) })
    .execute()
  return join_id
}

export const findJoin = (db: Db, joinId: string): Promise<AccountJoinRow | undefined> =>
  db.selectFrom('account_joins').selectAll().where('join_id', '=', joinId).executeTakeFirst()

/** The joining into the account that was not undone. */
export const findJoinInto = (db: Db, intoId: string): Promise<AccountJoinRow | undefined> =>
  db
    .selectFrom('account_joins')
    .selectAll()
    .where('into_id', '=', intoId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()

export const lockJoin = (trx: Transaction<Database>, joinId: string): Promise<AccountJoinRow | undefined> =>
  trx.selectFrom('account_joins').selectAll().where('join_id', '=', joinId).forUpdate().executeTakeFirst()

export const markUndone = async (trx: Transaction<Database>, joinId: string, now: Instant): Promise<void> => {
  await trx.updateTable('account_joins').set({ undone_at: now, moved: '' }).where('join_id', '=', joinId).execute()
}

/** Joinings that are final, in batches. */
export const listFinalJoins = (db: Db, now: Instant): Promise<AccountJoinRow[]> =>
  db
    .selectFrom('account_joins')
    .selectAll()
    .where('joined_at', '<=', now - UNDO_JOIN_MS)
    .orderBy('joined_at')
    .limit(100)
    .execute()

export const deleteJoin = (trx: Transaction<Database>, joinId: string): Promise<AccountJoinRow | undefined> =>
  trx.deleteFrom('account_joins').where('join_id', '=', joinId).returningAll().executeTakeFirst()

/** The joinings that an account was part of, including undone ones. */
export const listJoinsWith = (trx: Transaction<Database>, accountId: string): Promise<AccountJoinRow[]> =>
  trx
    .selectFrom('account_joins')
    .selectAll()
    .where((where) => where.or([where('into_id', '=', accountId), where('from_id', '=', accountId)]))
    .execute()
