import type { AirportRideRow, DailyQuotaRow, FareRow, LineRow, StationRow } from '../database/types'
import type { DepartureTimeRow } from '../modules/sales'

/** All that is sold, as rows of the tables that hold it; prices in cents, days half-open. */
export interface Catalogue {
  stations: StationRow[]
  lines: LineRow[]
  fares: FareRow[]
  daily_quotas: DailyQuotaRow[]
  departure_times: DepartureTimeRow[]
  airport_rides: AirportRideRow[]
}
export type CatalogueTable = keyof Catalogue

/** Columns that name a row. Tables in the order in which rows need each other. */
export const KEYS = {
  stations: ['code'],
  lines: ['line_code'],
  fares: ['line_code', 'fare_type', 'passenger_type', 'valid_from'],
  daily_quotas: ['line_code', 'fare_type'],
  departure_times: ['line_code', 'begin_time'],
  airport_rides: ['line_code'],
} as const satisfies Record<CatalogueTable, readonly string[]>

export const TABLES = Object.keys(KEYS) as CatalogueTable[]

/** A row by its columns, whichever table it is of. */
export type AnyRow = Readonly<Record<string, string | number | boolean | null>>
export const getRows = (catalogue: Catalogue, table: CatalogueTable): readonly AnyRow[] =>
  catalogue[table] as unknown as AnyRow[]
