import type { LanguageCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import { businessMoment } from './business-time'

const PATTERN: Record<LanguageCode, string> = {
  'zh-cn': 'YYYY年M月D日 HH:mm',
  'zh-hk': 'YYYY年M月D日 HH:mm',
  en: 'D MMMM YYYY, HH:mm',
}

/** A moment in business time (UTC+8), to the minute; `now` and other instants are milliseconds. */
export const formatDateTime = (instant: Instant, language: LanguageCode): string =>
  businessMoment(instant, language).format(PATTERN[language])
