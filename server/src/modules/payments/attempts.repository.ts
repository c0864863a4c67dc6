import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import type { PaymentAttemptRow } from './payment-tables'

type Db = Kysely<Database>

export const findAttempt = (db: Db, requestNo: string): Promise<PaymentAttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('request_no', '=', requestNo).executeTakeFirst()

export const findAttemptByKey = (db: Db, accountId: string, key: string): Promise<PaymentAttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** How many attempts of the order were opened after that moment. */
export const countAttempts = async (db: Db, orderNo: string, after: Instant): Promise<number> => {
  const row = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_no', '=', orderNo)
    .where('created_at', '>', after)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** False when another request was faster with the same key. */
export const addAttempt = async (db: Db, attempt: PaymentAttemptRow): Promise<boolean> => {
  const added = await db
    .insertInto('payment_attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Names the order's latest attempt; false when the order can no longer be paid. */
export const nameLatestAttempt = async (
  db: Db,
  order: { orderNo: string; requestNo: string; now: Instant },
): Promise<boolean> => {
  const named = await db
    .updateTable('orders')
    .set({ request_no: order.requestNo })
    .where('order_no', '=', order.orderNo)
    .where('status', '=', 'toPay')
    .where('pay_by', '>', order.now)
    .executeTakeFirst()
  return named.numUpdatedRows === 1n
}

export const endAttempt = async (db: Db, requestNo: string, state: 'settled' | 'closed'): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ state })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'open')
    .execute()
}

export const scheduleCheck = async (db: Db, requestNo: string, nextCheckAt: Instant): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: nextCheckAt })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'open')
    .execute()
}

/** What a browser brought back from a card payment; the first word is kept. */
export const saveCardQuery = async (
  db: Db,
  of: { requestNo: string; orderNo: string; cardQuery: string },
): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ card_query: of.cardQuery })
    .where('request_no', '=', of.requestNo)
    .where('order_no', '=', of.orderNo)
    .where('card_query', '=', '')
    .execute()
}
