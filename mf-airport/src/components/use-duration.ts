import { useTexts } from '../i18n/use-texts'

const MINUTES_PER_HOUR = 60

/** `2 hours`, `2 hours 30 minutes`, `45 minutes`. */
export const useDuration = (): ((minutes: number) => string) => {
  const t = useTexts()
  return (minutes) => {
    const hours = Math.floor(minutes / MINUTES_PER_HOUR)
    const rest = minutes % MINUTES_PER_HOUR
    if (hours === 0) return t('time.minutes', { count: rest })
    if (rest === 0) return t('time.hours', { count: hours })
    return t('time.both', { hours: t('time.hours', { count: hours }), minutes: t('time.minutes', { count: rest }) })
  }
}
