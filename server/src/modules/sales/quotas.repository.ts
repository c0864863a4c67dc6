import type { FareType } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

/** Seats still free on one leg: the day's own quota, else the line's usual one, else no limit. */
export const countSeatsLeftOfDay = async (
  db: Kysely<Database>,
  leg: { lineCode: string; fareType: FareType; date: string },
): Promise<number | undefined> => {
  const day = await db
    .selectFrom('quotas')
    .select('seats_left')
    .where('line_code', '=', leg.lineCode)
    .where('fare_type', '=', leg.fareType)
    .where('travel_date', '=', leg.date)
    .executeTakeFirst()
  if (day) return day.seats_left
  const usual = await db
    .selectFrom('daily_quotas')
    .select('capacity')
    .where('line_code', '=', leg.lineCode)
    .where('fare_type', '=', leg.fareType)
    .executeTakeFirst()
  return usual?.capacity
}
