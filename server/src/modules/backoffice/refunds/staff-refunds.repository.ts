import { type Cents, civilDateAt, type Instant, toInstant } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'

/** A refund that staff made by hand, or at another fee than the policy's. */
interface StaffRefundRow {
  refund_no: string
  order_no: string
  /** Account of its author or proposer. */
  made_by: string
  /** Account of the second person; empty where none was needed. */
  second_by: string
  policy_fee_cents: Cents
  fee_cents: Cents
  /** The reason of another fee; empty at that of the policy. */
  reason_text: string
}

declare module '../../../database/types' {
  interface Database {
    staff_refunds: StaffRefundRow
  }
}

export const insertStaffRefund = async (trx: Transaction<Database>, refund: StaffRefundRow): Promise<void> => {
  await trx.insertInto('staff_refunds').values(refund).execute()
}

/** Refunds at changed fees that no second person approved. */
const selectAlone = (db: Kysely<Database>) =>
  db
    .selectFrom('staff_refunds')
    .innerJoin('refunds', 'refunds.refund_no', 'staff_refunds.refund_no')
    .select(sql<number>`coalesce(sum(amount_cents), 0)`.as('sum'))
    .where('second_by', '=', '')
    .whereRef('fee_cents', '<>', 'policy_fee_cents')

/**
 * The sum that counts before a refund at a changed fee: of its order at any time, or of this person on this day
 * (UTC+8), whichever is more. Both are sums of refunds that one person decided alone; currencies are added as they are.
 */
export const sumRefundedAlone = async (
  db: Kysely<Database>,
  { orderNo, by, now }: { orderNo: string; by: string; now: Instant },
): Promise<Cents> => {
  const ofOrder = await selectAlone(db).where('staff_refunds.order_no', '=', orderNo).executeTakeFirstOrThrow()
  const ofDay = await selectAlone(db)
    .where('made_by', '=', by)
    .where('refunds.created_at', '>=', toInstant(civilDateAt(now)))
    .executeTakeFirstOrThrow()
  return Math.max(Number(ofOrder.sum), Number(ofDay.sum))
}

/** Deletes the texts of staff about refunds of an account's orders; numbers and amounts stay. */
export const eraseStaffRefunds = async (db: Kysely<Database>, accountId: string): Promise<void> => {
  const ownOrders = db.selectFrom('orders').select('order_no').where('account_id', '=', accountId)
  await db.updateTable('staff_refunds').set({ reason_text: '' }).where('order_no', 'in', ownOrders).execute()
  await db
    .updateTable('refund_proposals')
    .set({ reason_text: '', answer_text: '', decision_text: '' })
    .where('order_no', 'in', ownOrders)
    .execute()
}
