import type { LanguageCode } from '@shuttle/contracts'
import type { CivilDate } from '@shuttle/domain'
import { businessDay } from './business-time'

/**
 * `full` 2026年11月21日, `weekday` 2026年11月21日 星期六, `short` 11月21日 周六, `month-day` 11月21日.
 * Tickets show the weekday (accounts 9).
 */
export type DateStyle = 'full' | 'weekday' | 'short' | 'month-day'

const CHINESE: Record<DateStyle, string> = {
  full: 'YYYY年M月D日',
  weekday: 'YYYY年M月D日 dddd',
  short: 'M月D日 ddd',
  'month-day': 'M月D日',
}
const PATTERNS: Record<LanguageCode, Record<DateStyle, string>> = {
  'zh-cn': CHINESE,
  'zh-hk': CHINESE,
  en: { full: 'D MMMM YYYY', weekday: 'dddd, D MMMM YYYY', short: 'ddd, D MMM', 'month-day': 'D MMM' },
}

/** A day as text. Throws a RangeError for an invalid day. */
export const formatDate = (date: CivilDate, language: LanguageCode, style: DateStyle = 'full'): string =>
  businessDay(date, language).format(PATTERNS[language][style])
