import type { TranslateBooking } from '../texts'

/** From three days on, whole days are written in days: policies speak of 24 and 48 hours. */
export const formatDuration = (minutes: number, t: TranslateBooking): string => {
  if (minutes % 1440 === 0 && minutes >= 4320) return t('refund.day', { count: minutes / 1440 })
  return minutes % 60 === 0 ? t('refund.hour', { count: minutes / 60 }) : t('refund.minute', { count: minutes })
}
