import type { RideSettings } from '../connection'

/** How a line is sold from a day on, which is a day of purchase; `ride` on airport lines only. */
export interface SaleSettings {
  isOnSale: boolean
  onlineConcession: boolean
  maxPerOrder: number
  maxChildren: number
  /** Days ahead on sale, today not counted. */
  windowDays: number
  ride?: RideSettings | undefined
}

export type SettingNumber = 'maxPerOrder' | 'maxChildren' | 'windowDays' | keyof RideSettings

/** Least and most of each number; minutes of rides, days of the window, limited by the three months of D1.3. */
export const SETTING_RANGES: Readonly<Record<SettingNumber, { least: number; most: number }>> = {
  maxPerOrder: { least: 1, most: 50 },
  maxChildren: { least: 0, most: 50 },
  windowDays: { least: 1, most: 90 },
  rideMinutes: { least: 1, most: 600 },
  checkInMinutes: { least: 0, most: 600 },
  landingMinutes: { least: 0, most: 600 },
  longestWaitMinutes: { least: 0, most: 10_080 },
  changeLeadMinutes: { least: 0, most: 10_080 },
}

/** The numbers that a line of this kind has. */
export const settingNumbers = (isAirportLine: boolean): SettingNumber[] =>
  (Object.keys(SETTING_RANGES) as SettingNumber[]).filter((name) => isAirportLine || !name.endsWith('Minutes'))

export type SettingFault = 'STAFF_SETTING_OUT_OF_RANGE' | 'STAFF_WAIT_TOO_SHORT'

export const isInRange = (value: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Faults of the numbers of a line, by name: each within its range, and the longest wait not below the shortest. */
export const findSettingFaults = (
  numbers: Readonly<Partial<Record<SettingNumber, number>>>,
  isAirportLine: boolean,
): Partial<Record<SettingNumber, SettingFault>> => {
  const outside = settingNumbers(isAirportLine).filter(
    (name) => !isInRange(numbers[name] ?? Number.NaN, SETTING_RANGES[name]),
  )
  const faults = Object.fromEntries(outside.map((name) => [name, 'STAFF_SETTING_OUT_OF_RANGE' as const]))
  const { landingMinutes = 0, longestWaitMinutes = 0 } = numbers
  const isShort = isAirportLine && longestWaitMinutes < landingMinutes && !faults.longestWaitMinutes
  return isShort ? { ...faults, longestWaitMinutes: 'STAFF_WAIT_TOO_SHORT' } : faults
}
