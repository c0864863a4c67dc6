import { randomInt } from 'node:crypto'
import { type Instant, isPastDeadline, type Language } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database, OrderRow } from '../../../database/types'
import { endsWithin } from '../../../runtime/ends-within'
import { Refusal } from '../../../runtime/errors'
import { findOwnOrder } from '../../passenger/orders'
import {
  addAttempt,
  countAttempts,
  findAttemptByKey,
  listOpenAttempts,
  nameLatestAttempt,
  type PaymentAttemptRow,
} from './attempts.repository'
import { isMethodOff } from './methods-off.repository'
import type { PaymentContext } from './payment-context'
import type { PaymentProvider } from './payment-provider'
import { findPayer } from './payments.repository'
import { findProvider, type Wait } from './reach-provider'
import { paymentPath } from './return-address'
import { verifyAttempt } from './verify-attempt'

/**
 * Attempts of one order in the window; the reconciler queries every one of them until half an hour past the deadline.
 */
export const ATTEMPTS_PER_ORDER = 20
export const ATTEMPTS_WINDOW_MS = 5 * 60_000

export const FIRST_CHECK_MS = 15_000
/** When the service first queries the provider itself: the passenger's own confirmation usually comes earlier. */
export const firstCheckAt = (openedAt: Instant): Instant => openedAt + FIRST_CHECK_MS

/** Throws TOO_MANY_REQUESTS when the order has had `allowed` attempts lately, or more. */
const assertFewAttempts = async (
  db: Kysely<Database>,
  { orderNo, now, allowed }: { orderNo: string; now: Instant; allowed: number },
): Promise<void> => {
  if ((await countAttempts(db, orderNo, now - ATTEMPTS_WINDOW_MS)) >= allowed) throw new Refusal('TOO_MANY_REQUESTS')
}

/** The reconciler verifies older ones: a passenger does not wait for twenty answers to open one form. */
const VERIFIED_AT_MOST = 3

/** Milliseconds for these answers: the session still has as many. */
const VERIFIED_WITHIN_MS = 2500

/**
 * Verifies the open attempts of an order before another is opened, so that a passenger does not pay twice because the
 * first payment arrived late. An unreachable provider blocks no payment: a second one is refunded. A later answer is
 * recorded all the same.
 */
const verifyEarlierAttempts = async (context: PaymentContext, orderNo: string): Promise<'asked' | 'none'> => {
  const open = await listOpenAttempts(context.db, orderNo, VERIFIED_AT_MOST)
  const verify = async (attempt: (typeof open)[number]): Promise<void> => {
    const provider = findProvider(context, attempt)
    if (!provider) return
    try {
      await verifyAttempt(context, { provider, attempt })
    } catch (error) {
      context.log.warn({ err: error, requestNo: attempt.request_no }, 'an earlier attempt could not be verified')
    }
  }
  await endsWithin(VERIFIED_WITHIN_MS, Promise.all(open.map(verify)))
  return open.length > 0 ? 'asked' : 'none'
}

export interface OpenAttempt {
  accountId: string
  orderNo: string
  language: Language
  /** The provider's language code that the client requested. */
  locale: string
  description: string
  /** Undefined makes every request an attempt of its own. */
  key: { key: string; requestHash: string } | undefined
  /** JSON of the client's call fields; stored with the attempt. */
  callFields: string
}

const SUFFIX_DIGITS = 8
const newRequestNumber = (orderNo: string): string =>
  `${orderNo}-${String(randomInt(10 ** SUFFIX_DIGITS)).padStart(SUFFIX_DIGITS, '0')}`

const payableOrder = async (db: Kysely<Database>, command: OpenAttempt, now: Instant): Promise<OrderRow> => {
  const order = await findOwnOrder(db, command.orderNo, command.accountId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  if (isPastDeadline({ status: order.status, payBy: order.pay_by }, now)) throw new Refusal('ORDER_EXPIRED')
  if (order.status !== 'toPay' || order.due_cents === 0) throw new Refusal('ORDER_NOT_PAYABLE')
  return order
}

const earlierAttempt = async (db: Kysely<Database>, command: OpenAttempt): Promise<PaymentAttemptRow | undefined> => {
  if (!command.key) return undefined
  const earlier = await findAttemptByKey(db, command.accountId, command.key.key)
  if (earlier && earlier.request_hash !== command.key.requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
  return earlier
}

const getPayer = async (db: Kysely<Database>, provider: PaymentProvider, accountId: string) => {
  if (!provider.needsPayer) return undefined
  const payer = await findPayer(db, accountId, provider.code)
  if (payer === undefined) throw new Refusal('PAYMENT_DATA_MISSING')
  return payer
}

/**
 * Opens one payment attempt: a session at the provider, then the row that stores it. The order carries the number of
 * the latest attempt; older ones can still be verified, and those still open are verified first. The same key answers
 * the same attempt. Throws ORDER_NOT_FOUND, ORDER_EXPIRED, ORDER_NOT_PAYABLE, PAYMENT_METHOD_UNAVAILABLE,
 * IDEMPOTENCY_MISMATCH, PAYMENT_DATA_MISSING, TOO_MANY_REQUESTS ({@link assertFewAttempts}) and what the provider
 * throws.
 */
export const openAttempt = async (
  context: PaymentContext,
  command: OpenAttempt & { provider: PaymentProvider },
  wait: Wait = (answer) => answer,
): Promise<PaymentAttemptRow> => {
  const { db, clock } = context
  const { provider } = command
  const order = await payableOrder(db, command, clock.now())
  const isTaken = provider.takes(order.currency) && provider.takesAmount?.(order.due_cents) !== false
  if (!isTaken) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
  const earlier = await earlierAttempt(db, command)
  if (earlier) return earlier
  if (await isMethodOff(db, provider.code)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')

  const limited = { orderNo: order.order_no, now: clock.now(), allowed: ATTEMPTS_PER_ORDER }
  // Before any call to the provider.
  await assertFewAttempts(db, limited)
  const payer = await getPayer(db, provider, command.accountId)
  if ((await verifyEarlierAttempts(context, order.order_no)) === 'asked') await payableOrder(db, command, clock.now())
  const requestNo = newRequestNumber(order.order_no)
  const openedAt = clock.now()
  const pendingSession = provider.createSession({
    requestNo,
    openedAt,
    payer,
    orderNo: order.order_no,
    payPath: paymentPath(order.line_code, { orderNo: order.order_no }),
    amount: order.due_cents,
    currency: order.currency,
    description: command.description,
    locale: provider.toLocale(command.locale),
    timeoutSeconds: Math.max(1, Math.floor((order.pay_by - openedAt) / 1000)),
  })
  // A session that comes too late is not shown, and has no row.
  const session = await wait(pendingSession)
  const now = clock.now()
  const attempt: PaymentAttemptRow = {
    request_no: requestNo,
    order_no: order.order_no,
    account_id: command.accountId,
    provider: provider.code,
    merchant: provider.merchant,
    amount_cents: order.due_cents,
    currency: order.currency,
    language: command.language,
    session_id: session.sessionId,
    session_version: session.sessionVersion,
    success_indicator: session.successIndicator,
    state: 'open',
    created_at: openedAt,
    pay_by: order.pay_by,
    next_check_at: firstCheckAt(now),
    checks: 0,
    unanswered_since: null,
    next_recheck_at: null,
    idempotency_key: command.key?.key ?? null,
    request_hash: command.key?.requestHash ?? '',
    launch: session.launch === undefined ? '' : JSON.stringify(session.launch),
    call_fields: command.callFields,
    card_query: '',
  }
  const isFirst = await transaction(db, async (trx) => {
    if (!(await addAttempt(trx, attempt))) return false
    if (!(await nameLatestAttempt(trx, { orderNo: order.order_no, requestNo, now }))) throw new Refusal('ORDER_EXPIRED')
    // Again, including this one: the order's row is locked now, so that a burst does not pass the limit together.
    await assertFewAttempts(trx, { ...limited, allowed: ATTEMPTS_PER_ORDER + 1 })
    return true
  })
  // A second press with the same key was faster: its attempt counts, this session is never shown.
  return (isFirst ? undefined : await earlierAttempt(db, command)) ?? attempt
}
