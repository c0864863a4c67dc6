import {
  type CivilDate,
  type FareType,
  type Instant,
  PURCHASE_READING,
  type RefundPause,
  type RefundPolicy,
  type RefundTier,
  refundPolicyAt,
  type SoldProduct,
} from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { RefundPolicyRow } from './refund-policy-table'

type Db = Kysely<Database>

export const toPolicy = (row: RefundPolicyRow): RefundPolicy => ({
  id: row.id,
  from: row.valid_from ?? undefined,
  until: row.valid_to ?? undefined,
  clock: row.clock,
  tiers: (JSON.parse(row.tiers) as Partial<RefundTier>[]).map(({ minutes, basisPoints = 0 }) => ({
    minutes,
    basisPoints,
  })),
  cutoffMinutes: row.cutoff_minutes,
  isAutomatic: row.is_automatic,
  rounding: row.rounding,
  minimumFee: row.minimum_fee_cents,
  couponOrders: row.coupon_orders,
  discountedTickets: row.discounted_tickets,
  lineCodes: JSON.parse(row.line_codes) as string[],
  fareTypes: JSON.parse(row.fare_types) as FareType[],
  isForceMajeureFull: row.is_force_majeure_full,
  windowDays: row.window_days ?? undefined,
})

/** The default where no row exists: the policy that a buyer consents to (D1.1). */
export const UNDATED_POLICY: RefundPolicy = { id: '', from: undefined, until: undefined, ...PURCHASE_READING }

/** The row under which a product is sold on a day, or undefined. Without a product, the general one. */
export const findRefundPolicy = async (
  db: Db,
  date: CivilDate,
  product?: SoldProduct,
): Promise<RefundPolicy | undefined> => {
  const rows = await db.selectFrom('refund_policies').selectAll().execute()
  return refundPolicyAt(rows.map(toPolicy), date, product)
}

/** The version an order was sold under; older orders have the policy that their buyers consented to. */
export const findPolicyOfOrder = async (db: Db, order: { refund_policy_id?: string | null }): Promise<RefundPolicy> => {
  if (!order.refund_policy_id) return UNDATED_POLICY
  const row = await db
    .selectFrom('refund_policies')
    .selectAll()
    .where('id', '=', order.refund_policy_id)
    .executeTakeFirst()
  return row ? toPolicy(row) : UNDATED_POLICY
}

/** Automatic refunds that staff paused, beside the policies of orders. */
export interface RefundPauseRow {
  /** Id from the form that made it: sent again, it is the same one. */
  pause_no: string
  /** One-way line; empty for every line. */
  line_code: string
  begins_at: number
  /** First moment after it; null until staff end it. */
  ends_at: number | null
  reason_text: string
  /** Accounts of the staff. */
  made_by: string
  made_at: number
  ended_by: string
}

declare module '../../../database/types' {
  interface Database {
    refund_pauses: RefundPauseRow
  }
}

/** Pauses that concern one of these one-way lines. */
export const findPauses = async (db: Db, lineCodes: readonly string[]): Promise<RefundPause[]> => {
  const rows = await db
    .selectFrom('refund_pauses')
    .select(['begins_at', 'ends_at'])
    .where('line_code', 'in', ['', ...lineCodes])
    .execute()
  return rows.map(({ begins_at, ends_at }) => ({ from: begins_at, until: ends_at ?? undefined }))
}

/** The newest first. */
export const listPauses = (db: Db): Promise<RefundPauseRow[]> =>
  db.selectFrom('refund_pauses').selectAll().orderBy('begins_at', 'desc').orderBy('pause_no').limit(200).execute()

export const findPause = (db: Db, pauseNo: string): Promise<RefundPauseRow | undefined> =>
  db.selectFrom('refund_pauses').selectAll().where('pause_no', '=', pauseNo).executeTakeFirst()

/** One that exists already stays unchanged. */
export const insertPause = async (trx: Transaction<Database>, row: RefundPauseRow): Promise<void> => {
  await trx
    .insertInto('refund_pauses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends a pause that is not over: now, or at its beginning where that is in the future. False for any other. */
export const endPause = async (
  trx: Transaction<Database>,
  { pauseNo, by, now }: { pauseNo: string; by: string; now: Instant },
): Promise<boolean> => {
  const open = trx
    .updateTable('refund_pauses')
    .set(({ fn, val }) => ({ ends_at: fn<number>('greatest', ['begins_at', val(now)]), ended_by: by }))
    .where('pause_no', '=', pauseNo)
  const ended = await open
    .where(({ eb, or, ref }) =>
      or([eb('ends_at', 'is', null), eb.and([eb('ends_at', '>', now), eb('ends_at', '>', ref('begins_at'))])]),
    )
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}
