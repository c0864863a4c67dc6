import { type CivilDate, type RideSettings, readCount } from '@shuttle/domain'
import { findSettingFaults, type SaleSettings, type SettingNumber, settingNumbers } from '@shuttle/domain/staff'

/** Typed settings of a line. */
export interface SettingsForm {
  isOnSale: boolean
  onlineConcession: boolean
  numbers: Readonly<Partial<Record<SettingNumber, string>>>
}

/** The numbers of the settings by name; rides only for lines of the airport. */
const numbersOf = ({ ride, maxPerOrder, maxChildren, windowDays }: SaleSettings) => ({
  maxPerOrder,
  maxChildren,
  windowDays,
  ...ride,
})

export const toSettingsForm = (settings: SaleSettings): SettingsForm => ({
  isOnSale: settings.isOnSale,
  onlineConcession: settings.onlineConcession,
  numbers: Object.fromEntries(Object.entries(numbersOf(settings)).map(([name, number]) => [name, String(number)])),
})

const readNumber = (typed: string | undefined): number => readCount(typed ?? '') ?? Number.NaN

/** The typed settings, and their error codes by name. */
export const readSettingsForm = (form: SettingsForm, isAirport: boolean) => {
  const number = (name: SettingNumber) => readNumber(form.numbers[name])
  const ride: RideSettings = {
    rideMinutes: number('rideMinutes'),
    checkInMinutes: number('checkInMinutes'),
    landingMinutes: number('landingMinutes'),
    longestWaitMinutes: number('longestWaitMinutes'),
    changeLeadMinutes: number('changeLeadMinutes'),
  }
  const settings: SaleSettings = {
    isOnSale: form.isOnSale,
    onlineConcession: form.onlineConcession,
    maxPerOrder: number('maxPerOrder'),
    maxChildren: number('maxChildren'),
    windowDays: number('windowDays'),
    ...(isAirport && { ride }),
  }
  return { settings, faults: findSettingFaults(numbersOf(settings), isAirport) }
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
export const settingsOn = <Settings extends { from: CivilDate | undefined }>(
  settings: readonly Settings[],
  day: CivilDate,
): Settings | undefined => settings.filter(({ from }, at) => at === 0 || (from !== undefined && from <= day)).at(-1)
