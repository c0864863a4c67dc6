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

/** What a passenger has chosen when they press confirm. */
export interface PurchaseCheckInput {
  signedIn: boolean
  termsAccepted: boolean
  date: CivilDate | undefined
  counts: PassengerCounts
  /** Those of the day: {@link limitsOn}. */
  limits: PassengerLimits
  windowDays: number
  fareType?: FareType | undefined
  /** The departure on the way out; asked for when the fare type is a departure. */
  departure?: Departure | undefined
  /** Round trips only; undefined is one-way. */
  returnTrip?: ReturnTrip | undefined
  /** A day or night ticket of a chosen day is over: the service alone looks at it, the browser shows no such ticket. */
  isWindowOver?: boolean | undefined
  /** The answer of the policy about the fare type: {@link checkFareType}. */
  fareTypeRefusal?: FareTypeViolation | undefined
  /** The answer of the policy about names: {@link passengerInfoRule}. */
  passengerInfo?: PassengerInfoRule | undefined
  /** One entry for each person. */
  passengers?: readonly PassengerInfo[] | undefined
  /** Airport line only, what is wrong with flight, documents and connection: `findAirportFaults`. */
  airportFaults?: readonly AirportFault[] | undefined
  /** The captcha the quote asks for, and whether it was answered: four digits typed, or the slide done. */
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
 * The purchase checklist in the order of the specification (purchase 5, purchase checks 1-10); what the airport line asks besides
 * follows the names of the passengers. The browser runs it to
 * explain early, the service to decide: {@link FOR_QUOTE} and {@link FOR_ORDER} say what each takes as given.
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
  // The answer alone: pages of bus lines do not carry the rules of flights and documents.
  { name: 'flight and documents', find: ({ airportFaults }) => airportFaults?.[0]?.violation },
  { name: 'captcha', find: findCaptchaViolation },
]

/** A price is asked for before the buyer signs in, accepts the terms or names the passengers. */
export const FOR_QUOTE = { signedIn: true, termsAccepted: true, passengerInfo: 'none' } as const
/** The service has the member from the session; the wire says nothing of the terms, and the captcha is asked apart. */
export const FOR_ORDER = { signedIn: true, termsAccepted: true } as const

/** The first check of the list that fails. */
export const checkPurchase = (input: PurchaseCheckInput, now: Instant): PurchaseViolation | undefined => {
  for (const { find } of PURCHASE_CHECKS) {
    const violation = find(input, now)
    if (violation) return violation
  }
  return undefined
}

/** The two checks of the list that look at seats of departures, for a second look after they were taken. */
export const checkDepartureSeats = (input: PurchaseCheckInput, now: Instant): PurchaseViolation | undefined =>
  findDepartureViolation(input, now) ?? findReturnViolation(input, now)
