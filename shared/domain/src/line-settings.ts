import type { CivilDate } from './civil-date'
import type { PassengerLimits } from './passenger-limits'

/** Days of a line with a limit of their own, half-open: `until` is the first ordinary day again (D1.4). */
export interface PeakDays {
  from: CivilDate
  until: CivilDate
  maxPerOrder: number
}

/** How one line is sold; set by an operator. */
export interface LineSettings {
  limits: PassengerLimits
  /** Days ahead on sale, today not counted (D1.3). */
  windowDays: number
  peakDays: readonly PeakDays[]
}

/** The limits of a trip: on peak days the smallest of theirs, if it is smaller than the line's own. */
export const limitsOn = (settings: LineSettings, dates: readonly CivilDate[]): PassengerLimits => {
  const peaks = settings.peakDays
    .filter(({ from, until }) => dates.some((date) => date >= from && date < until))
    .map((peak) => peak.maxPerOrder)
  return peaks.length === 0 ? settings.limits : { ...settings.limits, peakMaxPerOrder: Math.min(...peaks) }
}
