import type { CivilDate, Departure } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/types'
import type { DepartureRow } from './sales-tables'

type Db = Kysely<Database>

/** One departure. */
export interface DepartureKey {
  lineCode: string
  date: CivilDate
  beginTime: string
}

const toDeparture = (row: DepartureRow): Departure => ({
  lineCode: row.line_code,
  date: row.travel_date,
  beginTime: row.begin_time,
  endTime: row.end_time,
  capacity: row.capacity,
  sold: row.sold,
  status: row.state,
})

/** The departures of one-way lines on some days, by time of departure: each day's own rows, else the usual times. */
export const findDeparturesOn = async (
  db: Db,
  lineCodes: readonly string[],
  dates: readonly CivilDate[],
): Promise<Departure[]> => {
  if (lineCodes.length === 0 || dates.length === 0) return []
  const [own, usual] = await Promise.all([
    db
      .selectFrom('departures')
      .selectAll()
      .where('travel_date', 'in', dates)
      .where('line_code', 'in', lineCodes)
      .execute(),
    db.selectFrom('departure_times').selectAll().where('line_code', 'in', lineCodes).execute(),
  ])
  const toKey = (row: Pick<DepartureRow, 'line_code' | 'travel_date' | 'begin_time'>) =>
    `${row.travel_date} ${row.begin_time} ${row.line_code}`
  const known = new Set(own.map(toKey))
  const untouched = dates
    .flatMap((date) => usual.map((row): DepartureRow => ({ ...row, travel_date: date, sold: 0, state: 'open' })))
    .filter((row) => !known.has(toKey(row)))
  return [...own, ...untouched].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1)).map(toDeparture)
}

export const findDeparture = async (db: Db, key: DepartureKey): Promise<Departure | undefined> =>
  (await findDeparturesOn(db, [key.lineCode], [key.date])).find((departure) => departure.beginTime === key.beginTime)

/** Creates the day's row from the usual times when the departure is booked or changed for the first time. */
export const ensureDeparture = (db: Db, { lineCode, date, beginTime }: DepartureKey) =>
  sql`
  insert into departures (line_code, travel_date, begin_time, end_time, capacity)
  select line_code, ${date}::date, begin_time, end_time, capacity from departure_times
  where line_code = ${lineCode} and begin_time = ${beginTime}
  on conflict do nothing`.execute(db)

/** Takes seats by one guarded update: false when too few are left, or the departure is not open. */
export const takeDepartureSeats = async (db: Db, key: DepartureKey, seats: number): Promise<boolean> => {
  await ensureDeparture(db, key)
  const taken = await db
    .updateTable('departures')
    .set((row) => ({ sold: row('sold', '+', seats) }))
    .where('line_code', '=', key.lineCode)
    .where('travel_date', '=', key.date)
    .where('begin_time', '=', key.beginTime)
    .where('state', '=', 'open')
    .where((row) => row(row('sold', '+', seats), '<=', row.ref('capacity')))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Releases booked seats, never more than were sold; also where booking is paused. */
export const releaseDepartureSeats = async (db: Db, key: DepartureKey, seats: number): Promise<void> => {
  await db
    .updateTable('departures')
    .set({ sold: sql<number>`greatest(0, sold - ${seats})` })
    .where('line_code', '=', key.lineCode)
    .where('travel_date', '=', key.date)
    .where('begin_time', '=', key.beginTime)
    .execute()
}
