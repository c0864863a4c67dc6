import { addDays, type CivilDate } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useTexts } from '../i18n/use-texts'

/** Formats half-open days by their last day; without an end the text has no last day. */
export const useDayRange = (): ((from: CivilDate, until: CivilDate | undefined) => string) => {
  const t = useTexts()
  const language = useLanguage()
  return (from, until) => {
    const first = formatDate(from, language)
    if (until === undefined) return t('days.from', { first })
    const last = addDays(until, -1)
    return last === from ? first : t('days.fromTo', { first, last: formatDate(last, language) })
  }
}
