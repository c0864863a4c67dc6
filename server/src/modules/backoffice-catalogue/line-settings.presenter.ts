import { type CivilDate, isAirportLine } from '@shuttle/domain'
import type { lineSettingsRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { toRevision } from '../staff'
import { shownSettings } from './change-line-settings'
import { type DatedSettings, type StoredLine, settingsOfDay, toDatedSettings } from './line-settings.repository'
import { type LineNames, presentCatalogueLine } from './prices.presenter'

const presentSettings = ({ from, ride, windowDays, ...settings }: DatedSettings) => ({
  ...settings,
  bookingWindowDays: windowDays,
  ...ride,
  ...(from !== undefined && { validFrom: from }),
})

/** A line with its settings from today on, and the peak days that are not over. */
export const presentLineSettings = (
  stored: StoredLine,
  names: LineNames,
  today: CivilDate,
): z.infer<typeof lineSettingsRow> => {
  const settings = toDatedSettings(stored)
  const current = settingsOfDay(settings, today)
  return {
    ...presentCatalogueLine(stored.line, names, current?.isOnSale ?? false),
    isAirport: isAirportLine(stored.line.line_code),
    revision: toRevision(shownSettings(stored)),
    peakRevision: toRevision(stored.peakDays),
    settings: settings
      .filter((one) => one === current || (one.from !== undefined && one.from > today))
      .map(presentSettings),
    peakDays: stored.peakDays
      .filter(({ valid_to }) => valid_to > today)
      .map((row) => ({ validFrom: row.valid_from, validTo: row.valid_to, maxPerOrder: row.max_per_order })),
  }
}
