import type { LanguageCode } from '@shuttle/contracts'
import type { FlightInfo } from '@shuttle/domain'
import { formatDate } from '@shuttle/i18n/format'

/** Day and time of a take-off or a landing, such as `Tuesday, 24 November 2026 12:00`; Hong Kong time. */
export const formatTakeOffOrLanding = (
  { date, time }: Pick<FlightInfo, 'date' | 'time'>,
  language: LanguageCode,
): string => `${formatDate(date, language, 'weekday')} ${time}`
