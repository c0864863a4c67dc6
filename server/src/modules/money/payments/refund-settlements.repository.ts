import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { leaseFor } from './payment-settings'
import { isInScope, type ProviderScope } from './provider-bulkheads'

/** A refund that staff paid outside of its provider. */
export interface RefundSettlementRow {
  refund_no: string
  /** Of the other payment, such as a number of the bank. */
  reference: string
  reason_text: string
  settled_by: string
  settled_at: number
  /** When the provider is queried whether it refunded nevertheless; null once that is over. */
  next_check_at: number | null
  checks: number
}

declare module '../../../database/types' {
  interface Database {
    refund_settlements: RefundSettlementRow
  }
}

type Db = Kysely<Database>

export const insertSettlement = async (
  trx: Transaction<Database>,
  settlement: Omit<RefundSettlementRow, 'checks'>,
): Promise<void> => {
  await trx
    .insertInto('refund_settlements')
    .values({ ...settlement, checks: 0 })
    .execute()
}

export const findSettlement = (db: Db, refundNo: string): Promise<RefundSettlementRow | undefined> =>
  db.selectFrom('refund_settlements').selectAll().where('refund_no', '=', refundNo).executeTakeFirst()

const LEASE_MS = leaseFor(3)
const BATCH = 100

/** Numbers of refunds settled outside whose provider is due for a query. */
export const listDueSettlements = async (
  db: Db,
  { scope, now }: { scope: ProviderScope; now: Instant },
): Promise<string[]> => {
  const due = db
    .selectFrom('refund_settlements')
    .innerJoin('refunds', 'refunds.refund_no', 'refund_settlements.refund_no')
    .select('refund_settlements.refund_no')
    .where('refund_settlements.next_check_at', '<=', now)
    .where((is) => isInScope(is, 'refunds.provider', scope))
  return (await due.orderBy('refund_settlements.next_check_at').limit(BATCH).execute()).map((row) => row.refund_no)
}

/** Claims one for one instance; undefined where another was faster. */
export const claimSettlement = (db: Db, refundNo: string, now: Instant): Promise<RefundSettlementRow | undefined> =>
  db
    .updateTable('refund_settlements')
    .set((row) => ({ next_check_at: now + LEASE_MS, checks: row('checks', '+', 1) }))
    .where('refund_no', '=', refundNo)
    .where('next_check_at', '<=', now)
    .returningAll()
    .executeTakeFirst()

/** Returns one that was claimed but not queried. */
export const postponeSettlementCheck = async (db: Db, refundNo: string, nextCheckAt: Instant): Promise<void> => {
  await db
    .updateTable('refund_settlements')
    .set((row) => ({ next_check_at: nextCheckAt, checks: row('checks', '-', 1) }))
    .where('refund_no', '=', refundNo)
    .execute()
}

export const scheduleSettlementCheck = async (db: Db, refundNo: string, nextCheckAt: Instant | null): Promise<void> => {
  await db
    .updateTable('refund_settlements')
    .set({ next_check_at: nextCheckAt })
    .where('refund_no', '=', refundNo)
    .execute()
}
