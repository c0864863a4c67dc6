import type { Cents, CivilDate, Instant } from '@shuttle/domain'
import type { DifferenceKind, ProviderMoney } from '@shuttle/domain/staff'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { newDifferenceNumber } from '../../passenger/orders'

/** Money that does not match the books. Amounts are null where that side has none, or names none. */
export interface PaymentDifferenceRow {
  difference_no: string
  kind: DifferenceKind
  provider: string
  /** Identifies the money: number of the attempt or the refund, for money that is not ours the provider's own. */
  number: string
  /** Business day (UTC+8) on which it was compared; null where it was found outside a comparison. */
  day: CivilDate | null
  order_no: string | null
  request_no: string | null
  refund_no: string | null
  state: 'open' | 'closed'
  ours_cents: Cents | null
  /** As the provider spelled it. */
  ours_currency: string | null
  theirs_cents: Cents | null
  theirs_currency: string | null
  found_at: number
  closed_at: number | null
  closed_by: string
  /** Why it could be closed. */
  reason_text: string
}

declare module '../../../database/types' {
  interface Database {
    payment_differences: PaymentDifferenceRow
  }
}

type Db = Kysely<Database>

/** A difference as it was found. */
export interface FoundDifference {
  kind: DifferenceKind
  provider: string
  number: string
  day?: CivilDate | undefined
  orderNo?: string | null | undefined
  requestNo?: string | null | undefined
  refundNo?: string | undefined
  ours?: ProviderMoney | undefined
  theirs?: ProviderMoney | undefined
}

/**
 * Stores a difference, once for each provider, number and kind, however often it is found; answers whether it is new.
 */
export const addDifference = async (
  trx: Transaction<Database>,
  found: FoundDifference,
  now: Instant,
): Promise<boolean> => {
  const { kind, provider, number, ours, theirs } = found
  const added = await trx
    .insertInto('payment_differences')
    .values({
      difference_no: newDifferenceNumber(now),
      ...{ kind, provider, number },
      day: found.day ?? null,
      order_no: found.orderNo ?? null,
      request_no: found.requestNo ?? null,
      refund_no: found.refundNo ?? null,
      state: 'open',
      ours_cents: ours?.amount ?? null,
      ours_currency: ours?.currency ?? null,
      theirs_cents: theirs?.amount ?? null,
      theirs_currency: theirs?.currency ?? null,
      found_at: now,
      closed_at: null,
      ...{ closed_by: '', reason_text: '' },
    })
    .onConflict((conflict) => conflict.columns(['provider', 'number', 'kind']).doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const findDifference = (db: Db, differenceNo: string): Promise<PaymentDifferenceRow | undefined> =>
  db.selectFrom('payment_differences').selectAll().where('difference_no', '=', differenceNo).executeTakeFirst()

interface DifferenceFilter {
  differenceNo?: string | undefined
  state?: 'open' | 'closed' | undefined
  kind?: DifferenceKind | undefined
  provider?: string | undefined
  day?: CivilDate | undefined
}

const COLUMNS = [
  ['differenceNo', 'difference_no'],
  ['state', 'state'],
  ['kind', 'kind'],
  ['provider', 'provider'],
  ['day', 'day'],
] as const

/** Differences, the oldest first; those after the one of this number. */
export const listDifferences = (
  db: Db,
  filter: DifferenceFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<PaymentDifferenceRow[]> => {
  const fitting = COLUMNS.reduce((found, [field, column]) => {
    const value = filter[field]
    return value === undefined ? found : found.where(column, '=', value)
  }, db.selectFrom('payment_differences').selectAll())
  return fitting
    .$if(after !== undefined, (found) =>
      found.where(
        sql<boolean>`(found_at, difference_no) >
          (select found_at, difference_no from payment_differences where difference_no = ${after})`,
      ),
    )
    .orderBy('found_at')
    .orderBy('difference_no')
    .limit(limit)
    .execute()
}

/** Closes a difference that is open; false for one that another transaction closed first. */
export const closeDifference = async (
  trx: Transaction<Database>,
  differenceNo: string,
  { by, reason, now }: { by: string; reason: string; now: Instant },
): Promise<boolean> => {
  const closed = await trx
    .updateTable('payment_differences')
    .set({ state: 'closed', closed_at: now, closed_by: by, reason_text: reason })
    .where('difference_no', '=', differenceNo)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}
