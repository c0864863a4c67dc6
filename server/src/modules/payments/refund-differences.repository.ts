import type { Cents, Instant } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/types'

/** `settled-twice`: the provider gave back what staff had settled outside. */
export type DifferenceKind = 'settled-twice'

/** Money that is not where the ledger says. */
export interface RefundDifferenceRow {
  difference_no: string
  kind: DifferenceKind
  refund_no: string
  state: 'open' | 'closed'
  amount_cents: Cents
  /** As the provider spelled it. */
  currency: string
  found_at: number
  closed_at: number | null
  closed_by: string
  /** Why it could be closed. */
  reason_text: string
}

declare module '../../database/types' {
  interface Database {
    refund_differences: RefundDifferenceRow
  }
}

type Db = Kysely<Database>

/** Enters a difference, once for each kind of a refund; answers whether it is new. */
export const addDifference = async (
  trx: Transaction<Database>,
  difference: Omit<RefundDifferenceRow, 'state' | 'closed_at' | 'closed_by' | 'reason_text'>,
): Promise<boolean> => {
  const added = await trx
    .insertInto('refund_differences')
    .values({ ...difference, state: 'open', closed_at: null, closed_by: '', reason_text: '' })
    .onConflict((conflict) => conflict.columns(['kind', 'refund_no']).doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export interface RefundDifference extends RefundDifferenceRow {
  order_no: string
  provider: string
}

const selectDifferences = (db: Db) =>
  db
    .selectFrom('refund_differences')
    .innerJoin('refunds', 'refunds.refund_no', 'refund_differences.refund_no')
    .selectAll('refund_differences')
    .select(['refunds.order_no', 'refunds.provider'])

export const findDifference = (db: Db, differenceNo: string): Promise<RefundDifference | undefined> =>
  selectDifferences(db).where('difference_no', '=', differenceNo).executeTakeFirst()

/** Differences, the oldest first; those after the one of this number. */
export const listDifferences = (
  db: Db,
  { state, after, limit }: { state?: 'open' | 'closed' | undefined; after?: string | undefined; limit: number },
): Promise<RefundDifference[]> =>
  selectDifferences(db)
    .$if(state !== undefined, (found) => found.where('refund_differences.state', '=', state ?? 'open'))
    .$if(after !== undefined, (found) =>
      found.where(
        sql<boolean>`(found_at, difference_no) >
          (select found_at, difference_no from refund_differences where difference_no = ${after})`,
      ),
    )
    .orderBy('found_at')
    .orderBy('difference_no')
    .limit(limit)
    .execute()

/** Closes a difference that is open; false for one that is closed, whoever was faster. */
export const closeDifference = async (
  trx: Transaction<Database>,
  differenceNo: string,
  { by, reason, now }: { by: string; reason: string; now: Instant },
): Promise<boolean> => {
  const closed = await trx
    .updateTable('refund_differences')
    .set({ state: 'closed', closed_at: now, closed_by: by, reason_text: reason })
    .where('difference_no', '=', differenceNo)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}
