import type { Departure } from '@shuttle/domain'
import type { PlannedDeparture } from '@shuttle/domain/staff'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { type DepartureKey, ensureDeparture } from './departures.repository'
import type { DepartureRow } from './sales-tables'

type Trx = Transaction<Database>
type OnDay = Pick<Departure, 'date' | 'beginTime'>

/** Serializes staff changes to the departures of a line until the transaction ends; buyers wait for none of them. */
export const lockDeparturesOfLine = (trx: Trx, lineCode: string) =>
  trx.selectFrom('lines').select('line_code').where('line_code', '=', lineCode).forNoKeyUpdate().execute()

/**
 * Changes seats by one guarded update: false where they are no longer as expected, or more are sold than the new
 * number.
 */
export const storeDepartureCapacity = async (
  trx: Trx,
  key: DepartureKey,
  { capacity, expectedCapacity }: { capacity: number; expectedCapacity: number },
): Promise<boolean> => {
  await ensureDeparture(trx, key)
  const stored = await trx
    .updateTable('departures')
    .set({ capacity })
    .where('line_code', '=', key.lineCode)
    .where('travel_date', '=', key.date)
    .where('begin_time', '=', key.beginTime)
    .where('capacity', '=', expectedCapacity)
    .where('sold', '<=', capacity)
    .executeTakeFirst()
  return stored.numUpdatedRows === 1n
}

/** One parameter for any number of rows. */
const asRows = (departures: readonly OnDay[]) =>
  JSON.stringify(departures.map(({ date, beginTime }) => ({ travel_date: date, begin_time: beginTime })))

/**
 * Sets the state of departures, also those of the usual times; answers how many there were and the tickets sold for
 * them.
 */
export const storeDepartureStates = async (
  trx: Trx,
  { lineCode, departures, state }: { lineCode: string; departures: readonly OnDay[]; state: DepartureRow['state'] },
): Promise<{ changed: number; sold: number }> => {
  const rows = asRows(departures)
  await sql`
  insert into departures (line_code, travel_date, begin_time, end_time, capacity)
  select line_code, travel_date, begin_time, end_time, capacity from departure_times
  join json_to_recordset(${rows}::json) as chosen(travel_date date, begin_time text) using (begin_time)
  where line_code = ${lineCode} order by travel_date, begin_time
  on conflict do nothing`.execute(trx)
  // In the lock order of buyers: they wait for each other, and never deadlock.
  await sql`
  select from departures join json_to_recordset(${rows}::json) as chosen(travel_date date, begin_time text) using (travel_date, begin_time)
  where line_code = ${lineCode} order by travel_date, begin_time for no key update of departures`.execute(trx)
  const changed = await sql<{ changed: number; sold: number }>`
  with changed as (
    update departures set state = ${state}
    from json_to_recordset(${rows}::json) as chosen(travel_date date, begin_time text)
    where line_code = ${lineCode} and departures.travel_date = chosen.travel_date
      and departures.begin_time = chosen.begin_time
    returning sold)
  select count(*)::int as changed, coalesce(sum(sold), 0)::int as sold from changed`.execute(trx)
  return changed.rows[0] ?? { changed: 0, sold: 0 }
}

interface PlannedTimes {
  lineCode: string
  planned: readonly PlannedDeparture[]
}

/** Stores departures that are new, or unsold: one that was sold meanwhile stays. Answers how many it stored. */
export const storeDepartureTimes = async (trx: Trx, { lineCode, planned }: PlannedTimes): Promise<number> => {
  const rows = JSON.stringify(
    planned.map(({ date, beginTime, endTime, capacity }) => ({
      ...{ travel_date: date, begin_time: beginTime, end_time: endTime, capacity },
    })),
  )
  const stored = await sql`
  insert into departures (line_code, travel_date, begin_time, end_time, capacity)
  select ${lineCode}, travel_date, begin_time, end_time, capacity
  from json_to_recordset(${rows}::json) as planned(travel_date date, begin_time text, end_time text, capacity int)
  order by travel_date, begin_time
  on conflict (line_code, travel_date, begin_time) do update
  set end_time = excluded.end_time, capacity = excluded.capacity where departures.sold = 0`.execute(trx)
  return Number(stored.numAffectedRows ?? 0)
}
