import type { CheckoutTextKey } from '@shuttle/booking/checkout'
import type { AirportErrorCode, BookingErrorCode } from '@shuttle/contracts'
import type { CivilDate, PassengerCountViolation, PurchaseViolation } from '@shuttle/domain'
import type { DayViolation } from '@shuttle/ui/calendar'
import type { SectionName } from '../../domain/section-name'
import type { TicketDetailsTextKey } from '../../i18n/use-ticket-details-texts'

/** A text of this remote or of the checkout, or the message of a code; `hint` names what to choose first. */
type ViolationMessage = { section: SectionName; hint?: TicketDetailsTextKey } & (
  | { text: TicketDetailsTextKey }
  | { count: PassengerCountViolation }
  | { day: DayViolation }
  | { checkoutText: CheckoutTextKey }
  | { code: BookingErrorCode }
)

/**
 * The message of a failed purchase check, and the section where the passenger can correct it (purchase 5, purchase
 * checks).
 */
export const toViolationMessage = (
  violation: Exclude<PurchaseViolation, 'SIGN_IN_NEEDED'>,
  returnDate: CivilDate | undefined,
): ViolationMessage => {
  switch (violation) {
    case 'TERMS_NOT_ACCEPTED':
      return { checkoutText: 'terms.missing', section: 'terms' }
    case 'DATE_MISSING':
      return { text: 'order.noDate', section: 'date' }
    case 'NO_PASSENGER':
    case 'BAD_COUNT':
    case 'TOO_MANY_TICKETS':
    case 'TOO_MANY_CHILDREN':
    case 'CHILD_ALONE':
    case 'PEAK_LIMIT':
    case 'CONCESSION_AT_COUNTER':
      return { count: violation, section: 'passengers' }
    case 'DATE_IN_PAST':
    case 'DATE_TOO_FAR':
      return { code: violation, section: 'date' }
    case 'DATE_NOT_ON_SALE':
      return { day: 'not-on-sale', section: 'date' }
    case 'PASSENGER_INFO_MISSING':
      return { code: violation, section: 'passengerInfo' }
    case 'CAPTCHA_MISSING':
    case 'SLIDE_MISSING':
      return { code: violation, section: 'captcha' }
    case 'RETURN_BEFORE_DEPARTURE':
      return { code: violation, section: 'returnDate' }
    case 'RETURN_TIME_MISSING':
      if (returnDate !== undefined) return { code: violation, section: 'fare' }
      return { code: violation, section: 'returnDate', hint: 'departure.chooseReturnDate' }
    default:
      // A bus line has none of the airport's checks.
      return { code: violation as Exclude<typeof violation, AirportErrorCode>, section: 'fare' }
  }
}
