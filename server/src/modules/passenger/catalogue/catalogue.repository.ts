import type { CivilDate, FareType, PassengerType } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database, FareRow, LineRow, StationRow } from '../../../database/types'
import { settingsOn } from './line-settings.repository'

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
