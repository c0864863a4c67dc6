import type { Instant, RefundState } from '@shuttle/domain'
import { bankDay, type Database, type PaymentMethods } from '@shuttle/server/filling'
import type { Insertable } from 'kysely'
import type { SoldOrder } from './sell-order'

const HOUR = 3_600_000
/** In this order, as far as they take the currency. */
const PROVIDERS = ['octopusonline', 'wxpay', 'MasterCard', 'cmbpay', 'MasterCard'] as const
/** No reconciler queries a stuck payment before this delay, because a query would settle it at once. */
const NEXT_QUERY_AFTER = 12 * HOUR

/** A payment as its provider has it, with the refunds under their numbers. */
export interface ProviderBooking {
  provider: string
  requestNo: string
  orderNo: string
  amount: number
  currency: string
  at: Instant
  refunds: Array<{ refundNo: string; amount: number; at: Instant; state: RefundState }>
}

export interface PaymentRows {
  attempt: Insertable<Database['payment_attempts']>
  transaction: Insertable<Database['payment_transactions']> | undefined
  booking: ProviderBooking | undefined
}

/** The number of the payment at each provider of the sandbox. */
const transactionIdAt: Readonly<Record<string, (requestNo: string, day: string) => string>> = {
  MasterCard: (requestNo) => `${requestNo}/1`,
  wxpay: (requestNo) => `4200${requestNo.slice(-24)}1`,
  octopusonline: (requestNo) => `OOS${requestNo.slice(-12)}`,
  cmbpay: (requestNo, day) => `${day}/1725${requestNo.replaceAll('-', '').slice(-12)}`,
}

const needsProvider = ({ plan }: SoldOrder): boolean => plan.story.kind !== 'unpaid' && plan.story.kind !== 'cancelled'

/** The payment of an order, and the order with its reference to it; undefined if no payment was started. */
export const payOrder = (sold: SoldOrder, methods: PaymentMethods, now: Instant): PaymentRows | undefined => {
  if (!needsProvider(sold)) return undefined
  const { order, plan, language } = sold
  const taking = PROVIDERS.flatMap((code) => methods.byCode(code) ?? []).filter(({ takes }) => takes(order.currency))
  const provider = taking[plan.buyer % taking.length]
  if (!provider) throw new Error(`nothing takes ${order.currency}`)
  const { code, merchant } = provider
  const isStuck = plan.story.kind === 'stuck'
  const openedAt = order.placed_at + 20_000
  const requestNo = `${order.order_no}-${String(10_000_000 + plan.buyer)}`
  const about = { request_no: requestNo, order_no: order.order_no, merchant, provider: code }
  const attempt = {
    ...{ ...about, account_id: order.account_id, amount_cents: order.due_cents, currency: order.currency, language },
    ...{ session_id: '', session_version: '', success_indicator: '', launch: '', call_fields: '', card_query: '' },
    ...{ created_at: openedAt, pay_by: order.pay_by, idempotency_key: null, request_hash: '' },
    state: isStuck ? ('open' as const) : ('settled' as const),
    next_check_at: isStuck ? now + NEXT_QUERY_AFTER : openedAt,
    ...{ checks: isStuck ? 7 : 1, unanswered_since: isStuck ? openedAt + 15_000 : null, next_recheck_at: null },
  }
  if (order.paid_at === null) return { attempt, transaction: undefined, booking: undefined }
  const transaction = {
    ...about,
    transaction_id: transactionIdAt[code]?.(requestNo, bankDay(openedAt)) ?? requestNo,
    ...{ amount_cents: order.due_cents, currency: order.currency, outcome: 'paid' as const, booked_at: order.paid_at },
  }
  const money = { amount: order.due_cents, currency: order.currency, at: order.paid_at }
  return {
    attempt,
    transaction,
    booking: { provider: code, requestNo, orderNo: order.order_no, ...money, refunds: [] },
  }
}
