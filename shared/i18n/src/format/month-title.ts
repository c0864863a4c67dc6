import type { LanguageCode } from '@shuttle/contracts'
import { businessDay } from './business-time'

const PATTERN: Record<LanguageCode, string> = { 'zh-cn': 'YYYY年M月', 'zh-hk': 'YYYY年M月', en: 'MMMM YYYY' }

/** Title of a calendar page, from any day of it or from `yyyy-MM`: 2026年11月, November 2026. */
export const monthTitle = (month: string, language: LanguageCode): string =>
  businessDay(`${month.slice(0, 7)}-01`, language).format(PATTERN[language])
