import { type Instant, isPaid, isPastDeadline } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import type { OrderRow } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { Refusal } from '../../../runtime/errors'
import { findOwnOrder, markPaid } from '../../passenger/orders'
import type { AttemptResult } from './attempt-result'
import { findAttempt } from './attempts.repository'
import type { PaymentContext } from './payment-context'
import { ProviderFault } from './payment-provider'
import { findProvider, reachProvider, type Wait, withProviderTimeout } from './reach-provider'
import { verifyRecently } from './verify-attempt'

export interface ConfirmPayment {
  accountId: string
  orderNo: string
  requestNo: string
  payType: string
  language: 'zh-cn' | 'zh-hk' | 'en'
}

const isOver = (order: OrderRow, now: Instant): boolean =>
  isPastDeadline({ status: order.status, payBy: order.pay_by }, now)

/**
 * The provider's verdict on an attempt. A verdict from before the deadline is not final: where the order has since
 * expired, the provider is queried once more for money that came just before.
 */
const getAttemptResult = async (
  context: PaymentContext,
  target: Parameters<typeof verifyRecently>[1],
  getOrder: () => Promise<OrderRow>,
  wait: Wait,
): Promise<{ result: AttemptResult; order: OrderRow }> => {
  const wasOver = context.clock.now() >= target.attempt.pay_by
  const result = await wait(verifyRecently(context, target))
  const order = await getOrder()
  if (result.kind === 'recorded' || wasOver || !isOver(order, context.clock.now())) return { result, order }
  return { result: await wait(verifyRecently(context, target, true)), order: await getOrder() }
}

/** The refusal that explains why an order is not paid (yet). */
const toRefusal = (result: AttemptResult, order: OrderRow, now: Instant) => {
  if (result.kind === 'recorded' && result.outcome === 'wrong-amount') return new Refusal('PAYMENT_AMOUNT_MISMATCH')
  if (order.status === 'cancelled') return new Refusal('ORDER_NOT_PAYABLE')
  if (result.kind === 'recorded' && result.outcome === 'returned' && !isOver(order, now))
    return new Refusal('PAYMENT_FAILED')
  if (result.kind === 'recorded' || isOver(order, now)) return new Refusal('ORDER_EXPIRED')
  return new Refusal(result.kind === 'declined' ? 'PAYMENT_FAILED' : 'PAYMENT_PENDING')
}

/** An order that coupons pay whole is confirmed without a provider (purchase 4, order). */
const confirmFreeOrder = async (context: PaymentContext, command: ConfirmPayment, order: OrderRow): Promise<void> => {
  const now = context.clock.now()
  if (order.due_cents !== 0 || command.requestNo !== order.request_no) throw new Refusal('ORDER_NOT_PAYABLE')
  if (isOver(order, now)) throw new Refusal('ORDER_EXPIRED')
  await transaction(context.db, async (trx) => {
    const { orderNo, requestNo, language } = command
    const outcome = await markPaid(trx, { orderNo, now, payType: 'voucher', requestNo })
    if (outcome === 'no-seats') throw new Refusal('ORDER_EXPIRED')
    if (outcome !== 'already-paid') await enqueue(trx, { kind: 'mail:order-paid', payload: { orderNo, language }, now })
  })
}

/**
 * The order was paid by another attempt: the provider is queried for this one, so that the answer contains what is
 * refunded. Where that is impossible now, the reconciler queries later.
 */
const recordExtraPayment = async (
  context: PaymentContext,
  { order, requestNo }: { order: OrderRow; requestNo: string },
): Promise<void> => {
  if (requestNo === order.request_no) return
  const attempt = await findAttempt(context.db, requestNo)
  if (attempt?.order_no !== order.order_no) return
  const provider = findProvider(context, attempt)
  if (!provider) return
  try {
    await withProviderTimeout((wait) => wait(verifyRecently(context, { provider, attempt })))
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    context.log.warn({ err: error, kind: error.kind }, 'payment provider: no usable answer about an extra payment')
  }
}

/**
 * Answers with an order once it is paid. The browser's report only triggers a query: the provider is queried, and the
 * order moves when amount, currency and merchant are right. Safe to repeat. Throws ORDER_NOT_FOUND, PAYMENT_PENDING,
 * PAYMENT_FAILED, PAYMENT_AMOUNT_MISMATCH, ORDER_EXPIRED, ORDER_NOT_PAYABLE, PROVIDER_UNREACHABLE.
 */
export const confirmPayment = async (context: PaymentContext, command: ConfirmPayment): Promise<OrderRow> => {
  const { db, clock } = context
  const own = () => findOwnOrder(db, command.orderNo, command.accountId)
  const order = await own()
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  if (isPaid(order.status)) {
    await recordExtraPayment(context, { order, requestNo: command.requestNo })
    return order
  }
  if (command.payType === 'voucher') {
    await confirmFreeOrder(context, command, order)
    return (await own()) ?? order
  }
  const attempt = await findAttempt(db, command.requestNo)
  if (!attempt || attempt.order_no !== order.order_no) throw new Refusal('ORDER_NOT_FOUND')
  const provider = findProvider(context, attempt)
  if (!provider) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
  const getOrder = async () => (await own()) ?? order
  const { result, order: after } = await reachProvider(context.log, (wait) =>
    getAttemptResult(context, { provider, attempt }, getOrder, wait),
  )
  if (isPaid(after.status)) return after
  throw toRefusal(result, after, clock.now())
}
