import { checkRefundChoice } from './check-refund-choice'
import type { Cents } from './money'
import { PASSENGER_TYPES, type PassengerCounts, type PassengerType } from './passenger-type'
import { findLeftAlone } from './refund-left-alone'
import type { RefundPolicy } from './refund-policy'
import { getDiscountedTypes, type RefundableOrder } from './refundable-ticket'

/** Facts that decide how a choice of tickets is refunded, known before the sale. */
export interface RefundConditions {
  counts: PassengerCounts
  fares: Readonly<Partial<Record<PassengerType, Cents>>>
  hasCoupon: boolean
  hasPromotion: boolean
}

interface RefundWay {
  /** `partly`: some tickets online, the discounted ones on request. */
  way: 'online' | 'partly' | 'onRequest'
  reason: 'paused' | 'coupon' | 'discounted' | undefined
}

/** Later than every tier, cutoff and window of a policy. */
const FAR = Number.MAX_SAFE_INTEGER / 2

const toOrder = (policy: RefundPolicy, choice: RefundConditions): RefundableOrder => ({
  ...{ currency: 'HKD', due: 0, soldAt: 0, policy, canProviderRefund: true, isCollected: false },
  ...{ hasCoupon: choice.hasCoupon, hasPromotion: choice.hasPromotion },
  pauses: policy.isPaused ? [{ from: 0, until: undefined }] : [],
  discountedTypes: getDiscountedTypes(choice.fares),
  tickets: PASSENGER_TYPES.flatMap((passengerType) =>
    Array.from({ length: choice.counts[passengerType] }, (_, at) => ({
      ...{ ticketNo: `${passengerType}${at}`, passengerType, paid: 0, status: 'valid' as const, isChecked: false },
      ...{ leg: 1, otherLegTicketNo: undefined, departsAt: FAR },
    })),
  ),
})

/** How a choice of tickets is refunded under a policy: online, on request, or some tickets on request. */
export const findRefundWay = (policy: RefundPolicy, choice: RefundConditions): RefundWay => {
  const order = toOrder(policy, choice)
  const violation =
    order.tickets.length === 0
      ? undefined
      : checkRefundChoice(
          order,
          order.tickets.map(({ ticketNo }) => ticketNo),
          0,
        )
  if (violation === 'REFUND_EMERGENCY') return { way: 'onRequest', reason: 'paused' }
  if (violation === 'REFUND_COUPON_USED') return { way: 'onRequest', reason: 'coupon' }
  if (violation !== 'REFUND_DISCOUNTED') return { way: 'online', reason: undefined }
  const isOnline = order.tickets.some(({ ticketNo, passengerType }) => {
    const chosen = [ticketNo, ...findLeftAlone(order, [ticketNo])]
    return passengerType !== 'infant' && checkRefundChoice(order, chosen, 0) === undefined
  })
  return { way: isOnline ? 'partly' : 'onRequest', reason: 'discounted' }
}

/**
 * How one coupon changes the refunds of a choice: `onRequest`, so no ticket is refunded online any more, or `cashPart`,
 * so the coupon's part is not refunded; undefined where it changes nothing.
 */
export const findCouponEffect = (
  policy: RefundPolicy,
  choice: Omit<RefundConditions, 'hasCoupon'>,
): 'onRequest' | 'cashPart' | undefined => {
  const without = findRefundWay(policy, { ...choice, hasCoupon: false }).way
  if (findRefundWay(policy, { ...choice, hasCoupon: true }).way !== without) return 'onRequest'
  return policy.couponOrders === 'cashPart' ? 'cashPart' : undefined
}
