import type { CivilDate, PeakDays, RideSettings } from '@shuttle/domain'
import type { SaleSettings } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { AirportRideRow, Database, LineRow, LineSettingsRow } from '../../../database/types'
import type { PeakDaysRow } from '../../passenger/sales'

type Db = Kysely<Database>

/** A line with everything that defines how it is sold; settings by day of buying. */
export interface StoredLine {
  line: LineRow
  ride: AirportRideRow | undefined
  settings: LineSettingsRow[]
  peakDays: PeakDaysRow[]
}

/** Lines in the order of the catalogue, or the line of this code. */
export const listStoredLines = async (db: Db, lineCode?: string): Promise<StoredLine[]> => {
  const lines = await db
    .selectFrom('lines')
    .selectAll()
    .$if(lineCode !== undefined, (all) => all.where('line_code', '=', lineCode ?? ''))
    .orderBy('position')
    .execute()
  const rides = await db.selectFrom('airport_rides').selectAll().execute()
  const settings = await db.selectFrom('line_settings').selectAll().orderBy('valid_from').execute()
  const peakDays = await db.selectFrom('peak_days').selectAll().orderBy('valid_from').execute()
  return lines.map((line) => {
    const isOfLine = (row: { line_code: string }) => row.line_code === line.line_code
    return {
      line,
      ride: rides.find(isOfLine),
      settings: settings.filter(isOfLine),
      peakDays: peakDays.filter(isOfLine),
    }
  })
}

const toRide = (
  row: { [Column in Exclude<keyof AirportRideRow, 'line_code'>]: number | null },
): RideSettings | undefined =>
  row.ride_minutes === null
    ? undefined
    : {
        rideMinutes: row.ride_minutes,
        checkInMinutes: row.check_in_minutes ?? 0,
        landingMinutes: row.landing_minutes ?? 0,
        longestWaitMinutes: row.longest_wait_minutes ?? 0,
        changeLeadMinutes: row.change_lead_minutes ?? 0,
      }

type SettingColumns = Omit<LineSettingsRow, 'line_code' | 'valid_from' | keyof AirportRideRow>

const toSettings = (row: SettingColumns, ride: RideSettings | undefined): SaleSettings => ({
  isOnSale: row.on_sale,
  onlineConcession: row.online_concession,
  maxPerOrder: row.max_per_order,
  maxChildren: row.max_children,
  windowDays: row.booking_window_days,
  ride,
})

/** Settings from a day of buying on; those of the catalogue file have none. */
interface DatedSettings extends SaleSettings {
  from: CivilDate | undefined
}

/** Every setting of a line in the order of its days; the first are those of the catalogue file. */
export const toDatedSettings = ({ line, ride, settings }: StoredLine): DatedSettings[] => {
  const base = ride && toRide(ride)
  return [
    { ...toSettings(line, base), from: undefined },
    ...settings.map((row) => ({ ...toSettings(row, toRide(row) ?? base), from: row.valid_from })),
  ]
}

export const toPeakDays = (row: PeakDaysRow): PeakDays => ({
  from: row.valid_from,
  until: row.valid_to,
  maxPerOrder: row.max_per_order,
})

/** The settings that apply to what is bought on a day. */
export const settingsOfDay = (settings: readonly DatedSettings[], day: CivilDate): DatedSettings | undefined =>
  settings.filter(({ from }) => from === undefined || from <= day).at(-1)

export const toSettingsRow = (
  lineCode: string,
  from: CivilDate,
  { ride, ...settings }: SaleSettings,
): LineSettingsRow => ({
  line_code: lineCode,
  valid_from: from,
  on_sale: settings.isOnSale,
  online_concession: settings.onlineConcession,
  max_per_order: settings.maxPerOrder,
  max_children: settings.maxChildren,
  booking_window_days: settings.windowDays,
  ride_minutes: ride?.rideMinutes ?? null,
  check_in_minutes: ride?.checkInMinutes ?? null,
  landing_minutes: ride?.landingMinutes ?? null,
  longest_wait_minutes: ride?.longestWaitMinutes ?? null,
  change_lead_minutes: ride?.changeLeadMinutes ?? null,
})
