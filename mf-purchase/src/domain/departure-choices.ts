import type { DepartureTime } from '@shuttle/calls'
import { checkDeparture, countSeatsLeft, type Departure, type DepartureViolation, type Instant } from '@shuttle/domain'

export interface ChoosableDeparture {
  departure: Departure
  seatsLeft: number
  /** Why it cannot be booked; `BEFORE_OUTBOUND`: it leaves before the outbound departure of the same day. */
  refusal: Exclude<DepartureViolation, 'DEPARTURE_MISSING'> | 'BEFORE_OUTBOUND' | undefined
}

interface DepartureChoiceContext {
  /** At least one: a full bus is full for every order. */
  seats: number
  /** The chosen outbound departure, if this is the inbound one of the same day. */
  after?: Pick<Departure, 'date' | 'beginTime'> | undefined
}

const isBefore = (departure: Departure, after: DepartureChoiceContext['after']) =>
  after !== undefined && departure.date === after.date && departure.beginTime <= after.beginTime

/** The departures of a day as they can be chosen now, in the order they leave (purchase 5 checks 5 and 6). */
export const departureChoices = (
  departures: readonly Departure[],
  { seats, after }: DepartureChoiceContext,
  now: Instant,
): ChoosableDeparture[] =>
  departures.map((departure) => {
    const refusal = checkDeparture(departure, seats, now)
    return {
      departure,
      seatsLeft: countSeatsLeft(departure),
      refusal:
        refusal === 'DEPARTURE_MISSING'
          ? undefined
          : (refusal ?? (isBefore(departure, after) ? 'BEFORE_OUTBOUND' : undefined)),
    }
  })

/** The departure of a chosen time, with its current seats. */
export const findChosenDeparture = (
  departures: readonly Departure[] | undefined,
  time: DepartureTime | undefined,
): Departure | undefined =>
  time && departures?.find(({ beginTime, endTime }) => beginTime === time.beginTime && endTime === time.endTime)
