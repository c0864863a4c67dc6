import { civilDateAt, civilTimeAt, daysBetween, type Instant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useTexts } from '../i18n/use-texts'

/** 1000 basis points -> `10%`. */
export const formatRate = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(2))}%`

/** Formats an instant relative to now: `12:01 today`, `23:59 on 24 Nov`. */
export const useMoment = (): ((at: Instant, now: Instant) => string) => {
  const t = useTexts()
  const language = useLanguage()
  return (at, now) => {
    const [date, time] = [civilDateAt(at), civilTimeAt(at).slice(0, 5)]
    const days = daysBetween(civilDateAt(now), date)
    if (days === 0) return t('time.today', { time })
    if (days === 1) return t('time.tomorrow', { time })
    return t('time.on', { date: formatDate(date, language, 'month-day'), time })
  }
}
