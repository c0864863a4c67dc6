import { type CivilDate, isCivilDate } from '@shuttle/domain'
import {
  findSettingFaults,
  isDayToChange,
  type SaleSettings,
  type SettingNumber,
  settingNumbers,
} from '@shuttle/domain/staff'

/** Settings of a line from a day on; '' while the day is not typed. */
export interface DatedSettings extends SaleSettings {
  from: CivilDate
}

/** The numbers of the settings by name; rides only for lines of the airport. */
const numbersOf = ({ ride, maxPerOrder, maxChildren, windowDays }: SaleSettings) => ({
  maxPerOrder,
  maxChildren,
  windowDays,
  ...ride,
})

/** The field of a number; those of rides are minutes. */
export const settingField = (name: SettingNumber) =>
  name === 'maxPerOrder' || name === 'maxChildren' || name === 'windowDays' ? name : (`ride.${name}` as const)

/** Error codes by field. */
export const checkSettings = (
  settings: DatedSettings,
  { isAirport, today }: { isAirport: boolean; today: CivilDate },
) => {
  const isDay = isCivilDate(settings.from) && isDayToChange(settings.from, today)
  const faults = findSettingFaults(numbersOf(settings), isAirport)
  return {
    ...(!isDay && { from: 'STAFF_DAY_OUT_OF_RANGE' as const }),
    ...Object.fromEntries(
      settingNumbers(isAirport).flatMap((name) => (faults[name] ? [[settingField(name), faults[name]]] : [])),
    ),
  }
}

export type SettingName = 'isOnSale' | 'onlineConcession' | SettingNumber

/** All settings of a line by name, in display order. */
export const listSettings = (settings: SaleSettings): [SettingName, boolean | number][] => {
  const numbers: Partial<Record<SettingNumber, number>> = numbersOf(settings)
  return [
    ['isOnSale', settings.isOnSale],
    ['onlineConcession', settings.onlineConcession],
    ...settingNumbers(settings.ride !== undefined).map((name): [SettingName, number] => [name, numbers[name] ?? 0]),
  ]
}

/** Differences between two settings of the same line. */
export const changedSettings = (before: SaleSettings, after: SaleSettings) => {
  const old = new Map(listSettings(before))
  return listSettings(after).flatMap(([name, value]) => {
    const was = old.get(name)
    return was === undefined || was === value ? [] : [{ name, before: was, after: value }]
  })
}

/** The settings that apply to purchases on a day; `settings` are those of today and later, in order. */
export const settingsInForce = <Settings extends { from: CivilDate | undefined }>(
  settings: readonly Settings[],
  day: CivilDate,
): Settings | undefined => settings.filter(({ from }, at) => at === 0 || (from !== undefined && from <= day)).at(-1)
