import { type CivilDate, DEFAULT_RIDE, isAirportLine, type RideSettings } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AirportRideRow, Database } from '../../../database/types'
import { settingsOn } from './line-settings.repository'

type Db = Kysely<Database>

const toRide = (row: AirportRideRow): RideSettings => ({
  rideMinutes: row.ride_minutes,
  checkInMinutes: row.check_in_minutes,
  landingMinutes: row.landing_minutes,
  longestWaitMinutes: row.longest_wait_minutes,
  changeLeadMinutes: row.change_lead_minutes,
})

/**
 * How the lines of the airport connect with flights for orders of a day of buying, by line code: two rows, read whole.
 */
export const findRides = async (db: Db, today: CivilDate): Promise<Map<string, RideSettings>> => {
  const rows = await db
    .selectFrom('airport_rides')
    .leftJoin(settingsOn(db, today).as('own'), 'own.line_code', 'airport_rides.line_code')
    .select('airport_rides.line_code')
    .select(({ fn }) => [
      fn.coalesce('own.ride_minutes', 'airport_rides.ride_minutes').as('ride_minutes'),
      fn.coalesce('own.check_in_minutes', 'airport_rides.check_in_minutes').as('check_in_minutes'),
      fn.coalesce('own.landing_minutes', 'airport_rides.landing_minutes').as('landing_minutes'),
      fn.coalesce('own.longest_wait_minutes', 'airport_rides.longest_wait_minutes').as('longest_wait_minutes'),
      fn.coalesce('own.change_lead_minutes', 'airport_rides.change_lead_minutes').as('change_lead_minutes'),
    ])
    .execute()
  return new Map(rows.map((row) => [row.line_code, toRide(row)]))
}

/** The settings of one line; undefined for a bus line. */
export const getRide = (rides: ReadonlyMap<string, RideSettings>, lineCode: string): RideSettings | undefined =>
  isAirportLine(lineCode) ? (rides.get(lineCode) ?? DEFAULT_RIDE) : undefined

export const findRide = async (db: Db, lineCode: string, today: CivilDate): Promise<RideSettings | undefined> =>
  isAirportLine(lineCode) ? getRide(await findRides(db, today), lineCode) : undefined

/** Days of departure on which the family combo is on, half-open. */
export interface FamilyComboDays {
  lineCodes: readonly string[]
  from: CivilDate | null
  until: CivilDate | null
}

/** The family combos that are switched on and not over on `today`. */
export const findFamilyCombos = async (db: Db, today: CivilDate): Promise<FamilyComboDays[]> => {
  const rows = await db
    .selectFrom('promotions')
    .select(['applies_to', 'valid_from', 'valid_to'])
    .where('kind', '=', 'familyCombo')
    .where('is_on', '=', true)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>', today)]))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ lineCodes: row.applies_to.split(','), from: row.valid_from, until: row.valid_to }))
}
