const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** An age in its two largest units, as it is said: days with hours, hours, or minutes. */
export type Age = { unit: 'days'; days: number; hours: number } | { unit: 'hours' | 'minutes'; count: number }

/** How long ago something was; a moment that is still to come is no minute old. */
export const ageOf = (since: number, now: number): Age => {
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS))
  if (minutes >= DAY)
    return { unit: 'days', days: Math.floor(minutes / DAY), hours: Math.floor((minutes % DAY) / HOUR) }
  return minutes >= HOUR ? { unit: 'hours', count: Math.floor(minutes / HOUR) } : { unit: 'minutes', count: minutes }
}
