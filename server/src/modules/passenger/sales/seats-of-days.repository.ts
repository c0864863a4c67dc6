import {
  addDays,
  areSeatsFew,
  type CivilDate,
  civilDateAt,
  type Direction,
  type FareType,
  type Instant,
  offeredFareTypes,
  type SalesPolicy,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, LineRow } from '../../../database/types'
import { findDeparturesOn } from './departures.repository'
import { toLegs } from './legs'
import { countSeatsOfDepartures, readUsualSeats, SEATS_LEFT } from './seats-on-sale.repository'

type Db = Kysely<Database>
interface RideDays {
  /** Every ticket type on sale has no seat left. */
  soldOut: CivilDate[]
  /** Every ticket type on sale has few seats left or none; the most that one has. */
  few: { date: CivilDate; seatsLeft: number }[]
}

export interface SeatsOfDays extends Record<Direction, RideDays> {
  /** Whether a ticket type of the outbound ride can still be bought on a day. */
  hasSeats: (date: CivilDate, fareType: FareType) => boolean
}

/** Seats of all the days at once: a few queries for any booking window. */
const readSeats = async (db: Db, lineCodes: readonly string[], dates: readonly CivilDate[]) => {
  const [quotas, usual, departures] = await Promise.all([
    db
      .selectFrom('quotas')
      .select(['line_code', 'fare_type', 'travel_date', SEATS_LEFT])
      .where('line_code', 'in', lineCodes)
      .where('travel_date', 'in', dates)
      .execute(),
    readUsualSeats(db, lineCodes, dates),
    findDeparturesOn(db, lineCodes, dates),
  ])
  return { quotas, usual, departures }
}

/** Fare types with a fare of the line on a day. */
const readFareTypes = async (db: Db, lineCode: string) => {
  const rows = await db
    .selectFrom('fares')
    .select(['fare_type', 'valid_from', 'valid_to'])
    .distinct()
    .where('line_code', '=', lineCode)
    .execute()
  return (date: CivilDate): FareType[] =>
    rows
      .filter(({ valid_from, valid_to }) => valid_from <= date && (valid_to === null || valid_to > date))
      .map(({ fare_type }) => fare_type)
}

/**
 * Days of the booking window without a seat or with few of them, for each ride of a line. A type whose hours are over,
 * and a day without fares, are not sold out.
 */
export const findSeatsOfDays = async (
  db: Db,
  line: Pick<LineRow, 'line_code'>,
  { policy, windowDays, now }: { policy: SalesPolicy; windowDays: number; now: Instant },
): Promise<SeatsOfDays> => {
  const today = civilDateAt(now)
  const dates = Array.from({ length: windowDays + 1 }, (_, days) => addDays(today, days))
  const rides = toLegs(line.line_code, 'day', today, today)
  const [getFareTypes, { quotas, usual, departures }] = await Promise.all([
    readFareTypes(db, line.line_code),
    readSeats(
      db,
      rides.map(({ lineCode }) => lineCode),
      dates,
    ),
  ])

  const countSeats = (lineCode: string, fareType: FareType, date: CivilDate): number | undefined | 'over' => {
    if (fareType === 'reserved') {
      const ofDay = departures.filter((departure) => departure.lineCode === lineCode && departure.date === date)
      return countSeatsOfDepartures(ofDay, now)
    }
    if (toDepartureInstant(date, fareType) < now) return 'over'
    const isOfType = (row: { line_code: string; fare_type: FareType }) =>
      row.line_code === lineCode && row.fare_type === fareType
    const ofDay = quotas.find((row) => isOfType(row) && row.travel_date === date)
    return ofDay ? ofDay.seats_left : usual(lineCode, fareType, date)
  }
  /** The most seats that a ticket type on sale has; undefined without a type, or where one is not counted. */
  const countMostSeats = (lineCode: string, date: CivilDate): number | undefined => {
    const fareTypes = new Set(getFareTypes(date))
    const seats = offeredFareTypes(policy, line.line_code, date)
      .filter((fareType) => fareTypes.has(fareType))
      .map((fareType) => countSeats(lineCode, fareType, date))
      .filter((count) => count !== 'over')
    const counted = seats.filter((count) => count !== undefined)
    return counted.length > 0 && counted.length === seats.length ? Math.max(...counted) : undefined
  }
  const listDays = (direction: Direction): RideDays => {
    const ride = rides.find((leg) => leg.direction === direction)
    const days = dates.flatMap((date) => {
      const seatsLeft = ride && countMostSeats(ride.lineCode, date)
      return seatsLeft === undefined ? [] : [{ date, seatsLeft }]
    })
    return {
      soldOut: days.filter(({ seatsLeft }) => seatsLeft < 1).map(({ date }) => date),
      few: days.filter(({ seatsLeft }) => areSeatsFew(seatsLeft)),
    }
  }
  const outbound = rides.find((leg) => leg.direction === 'outbound')
  return {
    outbound: listDays('outbound'),
    inbound: listDays('inbound'),
    hasSeats: (date, fareType) => {
      const count = outbound && countSeats(outbound.lineCode, fareType, date)
      return count === undefined || (count !== 'over' && count > 0)
    },
  }
}
