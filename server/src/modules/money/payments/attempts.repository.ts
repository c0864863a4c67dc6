import type { Currency, Instant, Language } from '@shuttle/domain'
import type { Generated, Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { leaseFor } from './payment-settings'
import { isInScope, type ProviderScope } from './provider-bulkheads'

/** One attempt to pay an order. Old ones stay: money may still arrive on them. */
export interface PaymentAttemptRow {
  /** The provider's order id. */
  request_no: string
  order_no: string
  account_id: string
  provider: string
  merchant: string
  amount_cents: number
  currency: Currency
  /** Of the passenger; mails about this payment are written in it. */
  language: Language
  session_id: string
  session_version: string
  success_indicator: string
  /**
   * `open`: the reconciler queries it. `settled`: a payment was recorded. `closed`: none came in time; one that comes
   * later settles it.
   */
  state: 'open' | 'settled' | 'closed'
  created_at: number
  /** Payment deadline of the order. */
  pay_by: number
  next_check_at: number
  checks: number
  /** Since when its provider has given no usable answer; null while it does. */
  unanswered_since: number | null
  /** When a closed attempt is checked next; null when it is not any more. */
  next_recheck_at: number | null
  idempotency_key: string | null
  request_hash: string
  /** JSON of the launch data for the browser; empty where it is the card's frame. */
  launch: string
  /**
   * JSON of fields the client sent along with the request (call type, class type, scene, join type): stored, never
   * trusted.
   */
  call_fields: string
  /** JSON of fields the client brought back from a card payment: stored, never trusted. */
  card_query: string
}

/** The part of an attempt that `verify-recently` needs of the last query. */
interface AttemptQueryColumns {
  queried_at: Generated<number | null>
  /** Null while the answer is awaited. */
  last_result: Generated<'pending' | 'declined' | 'recorded' | 'no-answer' | null>
}

declare module '../../../database/types' {
  interface Database {
    payment_attempts: PaymentAttemptRow & AttemptQueryColumns
  }
}

type Db = Kysely<Database>

export const findAttempt = (db: Db, requestNo: string): Promise<PaymentAttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('request_no', '=', requestNo).executeTakeFirst()

/** The language in which an order was last paid for; the reference language where no provider was used. */
export const findPayerLanguage = async (db: Db, orderNo: string): Promise<Language> => {
  const attempts = db.selectFrom('payment_attempts').select('language').where('order_no', '=', orderNo)
  return (await attempts.orderBy('created_at', 'desc').limit(1).executeTakeFirst())?.language ?? 'zh-hk'
}

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

/** A payment was recorded, also one of an attempt that was closed before it came. */
export const settleAttempt = async (db: Db, requestNo: string): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ state: 'settled', unanswered_since: null, next_recheck_at: null })
    .where('request_no', '=', requestNo)
    .where('state', '<>', 'settled')
    .execute()
}

/** When the provider is queried next, and since when it has not answered. */
export const scheduleCheck = async (
  db: Db,
  requestNo: string,
  { nextCheckAt, unansweredSince }: { nextCheckAt: Instant; unansweredSince: Instant | null },
): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: nextCheckAt, unanswered_since: unansweredSince })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'open')
    .execute()
}

/** Returns an attempt that was claimed but not queried: it is due again a little later. */
export const postponeCheck = async (db: Db, requestNo: string, nextCheckAt: Instant): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set((row) => ({ next_check_at: nextCheckAt, checks: row('checks', '-', 1) }))
    .where('request_no', '=', requestNo)
    .where('state', '=', 'open')
    .execute()
}

/** Stores the fields that a browser returned from a card payment; a later report changes nothing. */
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

/** The attempts of an order that are still open, latest first. */
export const listOpenAttempts = (db: Db, orderNo: string, limit: number): Promise<PaymentAttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

const BATCH = 100
/** How long an attempt stays reserved for an instance that died. */
const LEASE_MS = leaseFor(3)

/**
 * Numbers of open attempts that are due. Every account has one turn before any has its second, so that no payment waits
 * for the many attempts of another account.
 */
export const listDueAttempts = async (
  db: Db,
  { scope, now }: { scope: ProviderScope; now: Instant },
): Promise<string[]> => {
  const due = db
    .selectFrom('payment_attempts')
    .select(({ fn }) => [
      'request_no',
      'next_check_at',
      fn
        .agg<number>('row_number')
        .over((turns) => turns.partitionBy('account_id').orderBy('next_check_at').orderBy('request_no'))
        .as('turn'),
    ])
    .where('state', '=', 'open')
    .where('next_check_at', '<=', now)
    .where((is) => isInScope(is, 'provider', scope))
  const inTurns = db.selectFrom(due.as('due')).select('request_no').orderBy('turn').orderBy('next_check_at')
  return (await inTurns.limit(BATCH).execute()).map((row) => row.request_no)
}

/** Claims an open attempt that is due for one instance; undefined where another was faster. */
export const claimAttempt = (db: Db, requestNo: string, now: Instant): Promise<PaymentAttemptRow | undefined> =>
  db
    .updateTable('payment_attempts')
    .set((row) => ({ next_check_at: now + LEASE_MS, checks: row('checks', '+', 1) }))
    .where('request_no', '=', requestNo)
    .where('state', '=', 'open')
    .where('next_check_at', '<=', now)
    .returningAll()
    .executeTakeFirst()

/** The attempts of an order, the oldest first. */
export const listAttempts = (db: Db, orderNo: string): Promise<PaymentAttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('created_at')
    .orderBy('request_no')
    .execute()

/**
 * Makes an attempt of an order due now, also one that was closed; false for one that is settled, or of another order.
 */
export const makeAttemptDue = async (
  db: Db,
  { orderNo, requestNo, now }: { orderNo: string; requestNo: string; now: Instant },
): Promise<boolean> => {
  const due = await db
    .updateTable('payment_attempts')
    .set({ state: 'open', next_check_at: now, next_recheck_at: null })
    .where('request_no', '=', requestNo)
    .where('order_no', '=', orderNo)
    .where('state', '<>', 'settled')
    .executeTakeFirst()
  return due.numUpdatedRows === 1n
}
