import { type CivilDate, DEFAULT_RIDE, isAirportLine, type RideSettings } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AirportRideRow, Database } from '../../database/types'

type Db = Kysely<Database>

const toRide = (row: AirportRideRow): RideSettings => ({
  rideMinutes: row.ride_minutes,
  checkInMinutes: row.check_in_minutes,
  landingMinutes: row.landing_minutes,
  longestWaitMinutes: row.longest_wait_minutes,
  changeLeadMinutes: row.change_lead_minutes,
})

/** How the lines of the airport connect with flights, by line code: two rows, read whole. */
export const findRides = async (db: Db): Promise<Map<string, RideSettings>> =>
  new Map((await db.selectFrom('airport_rides').selectAll().execute()).map((row) => [row.line_code, toRide(row)]))

/** Those of one line; undefined for a bus line. */
export const getRide = (rides: ReadonlyMap<string, RideSettings>, lineCode: string): RideSettings | undefined =>
  isAirportLine(lineCode) ? (rides.get(lineCode) ?? DEFAULT_RIDE) : undefined

export const findRide = async (db: Db, lineCode: string): Promise<RideSettings | undefined> =>
  isAirportLine(lineCode) ? getRide(await findRides(db), lineCode) : undefined

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
