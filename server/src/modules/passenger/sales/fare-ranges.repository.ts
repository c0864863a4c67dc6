import {
  addDays,
  type CivilDate,
  civilDateAt,
  currencyForOrigin,
  type FareRange,
  type FareType,
  type Instant,
  joinRanges,
  offeredFareTypes,
  PASSENGER_TYPES,
  type SalesPolicy,
  TIME_MODES,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, LineRow } from '../../../database/types'
import { toFare } from '../catalogue'
import { findFareOf } from './find-fare-of'

interface OnSale {
  policy: SalesPolicy
  windowDays: number
  /** Sold-out days: their fares are left out. */
  soldOutDates: readonly CivilDate[]
  now: Instant
}

/**
 * Fares of one leg on the days of the booking window, in the line's currency: a range for each fare type and passenger
 * type that is sold on one of them. Night tickets of today are left out once the night is over.
 */
export const findFareRanges = async (
  db: Kysely<Database>,
  line: Pick<LineRow, 'line_code' | 'origin_code'>,
  { policy, windowDays, soldOutDates, now }: OnSale,
): Promise<FareRange[]> => {
  const rows = await db.selectFrom('fares').selectAll().where('line_code', '=', line.line_code).execute()
  const today = civilDateAt(now)
  const days = Array.from({ length: windowDays + 1 }, (_, ahead) => addDays(today, ahead))
  const isSold = (fareType: FareType, date: CivilDate) =>
    !soldOutDates.includes(date) &&
    offeredFareTypes(policy, line.line_code, date).includes(fareType) &&
    (fareType === 'reserved' || toDepartureInstant(date, fareType) >= now)
  const isInHkd = currencyForOrigin(line.origin_code) === 'HKD'

  return TIME_MODES.flatMap((fareType) => {
    const ofType = rows.filter(({ fare_type }) => fare_type === fareType)
    const faresByDay = days
      .filter((date) => isSold(fareType, date))
      .map((date) =>
        ofType
          .filter(({ valid_from, valid_to }) => valid_from <= date && (valid_to === null || valid_to > date))
          .map(toFare),
      )
    return PASSENGER_TYPES.flatMap((passengerType) => {
      const range = joinRanges(
        faresByDay.flatMap((fares) => {
          const fare = findFareOf(fares, passengerType)
          if (!fare) return []
          const cents = isInHkd ? fare.centsHkd : fare.centsCny
          return [{ lowest: cents, highest: cents }]
        }),
      )
      return range ? [{ fareType, passengerType, ...range }] : []
    })
  })
}
