import type { ErrorCode } from '@shuttle/contracts'
import type { CivilDate, PassengerLimits, PurchaseViolation } from '@shuttle/domain'
import type { SectionName } from '../../components/form-section'
import type { PurchaseTextKey } from '../../i18n/use-texts'

/** A text of this remote, or the words that every refusal of the closed list has. */
export type ViolationMessage = { place: SectionName } & (
  | { text: PurchaseTextKey; inserts?: Readonly<Record<string, number>> }
  | { code: ErrorCode }
)

/** What a failed purchase check says, and where the traveller can mend it (purchase 5, purchase checks). */
export const toViolationMessage = (
  refusal: Exclude<PurchaseViolation, 'SIGN_IN_NEEDED'>,
  {
    limits,
    windowDays,
    ...choices
  }: { limits: PassengerLimits; windowDays: number; returnDate?: CivilDate | undefined },
): ViolationMessage => {
  switch (refusal) {
    case 'TERMS_NOT_ACCEPTED':
      return { text: 'terms.missing', place: 'terms' }
    case 'DATE_MISSING':
      return { text: 'order.noDate', place: 'date' }
    case 'NO_PASSENGER':
    case 'BAD_COUNT':
      return { text: 'order.noPassenger', place: 'passengers' }
    case 'TOO_MANY_TICKETS':
      return { text: 'passengers.tooMany', inserts: { max: limits.maxPerOrder }, place: 'passengers' }
    case 'TOO_MANY_CHILDREN':
      return { text: 'passengers.tooManyChildren', inserts: { max: limits.maxChildren }, place: 'passengers' }
    case 'CHILD_ALONE':
      return { text: 'passengers.childAlone', place: 'passengers' }
    case 'DATE_IN_PAST':
      return { text: 'order.dateInPast', place: 'date' }
    case 'DATE_TOO_FAR':
      return { text: 'order.dateTooFar', place: 'date' }
    case 'DATE_NOT_ON_SALE':
      return { text: 'date.notOnSale', inserts: { days: windowDays }, place: 'date' }
    case 'PEAK_LIMIT':
    case 'CONCESSION_AT_COUNTER':
      return { code: refusal, place: 'passengers' }
    case 'PASSENGER_INFO_MISSING':
      return { code: refusal, place: 'people' }
    case 'CAPTCHA_MISSING':
    case 'SLIDE_MISSING':
      return { code: refusal, place: 'captcha' }
    case 'RETURN_BEFORE_DEPARTURE':
      return { code: refusal, place: 'returnDate' }
    case 'RETURN_TIME_MISSING':
      return { code: refusal, place: choices.returnDate === undefined ? 'returnDate' : 'fare' }
    default:
      return { code: refusal, place: 'fare' }
  }
}
