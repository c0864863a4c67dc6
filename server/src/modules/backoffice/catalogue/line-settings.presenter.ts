import { type CivilDate, isAirportLine } from '@shuttle/domain'
import type { LineOnSale } from '@shuttle/wire/staff'
import { toRevision } from '../staff'
import { shownSettings } from './change-line-settings'
import { type StoredLine, settingsOfDay, toDatedSettings, toPeakDays } from './line-settings.repository'
import { type LineNames, presentCatalogueLine } from './prices.presenter'

/** A line with its settings from today on, and the peak days that are not over. */
export const presentLineSettings = (stored: StoredLine, names: LineNames, today: CivilDate): LineOnSale => {
  const settings = toDatedSettings(stored)
  const current = settingsOfDay(settings, today)
  return {
    ...presentCatalogueLine(stored.line, names, current?.isOnSale ?? false),
    isAirport: isAirportLine(stored.line.line_code),
    revision: toRevision(shownSettings(stored)),
    peakRevision: toRevision(stored.peakDays),
    settings: settings.filter((one) => one === current || (one.from !== undefined && one.from > today)),
    peakDays: stored.peakDays.filter(({ valid_to }) => valid_to > today).map(toPeakDays),
  }
}
