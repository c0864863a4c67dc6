const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** An age in its two largest units. */
export type Age =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }

/** Whole minutes from one instant to another; 0 for an instant in the future. */
export const minutesSince = (since: number, now: number): number => Math.max(0, Math.floor((now - since) / MINUTE_MS))

export const toAge = (minutes: number): Age => {
  if (minutes >= DAY)
    return { unit: 'days', days: Math.floor(minutes / DAY), hours: Math.floor((minutes % DAY) / HOUR) }
  return minutes >= HOUR
    ? { unit: 'hours', hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR }
    : { unit: 'minutes', minutes }
}
