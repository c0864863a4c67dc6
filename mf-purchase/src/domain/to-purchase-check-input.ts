import type { LineOnSale, LineSales } from '@shuttle/calls'
import {
  checkFareType,
  type Departure,
  type Direction,
  type FareType,
  limitsOn,
  type PassengerLimits,
  type PurchaseCheckInput,
  passengerInfoRule,
} from '@shuttle/domain'
import { listPassengers } from './entered-passengers'
import type { TripSelection } from './trip-selection'

/** Input of a purchase check: the selection and the data about it. */
export interface Choices {
  line: LineOnSale
  sales: LineSales
  selection: TripSelection
  /** In force: chosen, or the default of the current time. */
  fareType: FareType | undefined
  /** The chosen departures with current data; undefined if none is chosen, or no departure of that time runs. */
  departures: Readonly<Partial<Record<Direction, Departure | undefined>>>
  /** Undefined for a visitor. */
  level: number | undefined
}

/** Days of travel that are chosen so far. */
export const travelDates = ({
  line,
  selection,
}: {
  line: Pick<LineOnSale, 'category'>
  selection: Pick<TripSelection, 'date' | 'returnDate'>
}): string[] =>
  [selection.date, line.category === 'roundTrip' ? selection.returnDate : undefined].filter(
    (date) => date !== undefined,
  )

/** The limits of the chosen days (D1.4). */
export const getLimits = (choices: Pick<Choices, 'line' | 'selection' | 'sales'>): PassengerLimits =>
  limitsOn(choices.sales.settings, travelDates(choices))

/** Input of the checks of purchase 5; the caller adds whether a member is signed in, and the captcha. */
export const toPurchaseCheckInput = (choices: Choices): Omit<PurchaseCheckInput, 'signedIn'> => {
  const { line, sales, selection, fareType, departures, level } = choices
  const { lineCode } = line
  const refusals = travelDates(choices).map((date) =>
    fareType === undefined ? undefined : checkFareType(sales.policy, { lineCode, date, level, fareType }),
  )
  return {
    termsAccepted: selection.termsAccepted,
    date: selection.date,
    counts: selection.counts,
    limits: getLimits(choices),
    windowDays: sales.settings.windowDays,
    fareType,
    departure: departures.outbound,
    returnTrip:
      line.category === 'roundTrip' ? { date: selection.returnDate, departure: departures.inbound } : undefined,
    fareTypeRefusal: refusals.find((refusal) => refusal !== undefined),
    passengerInfo: selection.date === undefined ? 'none' : passengerInfoRule(sales.policy, lineCode, selection.date),
    passengers: listPassengers(selection),
  }
}
