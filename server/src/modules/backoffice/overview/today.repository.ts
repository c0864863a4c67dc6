import {
  type CivilDate,
  type Departure,
  type FareType,
  offeredFareTypes,
  type SalesPolicy,
  toInstant,
} from '@shuttle/domain'
import type { SoldOnLine } from '@shuttle/wire/staff'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/types'
import { findLinesOnSale } from '../../passenger/catalogue'
import { findDeparturesOn, usualSeatsOn } from '../../passenger/sales'

type Db = Kysely<Database>

/** The query of {@link findSoldToday}. */
export const soldTodayQuery = (day: CivilDate) => sql<SoldOnLine>`
  select orders.line_code as "lineCode", orders.currency, count(*)::integer as orders,
    sum(orders.due_cents)::bigint as total,
    sum((select count(*) from tickets where tickets.order_no = orders.order_no))::integer as tickets
  from orders join lines using (line_code)
  where orders.placed_at >= ${toInstant(day)} and orders.placed_at < ${toInstant(day) + 86_400_000}
    and orders.paid_at is not null
  group by orders.line_code, orders.currency, lines.position
  order by lines.position, orders.currency desc`

/**
 * Orders that were placed on a business day and paid, by line and currency, in the order of the lines; refunds are not
 * subtracted.
 */
export const findSoldToday = async (db: Db, day: CivilDate): Promise<SoldOnLine[]> =>
  (await soldTodayQuery(day).execute(db)).rows

interface SeatsOfDay {
  lineCode: string
  fareType: FareType
  capacity: number
  sold: number
  /** Staff ended the sale of the day. */
  isClosed: boolean
}

/** Seats of a day that day and night tickets take: each line's own row of the day, else its usual number. */
const findQuotas = async (db: Db, day: CivilDate): Promise<SeatsOfDay[]> => {
  const { rows } = await sql<SeatsOfDay>`
    select line_code as "lineCode", fare_type as "fareType", coalesce(own.capacity, ${usualSeatsOn(sql`${day}::date`)}) as capacity,
      coalesce(own.capacity - own.seats_left, 0) as sold, coalesce(own.is_closed, false) as "isClosed"
    from daily_quotas usual full join (select * from quotas where travel_date = ${day}::date) own using (line_code, fare_type)
    `.execute(db)
  return rows
}

/**
 * The seats of a day on the lines on sale, in the order of the lines: quotas by fare type, and departures where they
 * are sold.
 */
export const findSeatsOfDay = async (
  db: Db,
  day: CivilDate,
  policy: SalesPolicy,
): Promise<{ quotas: SeatsOfDay[]; departures: Departure[] }> => {
  const lines = (await findLinesOnSale(db, day)).filter(({ category }) => category === 'oneWay')
  const sold = lines.map(({ line_code }) => ({ line_code, fareTypes: offeredFareTypes(policy, line_code, day) }))
  const reserved = sold.filter(({ fareTypes }) => fareTypes.includes('reserved')).map(({ line_code }) => line_code)
  const quotas = await findQuotas(db, day)
  const departures = await findDeparturesOn(db, reserved, [day])
  return {
    quotas: sold.flatMap(({ line_code, fareTypes }) =>
      fareTypes.flatMap((type) => quotas.filter((one) => one.lineCode === line_code && one.fareType === type)),
    ),
    departures: reserved.flatMap((line) => departures.filter(({ lineCode }) => lineCode === line)),
  }
}
