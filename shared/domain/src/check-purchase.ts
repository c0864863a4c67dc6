import type { AirportFault, AirportViolation } from './airport-purchase'
import { checkTravelDate, type TravelDateViolation } from './booking-window'
import type { FareTypeViolation } from './check-fare-type'
import type { CivilDate, Instant } from './civil-date'
import { checkDeparture, type Departure, type DepartureViolation } from './departure'
import type { FareType } from './fare-type'
import { checkPassengerInfo, type PassengerInfo, type PassengerInfoRule } from './passenger-info'
import { checkPassengerCounts, type PassengerCountViolation, type PassengerLimits } from './passenger-limits'
import { type PassengerCounts, seatsNeeded, totalPassengers } from './passenger-type'
import { checkReturnTrip, type ReturnTrip, type ReturnTripViolation } from './return-trip'

/** Choices of a passenger at the moment they press confirm. */
export interface PurchaseCheckInput {
  signedIn: boolean
  termsAccepted: boolean
  date: CivilDate | undefined
  counts: PassengerCounts
  /** Limits of the day: {@link limitsOn}. */
  limits: PassengerLimits
  windowDays: number
  fareType?: FareType | undefined
  /** The outbound departure; required when the fare type is a departure. */
  departure?: Departure | undefined
  /** Round trips only; undefined is one-way. */
  returnTrip?: ReturnTrip | undefined
  /** The window of a day or night ticket has passed: only the service checks it, the browser shows no such ticket. */
  isWindowOver?: boolean | undefined
  /** Result of {@link checkFareType}. */
  fareTypeRefusal?: FareTypeViolation | undefined
  /** Result of {@link passengerInfoRule}. */
  passengerInfo?: PassengerInfoRule | undefined
  /** One entry for each passenger. */
  passengers?: readonly PassengerInfo[] | undefined
  /** Airport line only: violations of flight, documents and connection from `findAirportFaults`. */
  airportFaults?: readonly AirportFault[] | undefined
  /** The captcha that the quote requires, and whether it was answered: four digits typed, or the slide done. */
  captcha?: { kind: 'none' | 'digits' | 'slide'; answered: boolean } | undefined
}

export type PurchaseViolation =
  | 'SIGN_IN_NEEDED'
  | 'TERMS_NOT_ACCEPTED'
  | 'DATE_MISSING'
  | PassengerCountViolation
  | DepartureViolation
  | ReturnTripViolation
  | TravelDateViolation
  | 'SALES_CLOSED'
  | FareTypeViolation
  | 'PASSENGER_INFO_MISSING'
  | AirportViolation
  | 'CAPTCHA_MISSING'
  | 'SLIDE_MISSING'

interface PurchaseCheck {
  name: string
  find: (input: PurchaseCheckInput, now: Instant) => PurchaseViolation | undefined
}

const findDepartureViolation: PurchaseCheck['find'] = ({ fareType, departure, counts }, now) =>
  fareType === 'reserved' ? checkDeparture(departure, seatsNeeded(counts), now) : undefined

const findReturnViolation: PurchaseCheck['find'] = ({ date, fareType, departure, returnTrip, counts }, now) => {
  if (date === undefined || returnTrip === undefined) return undefined
  const isReserved = fareType === 'reserved'
  const out = { date, departure: isReserved ? departure : undefined }
  return checkReturnTrip(out, returnTrip, { seats: seatsNeeded(counts), isReserved, now })
}

/** On each day of travel. */
const findDateViolation: PurchaseCheck['find'] = ({ date, returnTrip, windowDays }, now) => {
  for (const day of [date, returnTrip?.date]) {
    const violation = day === undefined ? undefined : checkTravelDate(day, now, windowDays)
    if (violation) return violation
  }
  return undefined
}

const findCaptchaViolation: PurchaseCheck['find'] = ({ captcha }) => {
  if (captcha === undefined || captcha.kind === 'none' || captcha.answered) return undefined
  return captcha.kind === 'slide' ? 'SLIDE_MISSING' : 'CAPTCHA_MISSING'
}

/**
 * The purchase checklist in the order of the specification (purchase 5, purchase checks 1-10); the checks of the
 * airport line follow the passenger names. The browser runs it for early feedback, the service to decide: {@link
 * FOR_QUOTE} and {@link FOR_ORDER} hold what each takes as given.
 */
export const PURCHASE_CHECKS: readonly PurchaseCheck[] = [
  { name: 'signed in', find: ({ signedIn }) => (signedIn ? undefined : 'SIGN_IN_NEEDED') },
  { name: 'terms', find: ({ termsAccepted }) => (termsAccepted ? undefined : 'TERMS_NOT_ACCEPTED') },
  { name: 'date chosen', find: ({ date }) => (date === undefined ? 'DATE_MISSING' : undefined) },
  { name: 'passengers', find: ({ counts, limits }) => checkPassengerCounts(counts, limits) },
  { name: 'departure', find: findDepartureViolation },
  { name: 'return trip', find: findReturnViolation },
  { name: 'travel dates', find: findDateViolation },
  { name: 'boarding window', find: ({ isWindowOver }) => (isWindowOver ? 'SALES_CLOSED' : undefined) },
  { name: 'fare type', find: ({ fareTypeRefusal }) => fareTypeRefusal },
  {
    name: 'passenger info',
    find: ({ passengerInfo = 'none', passengers = [], counts }) =>
      checkPassengerInfo(passengerInfo, passengers, totalPassengers(counts)),
  },
  // Takes the result only: pages of bus lines do not load the rules of flights and documents.
  { name: 'flight and documents', find: ({ airportFaults }) => airportFaults?.[0]?.violation },
  { name: 'captcha', find: findCaptchaViolation },
]

/** A price is requested before the buyer signs in, accepts the terms or names the passengers. */
export const FOR_QUOTE = { signedIn: true, termsAccepted: true, passengerInfo: 'none' } as const
/**
 * The service has the member from the session; the wire does not carry the terms, and the captcha is checked
 * separately.
 */
export const FOR_ORDER = { signedIn: true, termsAccepted: true } as const

/** The first check of the list that fails. */
export const checkPurchase = (input: PurchaseCheckInput, now: Instant): PurchaseViolation | undefined => {
  for (const { find } of PURCHASE_CHECKS) {
    const violation = find(input, now)
    if (violation) return violation
  }
  return undefined
}

/** The two checks of departure seats, to be repeated after the seats were taken. */
export const checkDepartureSeats = (input: PurchaseCheckInput, now: Instant): PurchaseViolation | undefined =>
  findDepartureViolation(input, now) ?? findReturnViolation(input, now)
