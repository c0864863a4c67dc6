import type { AnyRow } from '../../database/row-differences'
import type {
  AirportRideRow,
  DailyQuotaRow,
  DatedQuotaRow,
  FareRow,
  LineRow,
  LineSettingsRow,
  StationRow,
} from '../../database/types'
import { EDITED_TABLES } from '../../modules/backoffice/catalogue'
import type { GuideRow } from '../../modules/passenger/catalogue'
import type { DepartureTimeRow, PeakDaysRow } from '../../modules/passenger/sales'

/** All that is sold, as rows of the tables that hold it; prices in cents, days half-open. */
export interface Catalogue {
  stations: StationRow[]
  lines: LineRow[]
  fares: FareRow[]
  daily_quotas: DailyQuotaRow[]
  dated_quotas: DatedQuotaRow[]
  departure_times: DepartureTimeRow[]
  airport_rides: AirportRideRow[]
  line_settings: LineSettingsRow[]
  peak_days: PeakDaysRow[]
  guides: GuideRow[]
}
export type CatalogueTable = keyof Catalogue

/** Tables that staff fill in the back office: a file that leaves one out does not change it. */
export const TABLES_OF_STAFF = [
  'dated_quotas',
  'line_settings',
  'peak_days',
  'guides',
] as const satisfies CatalogueTable[]
type TableOfStaff = (typeof TABLES_OF_STAFF)[number]

/** The content of a catalogue file. */
export type CatalogueFile = Omit<Catalogue, TableOfStaff> & { [Table in TableOfStaff]?: Catalogue[Table] | undefined }

/** Columns that name a row. Tables in the order in which rows need each other. */
export const KEYS = {
  stations: EDITED_TABLES.stations,
  lines: ['line_code'],
  fares: EDITED_TABLES.fares,
  daily_quotas: ['line_code', 'fare_type'],
  dated_quotas: EDITED_TABLES.dated_quotas,
  departure_times: ['line_code', 'begin_time'],
  airport_rides: ['line_code'],
  line_settings: EDITED_TABLES.line_settings,
  peak_days: EDITED_TABLES.peak_days,
  guides: EDITED_TABLES.guides,
} as const satisfies Record<CatalogueTable, readonly string[]>

export const TABLES = Object.keys(KEYS) as CatalogueTable[]

export const getRows = (catalogue: CatalogueFile, table: CatalogueTable): readonly AnyRow[] =>
  (catalogue[table] ?? []) as unknown as AnyRow[]
