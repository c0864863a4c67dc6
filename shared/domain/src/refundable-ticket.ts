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
  /** The same person's ticket for the other way. */
  otherLegTicketNo: string | undefined
  /** Departure of its own ride; for day and night tickets the end of their window. */
  departsAt: Instant
}

/** A paid order, as the refund rules read it. */
export interface RefundableOrder {
  currency: Currency
  due: Cents
  soldAt: Instant
  /** The version it was sold under; undefined where no rule is known. */
  policy: RefundPolicy | undefined
  hasCoupon: boolean
  hasPromotion: boolean
  /** False where the way it was paid takes no refunds any more. */
  canProviderRefund: boolean
  /** Its pickup code was taken at a counter. */
  isCollected: boolean
  /** Passenger types sold below the adult fare. */
  discountedTypes: readonly PassengerType[]
  tickets: readonly RefundableTicket[]
  /** Pauses of automatic refunds that concern its line. */
  pauses?: readonly RefundPause[]
}

/**
 * The passenger types of a sale that count as discounted (D3.refund.8): child and elderly, and students where they paid
 * less than an adult of that day, whether or not one travels with them. Infants go with their adult.
 */
export const getDiscountedTypes = (fares: Readonly<Partial<Record<PassengerType, Cents>>>): PassengerType[] => {
  const { adult = 0, student = adult } = fares
  return student < adult ? ['child', 'elderly', 'student'] : ['child', 'elderly']
}
