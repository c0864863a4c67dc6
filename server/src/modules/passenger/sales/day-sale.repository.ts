import type { CivilDate } from '@shuttle/domain'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { usualSeatsOn } from './seats-on-sale.repository'

type Trx = Transaction<Database>

/** Rides of a one-way line on some days, the last one included; one departure where a begin time is given. */
export interface RidesOnSale {
  lineCode: string
  from: CivilDate
  until: CivilDate
  beginTime: string
}

const listDays = ({ from, until }: RidesOnSale) =>
  sql`generate_series(${from}::date, ${until}::date, interval '1 day') as each_day(day)`

/** In the lock order of buyers: a change of many days waits for buyers, and never deadlocks with them. */
const lockDays = async (trx: Trx, { lineCode, from, until }: RidesOnSale): Promise<void> => {
  const days = trx.selectFrom('quotas').select('travel_date').where('line_code', '=', lineCode)
  const wanted = days.where('travel_date', '>=', from).where('travel_date', '<=', until)
  await wanted.orderBy('fare_type').orderBy('travel_date').forUpdate().execute()
}

const lockDepartures = async (trx: Trx, { lineCode, from, until }: RidesOnSale): Promise<void> => {
  const departures = trx.selectFrom('departures').select('travel_date').where('line_code', '=', lineCode)
  const wanted = departures.where('travel_date', '>=', from).where('travel_date', '<=', until)
  await wanted.orderBy('travel_date').orderBy('begin_time').forNoKeyUpdate().execute()
}

/** Closes the departures of these rides, including unsold ones of the timetable. */
export const closeDepartures = async (trx: Trx, rides: RidesOnSale): Promise<void> => {
  const { lineCode, from, until, beginTime } = rides
  await sql`
    insert into departures (line_code, travel_date, begin_time, end_time, capacity)
    select line_code, day::date, begin_time, end_time, capacity from departure_times, ${listDays(rides)}
    where line_code = ${lineCode} and ${beginTime} in ('', begin_time)
    order by day, begin_time
    on conflict do nothing`.execute(trx)
  await lockDepartures(trx, rides)
  await trx
    .updateTable('departures')
    .set({ state: 'closed' })
    .where('line_code', '=', lineCode)
    .where('travel_date', '>=', from)
    .where('travel_date', '<=', until)
    .$if(beginTime !== '', (query) => query.where('begin_time', '=', beginTime))
    .execute()
}

/** Ends the sale of day and night tickets of these days. A line without a quota gets a row for that, with no seats. */
export const closeDaySale = async (trx: Trx, rides: RidesOnSale): Promise<void> => {
  const { lineCode, from, until } = rides
  await sql`
    insert into quotas (line_code, fare_type, travel_date, capacity, seats_left, is_closed)
    select ${lineCode}, fare_types.fare_type, day::date, seats.count, seats.count, true
    from ${listDays(rides)} cross join (values ('day'), ('night')) as fare_types(fare_type)
    left join daily_quotas usual on usual.line_code = ${lineCode} and usual.fare_type = fare_types.fare_type
    cross join lateral (select coalesce(${usualSeatsOn(sql.raw('day::date'))}, 0) as count) as seats
    order by fare_types.fare_type, day
    on conflict do nothing`.execute(trx)
  await lockDays(trx, rides)
  await trx
    .updateTable('quotas')
    .set({ is_closed: true })
    .where('line_code', '=', lineCode)
    .where('travel_date', '>=', from)
    .where('travel_date', '<=', until)
    .execute()
}

/** Sells day and night tickets of these days again; the row of a line without a quota is deleted. */
export const openDaySale = async (trx: Trx, rides: RidesOnSale): Promise<void> => {
  const { lineCode, from, until } = rides
  await lockDays(trx, rides)
  const unlimited = trx
    .deleteFrom('quotas')
    .where('line_code', '=', lineCode)
    .where('travel_date', '>=', from)
    .where('travel_date', '<=', until)
    .where('is_closed', '=', true)
    .where('capacity', '=', 0)
  await unlimited
    .where('fare_type', 'not in', (usual) =>
      usual.selectFrom('daily_quotas').select('fare_type').where('line_code', '=', lineCode),
    )
    .execute()
  await trx
    .updateTable('quotas')
    .set({ is_closed: false })
    .where('line_code', '=', lineCode)
    .where('travel_date', '>=', from)
    .where('travel_date', '<=', until)
    .execute()
}
