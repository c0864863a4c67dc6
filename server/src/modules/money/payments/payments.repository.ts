import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** The outcome of money that a provider captured. */
export type PaymentOutcome =
  | 'paid'
  | 'honoured-late'
  | 'paid-twice'
  | 'no-seats'
  | 'wrong-amount'
  /** The provider had returned money before the service recorded the payment; staff handle the rest. */
  | 'returned'

/** Money that a provider captured: one row for each of its transactions, written before anything else happens. */
export interface PaymentTransactionRow {
  provider: string
  transaction_id: string
  request_no: string
  order_no: string
  merchant: string
  amount_cents: number
  /** As the provider spells it. */
  currency: string
  outcome: PaymentOutcome | 'booking'
  booked_at: number
}

/** The id by which a provider knows an account, such as the openid of WeChat. */
export interface PaymentPayerRow {
  account_id: string
  provider: string
  payer: string
}

/** A browser's report of a failed card payment, for support staff; no code uses it. */
export interface CardErrorRow {
  id: string
  order_no: string
  account_id: string
  content: string
  logged_at: number
}

declare module '../../../database/types' {
  interface Database {
    payment_transactions: PaymentTransactionRow
    payment_payers: PaymentPayerRow
    card_errors: CardErrorRow
  }
}

/** The id by which a provider knows this account; undefined until the account was seen there. */
export const findPayer = async (
  db: Kysely<Database>,
  accountId: string,
  provider: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payment_payers')
    .select('payer')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.payer
}

/** Stores the id of an account at a provider; the latest value wins. */
export const savePayer = async (
  db: Kysely<Database>,
  row: { account_id: string; provider: string; payer: string },
): Promise<void> => {
  await db
    .insertInto('payment_payers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet({ payer: row.payer }))
    .execute()
}

type Db = Kysely<Database>

/** Claims a provider's transaction; false when it was recorded before. Waits for a request that records it now. */
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

/** The outcome of an attempt's money, as far as it came. */
export const findOutcome = async (db: Db, requestNo: string): Promise<PaymentOutcome | undefined> => {
  const row = await db
    .selectFrom('payment_transactions')
    .select('outcome')
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
  return row === undefined || row.outcome === 'booking' ? undefined : row.outcome
}

/** All money that a provider captured for an order, the earliest first. */
export const listTransactions = (db: Db, orderNo: string): Promise<PaymentTransactionRow[]> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('booked_at')
    .orderBy('transaction_id')
    .execute()

/** What is recorded of an attempt, the earliest first. */
export const listTransactionsOf = (db: Db, requestNo: string): Promise<PaymentTransactionRow[]> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('request_no', '=', requestNo)
    .orderBy('booked_at')
    .orderBy('transaction_id')
    .execute()

/** What is recorded under a provider's own number. */
export const findTransaction = (
  db: Db,
  of: { provider: string; transactionId: string },
): Promise<PaymentTransactionRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('provider', '=', of.provider)
    .where('transaction_id', '=', of.transactionId)
    .executeTakeFirst()

/** The money that an attempt captured for its order. */
export const findTakenPayment = async (
  db: Db,
  requestNo: string,
): Promise<{ provider: string; captured_cents: number; currency: string } | undefined> =>
  db
    .selectFrom('payment_transactions')
    .select(['provider', 'amount_cents as captured_cents', 'currency'])
    .where('request_no', '=', requestNo)
    .where('outcome', 'in', ['paid', 'honoured-late'])
    .executeTakeFirst()

export const countCardErrors = async (db: Db, orderNo: string): Promise<number> => {
  const { count } = await db
    .selectFrom('card_errors')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const addCardError = async (db: Db, error: CardErrorRow): Promise<void> => {
  await db.insertInto('card_errors').values(error).execute()
}

/** All data of payments about an account. */
export const listPaymentData = async (db: Db, accountId: string) => {
  const ownOrders = db.selectFrom('orders').select('order_no').where('account_id', '=', accountId)
  const [attempts, refunds, cardErrors] = await Promise.all([
    db.selectFrom('payment_attempts').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute(),
    db.selectFrom('refunds').selectAll().where('order_no', 'in', ownOrders).orderBy('created_at').execute(),
    db.selectFrom('card_errors').selectAll().where('account_id', '=', accountId).orderBy('logged_at').execute(),
  ])
  return { attempts, refunds, cardErrors }
}

/** Deletes the fields that a browser sent along with payments, which are personal data; amounts and numbers stay. */
export const erasePaymentData = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('payment_payers').where('account_id', '=', accountId).execute()
  await db.deleteFrom('card_errors').where('account_id', '=', accountId).execute()
  await db
    .updateTable('payment_attempts')
    .set({ call_fields: '', card_query: '' })
    .where('account_id', '=', accountId)
    .execute()
  const ownOrders = db.selectFrom('orders').select('order_no').where('account_id', '=', accountId)
  await db.updateTable('refunds').set({ reason_text: '' }).where('order_no', 'in', ownOrders).execute()
  const ownRefunds = db.selectFrom('refunds').select('refund_no').where('order_no', 'in', ownOrders)
  await db.updateTable('refund_settlements').set({ reason_text: '' }).where('refund_no', 'in', ownRefunds).execute()
  await db.updateTable('payment_differences').set({ reason_text: '' }).where('order_no', 'in', ownOrders).execute()
}

const OF_AN_ORDER = ['payment_attempts', 'card_errors', 'refund_quotes'] as const

/** The payers of an account: those that moved, and those that were replaced. */
export interface MovedPayers {
  payers: string[]
  replacedPayers: { provider: string; payer: string }[]
}

/**
 * Moves the payments and the WeChat payer of one account to another; answers which payers moved, and which were
 * replaced.
 */
export const movePayments = async (db: Db, from: string, into: string): Promise<MovedPayers> => {
  for (const table of OF_AN_ORDER)
    await db.updateTable(table).set({ account_id: into }).where('account_id', '=', from).execute()
  const payers = db.selectFrom('payment_payers').select('provider').where('account_id', '=', from)
  const replacedPayers = await db
    .deleteFrom('payment_payers')
    .where('account_id', '=', into)
    .where('provider', 'in', payers)
    .returning(['provider', 'payer'])
    .execute()
  const moved = await db
    .updateTable('payment_payers')
    .set({ account_id: into })
    .where('account_id', '=', from)
    .returning('provider')
    .execute()
  return { payers: moved.map(({ provider }) => provider), replacedPayers }
}

/** Moves the payments of these orders, later ones included, and the payers; replaced payers are restored. */
export const returnPayments = async (
  db: Db,
  moved: MovedPayers & { orders: readonly string[] },
  { from, into }: { from: string; into: string },
): Promise<void> => {
  for (const table of moved.orders.length > 0 ? OF_AN_ORDER : [])
    await db
      .updateTable(table)
      .set({ account_id: into })
      .where('account_id', '=', from)
      .where('order_no', 'in', moved.orders)
      .execute()
  if (moved.payers.length > 0)
    await db
      .updateTable('payment_payers')
      .set({ account_id: into })
      .where('account_id', '=', from)
      .where('provider', 'in', moved.payers)
      .execute()
  for (const { provider, payer } of moved.replacedPayers) await savePayer(db, { account_id: from, provider, payer })
}
