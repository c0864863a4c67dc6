import type { Instant } from './civil-date'
import type { RideMoments } from './fee-departure'
import type { Cents, Currency } from './money'
import type { PassengerType } from './passenger-type'
import type { RefundPause } from './refund-pause'
import type { RefundPolicy } from './refund-policy'

/** A ticket of a paid order, as the refund rules read it. */
export interface RefundableTicket extends RideMoments {
  ticketNo: string
  passengerType: PassengerType
  /** Share that was paid for it. */
  paid: Cents
  status: 'valid' | 'refunded'
  isChecked: boolean
  /** 1 outbound, 2 return. */
  leg: number
  /** Number of the same passenger's ticket for the other leg. */
  otherLegTicketNo: string | undefined
  /** Departure of its own ride; for day and night tickets the end of their window. */
  departsAt: Instant
}

/** A paid order, as the refund rules read it. */
export interface RefundableOrder {
  currency: Currency
  due: Cents
  soldAt: Instant
  /** The policy version it was sold under; undefined where none is known. */
  policy: RefundPolicy | undefined
  hasCoupon: boolean
  hasPromotion: boolean
  /** False where its payment method does not accept refunds any more. */
  canProviderRefund: boolean
  /** Its pickup code was used at a counter. */
  isCollected: boolean
  /** Passenger types sold below the adult fare. */
  discountedTypes: readonly PassengerType[]
  tickets: readonly RefundableTicket[]
  /** Pauses of automatic refunds that concern its line. */
  pauses?: readonly RefundPause[]
}

/**
 * The passenger types of a sale that count as discounted (D3.refund.8): child and elderly, and students where they paid
 * less than an adult of that day, whether or not an adult travels with them. Infants follow their adult.
 */
export const getDiscountedTypes = (fares: Readonly<Partial<Record<PassengerType, Cents>>>): PassengerType[] => {
  const { adult = 0, student = adult } = fares
  return student < adult ? ['child', 'elderly', 'student'] : ['child', 'elderly']
}
