import type { SettingName } from '../domain/sale-settings'
import { useLinesTexts } from '../texts/use-lines-texts'

/** Formats a setting: on sale or not, sold online or at counters, or its number. */
export const useSettingText = (): ((name: SettingName, value: boolean | number) => string) => {
  const t = useLinesTexts()
  return (name, value) => {
    if (typeof value === 'number') return String(value)
    if (name === 'isOnSale') return t(value ? 'lines.onSale' : 'lines.offSale')
    return t(value ? 'lines.yes' : 'lines.no')
  }
}
