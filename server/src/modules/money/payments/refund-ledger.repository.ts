import type { Cents, Instant, Language, RefundReason, RefundState } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { leaseFor } from './payment-settings'
import { isInScope, type ProviderScope } from './provider-bulkheads'

/** Reasons of automatic refunds: money that does not match its order. */
export type AutomaticReason = 'paid-twice' | 'no-seats' | 'wrong-amount'

/** A refund under one number, which is the provider's id of the refund. */
export interface RefundRow {
  refund_no: string
  order_no: string
  /** The attempt whose money it is; null where none was paid. */
  request_no: string | null
  provider: string
  /** All that the attempt captured; the refund is a part of it. */
  captured_cents: Cents
  amount_cents: Cents
  /** As the provider spelled it when it captured the money. */
  currency: string
  reason: AutomaticReason | RefundReason
  /** Text of the passenger. */
  reason_text: string
  /** The quote it is charged by, one refund each; null for automatic refunds. */
  quote_no: string | null
  /** Of the passenger; the mail about it is written in it. */
  language: Language
  state: RefundState
  created_at: number
  ended_at: number | null
  /** Null for a refund that ended or waits for staff alone. */
  next_check_at: number | null
  checks: number
  /** Why the provider refused or failed it; for staff. */
  last_answer: string
}

/** The refund of one ticket: `fee_cents` and `refund_cents` sum to what was paid for it. */
interface RefundItemRow {
  refund_no: string
  ticket_no: string
  paid_cents: Cents
  fee_cents: Cents
  refund_cents: Cents
}

/** Fee and refund of the chosen tickets, as they were shown; a refund is charged by its quote and never otherwise. */
interface RefundQuoteRow {
  quote_no: string
  order_no: string
  account_id: string
  policy_id: string
  /** JSON: for each ticket its number, fee rate in basis points, paid share, fee and refund. */
  tickets: string
  created_at: number
  valid_until: number
  used_at: number | null
}

declare module '../../../database/types' {
  interface Database {
    refunds: RefundRow
    refund_items: RefundItemRow
    refund_quotes: RefundQuoteRow
  }
}

type Db = Kysely<Database>

/**
 * Adds a refund to the ledger, in the transaction that decided it; the provider is called afterwards, and never for a
 * refund of nothing.
 */
export const addRefund = async (
  db: Db,
  refund: Omit<
    RefundRow,
    'state' | 'ended_at' | 'next_check_at' | 'checks' | 'last_answer' | 'reason_text' | 'quote_no'
  > &
    Partial<Pick<RefundRow, 'reason_text' | 'quote_no'>>,
): Promise<void> => {
  const { created_at } = refund
  const progress =
    refund.amount_cents === 0
      ? { state: 'done' as const, ended_at: created_at, next_check_at: null }
      : { state: 'accepted' as const, ended_at: null, next_check_at: created_at }
  await db
    .insertInto('refunds')
    .values({ reason_text: '', quote_no: null, ...refund, ...progress, checks: 0, last_answer: '' })
    .execute()
}

export const addRefundItems = async (db: Db, items: RefundItemRow[]): Promise<void> => {
  await db.insertInto('refund_items').values(items).execute()
}

export const listRefundItems = (db: Db, refundNo: string): Promise<RefundItemRow[]> =>
  db.selectFrom('refund_items').selectAll().where('refund_no', '=', refundNo).execute()

/** States of the refunds of an order's tickets; refunds of money that did not match the order are not among them. */
export const listTicketRefundStates = async (db: Db, orderNo: string): Promise<RefundState[]> => {
  const refunds = db.selectFrom('refunds').select('state').where('order_no', '=', orderNo)
  return (await refunds.where('quote_no', 'is not', null).execute()).map(({ state }) => state)
}

/** Whether the provider refused a refund of tickets of this order: only staff can continue it. */
export const hasRefusedRefund = async (db: Db, orderNo: string): Promise<boolean> =>
  (await listTicketRefundStates(db, orderNo)).includes('refused')

/** Number of the refund that a quote was charged by; a quote makes one refund at most. */
export const findRefundNumber = async (db: Db, quoteNo: string): Promise<string | undefined> =>
  (await db.selectFrom('refunds').select('refund_no').where('quote_no', '=', quoteNo).executeTakeFirst())?.refund_no

export const findRefund = (db: Db, refundNo: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('refund_no', '=', refundNo).executeTakeFirst()

export const getRefund = (db: Db, refundNo: string): Promise<RefundRow> =>
  db.selectFrom('refunds').selectAll().where('refund_no', '=', refundNo).executeTakeFirstOrThrow()

/** The same, locked until the transaction ends; undefined for an unknown number. */
export const lockRefund = (trx: Transaction<Database>, refundNo: string): Promise<RefundRow | undefined> =>
  trx.selectFrom('refunds').selectAll().where('refund_no', '=', refundNo).forUpdate().executeTakeFirst()

/** Makes a locked refund due now; one that the provider refused is retried. */
export const makeRefundDue = async (
  trx: Transaction<Database>,
  { refund_no, state }: Pick<RefundRow, 'refund_no' | 'state'>,
  next_check_at: Instant,
): Promise<void> => {
  const change = { next_check_at, ...(state === 'refused' && { state: 'accepted' as const }) }
  await trx.updateTable('refunds').set(change).where('refund_no', '=', refund_no).execute()
}

/** Ends a locked refund whose money was paid by other means. */
export const endRefundOutside = async (
  trx: Transaction<Database>,
  refundNo: string,
  ended_at: Instant,
): Promise<void> => {
  const end = { state: 'done', ended_at, next_check_at: null } as const
  await trx.updateTable('refunds').set(end).where('refund_no', '=', refundNo).execute()
}

/** Payments of an order beyond the one that bought its tickets, the oldest first. */
export const listExtraPayments = (db: Db, orderNo: string): Promise<Pick<RefundRow, 'provider' | 'amount_cents'>[]> =>
  db
    .selectFrom('refunds')
    .select(['provider', 'amount_cents'])
    .where('order_no', '=', orderNo)
    .where('reason', '=', 'paid-twice')
    .orderBy('created_at')
    .execute()

/** How long a refund stays claimed by an instance that died. */
export const REFUND_LEASE_MS = leaseFor(3)
const BATCH = 100

/** Numbers of refunds that are due, the longest waiting first. */
export const listDueRefunds = async (
  db: Db,
  { scope, now }: { scope: ProviderScope; now: Instant },
): Promise<string[]> => {
  const due = db.selectFrom('refunds').select('refund_no').where('next_check_at', '<=', now)
  const ofBulkhead = due.where((is) => isInScope(is, 'provider', scope))
  return (await ofBulkhead.orderBy('next_check_at').limit(BATCH).execute()).map((row) => row.refund_no)
}

/** Claims a refund that is due for one instance; undefined where another was faster. */
export const claimRefund = (db: Db, refundNo: string, now: Instant): Promise<RefundRow | undefined> =>
  db
    .updateTable('refunds')
    .set((row) => ({ next_check_at: now + REFUND_LEASE_MS, checks: row('checks', '+', 1) }))
    .where('refund_no', '=', refundNo)
    .where('next_check_at', '<=', now)
    .returningAll()
    .executeTakeFirst()

/**
 * Moves a refund that is not final; false when it has ended or waits for staff, or another instance has claimed it
 * since: data from before that claim is out of date. Only `done` counts from every instance: a completed refund stays
 * so.
 */
export const moveRefund = async (
  db: Db,
  claim: Pick<RefundRow, 'refund_no' | 'checks'>,
  change: Partial<Pick<RefundRow, 'state' | 'next_check_at' | 'ended_at' | 'last_answer'>>,
): Promise<boolean> => {
  const open = db
    .updateTable('refunds')
    .set(change)
    .where('refund_no', '=', claim.refund_no)
    .where('next_check_at', 'is not', null)
  const moved = change.state === 'done' ? open : open.where('checks', '=', claim.checks)
  return (await moved.executeTakeFirst()).numUpdatedRows === 1n
}
