import {
  type CivilDate,
  DEFAULT_RIDE,
  type FareType,
  isAirportLine,
  type PassengerType,
  type RideSettings,
} from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { AirportRideRow, Database, FareRow, LineRow, StationRow } from '../../../database/types'

/**
 * The row of `line_settings` of each line that applies on a day of buying; a line without one is sold by its own row.
 */
export const settingsOn = (db: Kysely<Database>, today: CivilDate) =>
  db
    .selectFrom('line_settings')
    .distinctOn('line_code')
    .selectAll()
    .where('valid_from', '<=', today)
    .orderBy('line_code')
    .orderBy('valid_from', 'desc')

type Db = Kysely<Database>

const linesOn = (db: Db, today: CivilDate) =>
  db
    .selectFrom('lines')
    .leftJoin(settingsOn(db, today).as('own'), 'own.line_code', 'lines.line_code')
    .select(['lines.line_code', 'route_code', 'category', 'origin_code', 'destination_code', 'position'])
    .select(({ fn }) => [
      fn.coalesce('own.on_sale', 'lines.on_sale').as('on_sale'),
      fn.coalesce('own.online_concession', 'lines.online_concession').as('online_concession'),
      fn.coalesce('own.max_per_order', 'lines.max_per_order').as('max_per_order'),
      fn.coalesce('own.max_children', 'lines.max_children').as('max_children'),
      fn.coalesce('own.booking_window_days', 'lines.booking_window_days').as('booking_window_days'),
    ])
    .where(({ fn }) => fn.coalesce('own.on_sale', 'lines.on_sale'))

/** The lines on sale on a day of buying, by their settings of that day. */
export const findLinesOnSale = (db: Db, today: CivilDate): Promise<LineRow[]> =>
  linesOn(db, today).orderBy('position').execute()

/** Whether there is such a line, on sale or not. */
export const hasLine = async (db: Db, lineCode: string): Promise<boolean> =>
  (await db.selectFrom('lines').select('line_code').where('line_code', '=', lineCode).executeTakeFirst()) !== undefined

/** Serializes changes of a whole line until the transaction ends. */
export const holdLine = async (trx: Transaction<Database>, lineCode: string): Promise<void> => {
  await trx.selectFrom('lines').select('line_code').where('line_code', '=', lineCode).forNoKeyUpdate().execute()
}

export const findLineOnSale = (db: Db, lineCode: string, today: CivilDate): Promise<LineRow | undefined> =>
  linesOn(db, today).where('lines.line_code', '=', lineCode).executeTakeFirst()

/** Whether there is such an area, with lines or without. */
export const hasArea = async (db: Db, code: string): Promise<boolean> =>
  (await db.selectFrom('stations').select('code').where('code', '=', code).executeTakeFirst()) !== undefined

/** Stations by code: a few rows, read whole. */
export const findStations = async (db: Db): Promise<Map<string, StationRow>> =>
  new Map((await db.selectFrom('stations').selectAll().execute()).map((row) => [row.code, row]))

export interface FareOnDate {
  fareType: FareType
  passengerType: PassengerType
  centsCny: number
  centsHkd: number
}

export const toFare = (row: FareRow): FareOnDate => ({
  fareType: row.fare_type,
  passengerType: row.passenger_type,
  centsCny: row.cents_cny,
  centsHkd: row.cents_hkd,
})

/** Fares that are valid on a travel date, by line. */
export const findFaresByLine = async (
  db: Db,
  lineCodes: readonly string[],
  date: string,
): Promise<Map<string, FareOnDate[]>> => {
  if (lineCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('fares')
    .selectAll()
    .where('line_code', 'in', lineCodes)
    .where('valid_from', '<=', date)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>', date)]))
    .execute()
  return new Map(lineCodes.map((code) => [code, rows.filter((row) => row.line_code === code).map(toFare)]))
}

/** Fares of one line that are valid on a travel date. */
export const findFares = async (db: Db, lineCode: string, date: string): Promise<FareOnDate[]> =>
  (await findFaresByLine(db, [lineCode], date)).get(lineCode) ?? []

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
