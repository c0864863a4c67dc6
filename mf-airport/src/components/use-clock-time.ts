import { type CivilDate, civilDateAt, civilTimeAt, type Instant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'

/** `10:30` of a moment, Hong Kong time; with its day where that is not `day`: `25 Nov 00:30`. */
export const useClockTime = (): ((at: Instant, day: CivilDate | undefined) => string) => {
  const language = useLanguage()
  return (at, day) => {
    const [date, time] = [civilDateAt(at), civilTimeAt(at).slice(0, 5)]
    return date === day ? time : `${formatDate(date, language, 'month-day')} ${time}`
  }
}
