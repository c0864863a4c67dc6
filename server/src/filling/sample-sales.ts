import { addDays, civilDateAt, type Instant, UNLIMITED_DATE_CUTOFF } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database, LineRow } from '../database/types'
import type { DepartureRow, DepartureTimeRow } from '../modules/passenger/sales'

const SEATS = 40
const [FIRST, LAST] = [6 * 60, 23 * 60 + 30]

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A bus every half hour from 06:00 to 23:30; people board until the next one. */
const toDepartureTimes = ({ line_code }: LineRow): DepartureTimeRow[] =>
  Array.from({ length: (LAST - FIRST) / 30 + 1 }, (_, index) => {
    const begin = FIRST + index * 30
    return { line_code, begin_time: clockTime(begin), end_time: clockTime(begin + 29), capacity: SEATS }
  })

/** Tomorrow morning has one of each kind, so that every state can be seen. */
const shownStates = (line: LineRow, travel_date: string): DepartureRow[] => {
  const at = (begin_time: string, end_time: string, sold: number, state: DepartureRow['state']) => ({
    ...{ line_code: line.line_code, travel_date, capacity: SEATS, begin_time, end_time, sold, state },
  })
  return [
    at('08:00', '08:29', SEATS, 'open'),
    at('08:30', '08:59', SEATS - 3, 'open'),
    at('09:00', '09:29', 0, 'paused'),
    at('09:30', '09:59', 0, 'closed'),
  ]
}

/** Reserved departures of the bus lines cost what the day costs. */
const addReservedFares = async (trx: Transaction<Database>, lines: readonly LineRow[]) => {
  const codes = lines.map((line) => line.line_code)
  const day = await trx
    .selectFrom('fares')
    .selectAll()
    .where('fare_type', '=', 'day')
    .where('line_code', 'in', codes)
    .execute()
  await trx
    .insertInto('fares')
    .values(day.map((fare) => ({ ...fare, fare_type: 'reserved' as const })))
    .execute()
}

/**
 * Departures of every line, and the family combo towards the airport. The preset policy sells those of the bus lines
 * for travel before the cutoff only: under today's date they exist and are never shown.
 */
export const loadSampleSales = async (
  trx: Transaction<Database>,
  { bus, airport }: { bus: readonly LineRow[]; airport: readonly LineRow[] },
  now: Instant,
) => {
  await addReservedFares(trx, bus)
  const oneWay = bus.filter((line) => line.category === 'oneWay')
  await trx
    .insertInto('departure_times')
    .values([...oneWay, ...airport].flatMap(toDepartureTimes))
    .execute()
  const tomorrow = addDays(civilDateAt(now), 1)
  const shown = tomorrow < UNLIMITED_DATE_CUTOFF ? [...oneWay, ...airport] : airport
  await trx
    .insertInto('departures')
    .values(shown.flatMap((line) => shownStates(line, tomorrow)))
    .execute()
  await trx
    .updateTable('promotions')
    .set({ is_on: true, applies_to: 'HZICLK' })
    .where('kind', '=', 'familyCombo')
    .execute()
}
