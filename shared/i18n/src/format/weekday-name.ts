import type { LanguageCode } from '@shuttle/contracts'
import { addDays } from '@shuttle/domain'
import { businessDay } from './business-time'

/** `long` 星期一 / Monday, `short` 周一 / Mon, `narrow` 一 / Mo. */
export type WeekdayWidth = 'long' | 'short' | 'narrow'

const PATTERN: Record<WeekdayWidth, string> = { long: 'dddd', short: 'ddd', narrow: 'dd' }
const A_SUNDAY = '2026-11-01'

/** Name of a weekday, 1 Monday to 7 Sunday, as `toWeekday` counts them. */
export const weekdayName = (weekday: number, language: LanguageCode, width: WeekdayWidth = 'long'): string =>
  businessDay(addDays(A_SUNDAY, weekday), language).format(PATTERN[width])
