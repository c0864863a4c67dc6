import type { FareType, PassengerType } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, FareRow, LineRow, StationRow } from '../../database/types'

type Db = Kysely<Database>

export const findLinesOnSale = (db: Db): Promise<LineRow[]> =>
  db.selectFrom('lines').selectAll().where('on_sale', '=', true).orderBy('position').execute()

export const findLine = (db: Db, lineCode: string): Promise<LineRow | undefined> =>
  db.selectFrom('lines').selectAll().where('line_code', '=', lineCode).where('on_sale', '=', true).executeTakeFirst()

/** Stations by code: five rows, read whole. */
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
