import { useMoneyTexts } from '../i18n/use-money-texts'

const HOUR = 60
const DAY = 24 * HOUR

/** Says for how long something has waited, in its two largest units. */
export const useAgeText = (): ((minutes: number) => string) => {
  const t = useMoneyTexts()
  return (minutes) => {
    const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)]
    if (days > 0) return t('age.days', { days, hours })
    return hours > 0 ? t('age.hours', { hours, minutes: minutes % HOUR }) : t('age.minutes', { minutes })
  }
}
