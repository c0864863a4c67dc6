import type { Instant } from './civil-date'
import type { Cents } from './money'
import { nextRefundTierAt } from './next-refund-tier'
import { refundClosesAt } from './refund-closing'
import { refundFee, refundRateAt } from './refund-fee'
import type { RefundPolicy } from './refund-policy'
import type { RefundableOrder } from './refundable-ticket'

export const REFUND_QUOTE_MINUTES = 10

/** Refund of one ticket: fee and refund sum to the share that was paid for it. */
export interface RefundQuoteItem {
  ticketNo: string
  paid: Cents
  /** Rate of the fee in basis points. */
  rate: number
  fee: Cents
  refund: Cents
}

export interface RefundQuote {
  items: RefundQuoteItem[]
  fee: Cents
  refund: Cents
  /** First moment at which the quote no longer holds: after ten minutes, at the next fee, or when refunds close. */
  validUntil: Instant
}

/**
 * The fee on the paid share of one ticket. In Hong Kong dollars, where the order's amount ends in 0 cents, it is
 * rounded down to ten cents.
 */
export const refundFeeOfShare = (
  order: Pick<RefundableOrder, 'currency' | 'due'>,
  policy: Pick<RefundPolicy, 'rounding' | 'minimumFee'>,
  share: { paid: Cents; rate: number },
): Cents => {
  const fee = refundFee(policy, share.paid, share.rate)
  return order.currency === 'HKD' && order.due % 10 === 0 ? fee - (fee % 10) : fee
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0)

/**
 * Fee and refund of the chosen tickets at `now`, under the policy of their order; a late ride has no fee. It does not
 * check whether they can be refunded.
 */
export const quoteRefund = (
  order: RefundableOrder & { policy: RefundPolicy },
  chosen: readonly string[],
  now: Instant,
): RefundQuote => {
  const { policy, soldAt } = order
  const tickets = order.tickets.filter(({ ticketNo }) => chosen.includes(ticketNo))
  const items = tickets.map(({ ticketNo, paid, departsAt, changedFrom, delayMinutes }) => {
    const rate = refundRateAt(policy, { soldAt, departsAt, changedFrom, delayMinutes, now })
    // A late ride has no minimum fee either.
    const fee = delayMinutes === undefined ? refundFeeOfShare(order, policy, { paid, rate }) : 0
    return { ticketNo, paid, rate, fee, refund: paid - fee }
  })
  const ends = tickets.flatMap(({ departsAt, changedFrom, delayMinutes }) => {
    const times = { soldAt, departsAt, changedFrom, delayMinutes, now }
    const next = nextRefundTierAt(policy, times)
    return [refundClosesAt(policy, times), ...(next === undefined ? [] : [next])]
  })
  return {
    items,
    fee: sum(items.map(({ fee }) => fee)),
    refund: sum(items.map(({ refund }) => refund)),
    validUntil: Math.min(now + REFUND_QUOTE_MINUTES * 60_000, ...ends),
  }
}
