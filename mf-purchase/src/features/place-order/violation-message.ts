import type { CheckoutTextKey } from '@shuttle/booking/checkout'
import type { AirportErrorCode, BookingErrorCode } from '@shuttle/contracts'
import type { CivilDate, PassengerLimits, PurchaseViolation } from '@shuttle/domain'
import type { SectionName } from '../../domain/section-name'
import type { TicketDetailsTextKey } from '../../i18n/use-ticket-details-texts'

/** A text of this remote, or the message of a code of the closed list; `hint` names what to choose first. */
export type ViolationMessage = { section: SectionName; hint?: TicketDetailsTextKey } & (
  | { text: TicketDetailsTextKey; inserts?: Readonly<Record<string, number>> }
  | { checkoutText: CheckoutTextKey }
  | { code: BookingErrorCode }
)

/**
 * The message of a failed purchase check, and the section where the passenger can correct it (purchase 5, purchase
 * checks).
 */
export const toViolationMessage = (
  violation: Exclude<PurchaseViolation, 'SIGN_IN_NEEDED'>,
  {
    limits,
    windowDays,
    ...choices
  }: { limits: PassengerLimits; windowDays: number; returnDate?: CivilDate | undefined },
): ViolationMessage => {
  switch (violation) {
    case 'TERMS_NOT_ACCEPTED':
      return { checkoutText: 'terms.missing', section: 'terms' }
    case 'DATE_MISSING':
      return { text: 'order.noDate', section: 'date' }
    case 'NO_PASSENGER':
    case 'BAD_COUNT':
      return { code: 'NO_PASSENGER', section: 'passengers' }
    case 'TOO_MANY_TICKETS':
      return { text: 'passengers.tooMany', inserts: { max: limits.maxPerOrder }, section: 'passengers' }
    case 'TOO_MANY_CHILDREN':
      return { text: 'passengers.tooManyChildren', inserts: { max: limits.maxChildren }, section: 'passengers' }
    case 'CHILD_ALONE':
      return { text: 'passengers.childAlone', section: 'passengers' }
    case 'DATE_IN_PAST':
    case 'DATE_TOO_FAR':
      return { code: violation, section: 'date' }
    case 'DATE_NOT_ON_SALE':
      return { text: 'date.notOnSale', inserts: { days: windowDays }, section: 'date' }
    case 'PEAK_LIMIT':
    case 'CONCESSION_AT_COUNTER':
      return { code: violation, section: 'passengers' }
    case 'PASSENGER_INFO_MISSING':
      return { code: violation, section: 'passengerInfo' }
    case 'CAPTCHA_MISSING':
    case 'SLIDE_MISSING':
      return { code: violation, section: 'captcha' }
    case 'RETURN_BEFORE_DEPARTURE':
      return { code: violation, section: 'returnDate' }
    case 'RETURN_TIME_MISSING':
      if (choices.returnDate !== undefined) return { code: violation, section: 'fare' }
      return { code: violation, section: 'returnDate', hint: 'departure.chooseReturnDate' }
    default:
      // A bus line has none of the airport's checks.
      return { code: violation as Exclude<typeof violation, AirportErrorCode>, section: 'fare' }
  }
}
