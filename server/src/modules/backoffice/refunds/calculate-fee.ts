import {
  type Cents,
  type Currency,
  civilDateAt,
  findRefundTierAt,
  type Instant,
  nextRefundTierAt,
  quoteRefund,
  type RefundableOrder,
  type RefundPolicy,
  refundClosesAt,
  refundPolicyAt,
  type SoldProduct,
} from '@shuttle/domain'
import { UNDATED_POLICY } from '../../money/refund-policies'

/** The refund of one ticket under one version. */
export interface VersionFee {
  policyId: string
  isApplied: boolean
  ticketNo: string
  paid: Cents
  rate: number
  tierMinutes: number | undefined
  fee: Cents
  refund: Cents
  closesAt: Instant
  /** The version leaves refunds to staff. */
  isByHand: boolean
  nextFeeAt: Instant | undefined
}

/** A ticket that has not been sold: its fare, and the moments of sale and departure. */
interface ImaginedSale {
  product: SoldProduct
  currency: Currency
  fare: Cents
  soldAt: Instant
  departsAt: Instant
}

/** The refunds of the tickets of an order at a moment, by the function that charges. */
export const calculateUnder = (
  policy: RefundPolicy,
  order: RefundableOrder,
  now: Instant,
  isApplied: boolean,
): VersionFee[] => {
  const all = order.tickets.map(({ ticketNo }) => ticketNo)
  const { items } = quoteRefund({ ...order, policy }, all, now)
  return order.tickets.flatMap(({ ticketNo, departsAt, changedFrom, delayMinutes }) => {
    const item = items.find((each) => each.ticketNo === ticketNo)
    const times = { soldAt: order.soldAt, departsAt, changedFrom, delayMinutes, now }
    return item
      ? [
          {
            ...{ policyId: policy.id, isApplied, ...item, tierMinutes: findRefundTierAt(policy, times)?.minutes },
            isByHand: !policy.isAutomatic,
            ...{ closesAt: refundClosesAt(policy, times), nextFeeAt: nextRefundTierAt(policy, times) },
          },
        ]
      : []
  })
}

const toOrder = ({ currency, fare, soldAt, departsAt }: ImaginedSale): RefundableOrder => ({
  ...{ currency, due: fare, soldAt, policy: undefined, hasCoupon: false, hasPromotion: false },
  ...{ canProviderRefund: true, isCollected: false, discountedTypes: [] },
  tickets: [
    {
      ...{ ticketNo: '', passengerType: 'adult', paid: fare, status: 'valid', isChecked: false, leg: 1 },
      ...{ otherLegTicketNo: undefined, departsAt },
    },
  ],
})

/**
 * The refund of a ticket that has not been sold: first under the version of its day, then under all others for
 * comparison.
 */
export const calculateForSale = (versions: readonly RefundPolicy[], sale: ImaginedSale, now: Instant): VersionFee[] => {
  const order = toOrder(sale)
  const applied = refundPolicyAt(versions, civilDateAt(sale.soldAt), sale.product) ?? UNDATED_POLICY
  const others = versions.filter(({ id }) => id !== applied.id)
  return [
    ...calculateUnder(applied, order, now, true),
    ...others.flatMap((policy) => calculateUnder(policy, order, now, false)),
  ]
}
