import type { CivilDate, FareType } from '@shuttle/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/types'

/**
 * Seats that a line has on a day before the first sale: what staff set for the day, else the usual number. For a query
 * with a row of `daily_quotas` that is called `usual`, and a day of type `date`; null without such a row, where seats
 * are not counted.
 */
export const usualSeatsOn = (day: RawBuilder<unknown>): RawBuilder<number> => sql`coalesce((
  select dated.capacity from dated_quotas dated
  where dated.line_code = usual.line_code and dated.fare_type = usual.fare_type and dated.valid_from <= ${day}
  order by dated.valid_from desc limit 1), usual.capacity)`

type GetUsualSeats = (lineCode: string, fareType: FareType, date: CivilDate) => number | undefined

/** {@link usualSeatsOn} some days, in one query; undefined where seats are not counted. */
export const readUsualSeats = async (
  db: Kysely<Database>,
  lineCodes: readonly string[],
  dates: readonly CivilDate[],
): Promise<GetUsualSeats> => {
  const { rows } = await sql<{ key: string; seats: number }>`
    select concat_ws(' ', usual.line_code, usual.fare_type, requested.day) as key, ${usualSeatsOn(sql.raw('requested.day'))} as seats
    from daily_quotas usual cross join unnest(array[${sql.join(dates)}]::date[]) as requested(day)
    where usual.line_code in (${sql.join(lineCodes)})`.execute(db)
  const seats = new Map(rows.map((row) => [row.key, row.seats]))
  return (lineCode, fareType, date) => seats.get(`${lineCode} ${fareType} ${date}`)
}
