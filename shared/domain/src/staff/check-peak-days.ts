import type { CivilDate } from '../civil-date'
import type { PeakDays } from '../line-settings'
import { checkDays, type DayFault } from './check-dated-change'
import { isInRange, SETTING_RANGES, type SettingFault } from './check-line-settings'

export type PeakFault = DayFault | Extract<SettingFault, 'STAFF_SETTING_OUT_OF_RANGE'> | 'STAFF_PEAK_OVERLAP'

/** Why peak days cannot be added to those of a line: a shared day would have an ambiguous limit. */
export const checkPeakDays = (
  added: PeakDays,
  others: readonly PeakDays[],
  today: CivilDate,
): PeakFault | undefined => {
  const fault = checkDays(added, today)
  if (fault) return fault
  if (!isInRange(added.maxPerOrder, SETTING_RANGES.maxPerOrder)) return 'STAFF_SETTING_OUT_OF_RANGE'
  return others.some(({ from, until }) => from < added.until && added.from < until) ? 'STAFF_PEAK_OVERLAP' : undefined
}
