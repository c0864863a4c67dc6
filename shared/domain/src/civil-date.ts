/** A calendar day `yyyy-MM-dd` in business time (UTC+8). Compares correctly as text. */
export type CivilDate = string
/** Milliseconds since the epoch, always from the server's clock. */
export type Instant = number

export const DAY_MS = 86_400_000
/** Fixed on purpose: Asia/Shanghai once had summer time, business time never had. */
export const BUSINESS_OFFSET_MS = 8 * 3_600_000

/** The business day that `now` falls on. */
export const civilDateAt = (now: Instant): CivilDate => new Date(now + BUSINESS_OFFSET_MS).toISOString().slice(0, 10)

/** Wall-clock time `HH:mm:ss` of `now` in business time. */
export const civilTimeAt = (now: Instant): string => new Date(now + BUSINESS_OFFSET_MS).toISOString().slice(11, 19)

/** The instant of a business day and time (`HH:mm` or `HH:mm:ss`). */
export const toInstant = (date: CivilDate, time = '00:00:00'): Instant =>
  Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`) - BUSINESS_OFFSET_MS

export const addDays = (date: CivilDate, days: number): CivilDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** 1 Monday .. 7 Sunday. */
export const getWeekday = (date: CivilDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

export const isCivilDate = (value: string): value is CivilDate =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10) === value
