import {
  addDays,
  type CivilDate,
  civilDateAt,
  currencyForOrigin,
  type DayFare,
  type FareRange,
  type FareType,
  type Instant,
  joinRanges,
  offeredFareTypes,
  PASSENGER_TYPES,
  type PassengerType,
  type SalesPolicy,
  TIME_MODES,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, LineRow } from '../../../database/types'
import { toFare } from '../catalogue'
import { findFareOf } from './find-fare-of'
import type { SeatsOfDays } from './seats-of-days.repository'

interface OnSale {
  policy: SalesPolicy
  windowDays: number
  /** Fares of sold-out days are left out. */
  seats: SeatsOfDays
  now: Instant
}

export interface FaresOnSale {
  /** A range for each fare type and passenger type that is sold on a day. */
  ranges: FareRange[]
  /** The lowest adult fare of each day that still has seats for it. */
  days: DayFare[]
}

/**
 * Fares of one leg on the days of the booking window, in the line's currency. Night tickets of today are left out once
 * the night is over.
 */
export const findFaresOnSale = async (
  db: Kysely<Database>,
  line: Pick<LineRow, 'line_code' | 'origin_code'>,
  { policy, windowDays, seats, now }: OnSale,
): Promise<FaresOnSale> => {
  const rows = await db.selectFrom('fares').selectAll().where('line_code', '=', line.line_code).execute()
  const today = civilDateAt(now)
  const days = Array.from({ length: windowDays + 1 }, (_, ahead) => addDays(today, ahead))
  const isSold = (fareType: FareType, date: CivilDate) =>
    !seats.outbound.soldOut.includes(date) &&
    offeredFareTypes(policy, line.line_code, date).includes(fareType) &&
    (fareType === 'reserved' || toDepartureInstant(date, fareType) >= now)
  const isInHkd = currencyForOrigin(line.origin_code) === 'HKD'

  const findCents = (date: CivilDate, fareType: FareType, passengerType: PassengerType): number | undefined => {
    const ofDay = rows.filter(
      ({ fare_type, valid_from, valid_to }) =>
        fare_type === fareType && valid_from <= date && (valid_to === null || valid_to > date),
    )
    const fare = findFareOf(ofDay.map(toFare), passengerType)
    return fare && (isInHkd ? fare.centsHkd : fare.centsCny)
  }
  const toRange = (fares: readonly (number | undefined)[]) =>
    joinRanges(fares.flatMap((cents) => (cents === undefined ? [] : [{ lowest: cents, highest: cents }])))

  const ranges = TIME_MODES.flatMap((fareType) => {
    const soldOn = days.filter((date) => isSold(fareType, date))
    return PASSENGER_TYPES.flatMap((passengerType) => {
      const range = toRange(soldOn.map((date) => findCents(date, fareType, passengerType)))
      return range ? [{ fareType, passengerType, ...range }] : []
    })
  })
  const dayFares = days.flatMap((date) => {
    const types = TIME_MODES.filter((fareType) => isSold(fareType, date) && seats.hasSeats(date, fareType))
    const range = toRange(types.map((fareType) => findCents(date, fareType, 'adult')))
    return range ? [{ date, lowest: range.lowest }] : []
  })
  return { ranges, days: dayFares }
}
