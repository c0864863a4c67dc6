import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import type { PaymentOutcome, PaymentTransactionRow } from './payment-tables'

type Db = Kysely<Database>

/** Claims a provider's transaction; false when it has been booked before, waiting for whoever books it now. */
export const claimTransaction = async (db: Db, row: PaymentTransactionRow): Promise<boolean> => {
  const claimed = await db
    .insertInto('payment_transactions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'transaction_id']).doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export const recordOutcome = async (
  db: Db,
  of: { provider: string; transactionId: string },
  outcome: PaymentOutcome,
): Promise<void> => {
  await db
    .updateTable('payment_transactions')
    .set({ outcome })
    .where('provider', '=', of.provider)
    .where('transaction_id', '=', of.transactionId)
    .execute()
}

/** What became of the money of an attempt, as far as it came. */
export const findOutcome = async (db: Db, requestNo: string): Promise<PaymentOutcome | undefined> => {
  const row = await db
    .selectFrom('payment_transactions')
    .select('outcome')
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
  return row === undefined || row.outcome === 'booking' ? undefined : row.outcome
}
