/** A calendar day `yyyy-MM-dd`. Compares correctly as text; the caller converts moments to business days in UTC+8. */
export type CivilDate = string
/** `yyyy-MM`. */
export type CivilMonth = string

const DAY_MS = 86_400_000
const atMidnight = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`)
const toCivilDate = (ms: number): CivilDate => new Date(ms).toISOString().slice(0, 10)

export const addDays = (date: CivilDate, days: number): CivilDate => toCivilDate(atMidnight(date) + days * DAY_MS)

/** The same weekday a week later: the step of the +7-day helper (accounts 9). */
export const oneWeekAfter = (date: CivilDate): CivilDate => addDays(date, 7)

export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((atMidnight(to) - atMidnight(from)) / DAY_MS)

/** 1 Monday .. 7 Sunday. */
export const toWeekday = (date: CivilDate): number => new Date(atMidnight(date)).getUTCDay() || 7

export const dayOfMonth = (date: CivilDate): number => Number(date.slice(8))
export const toMonth = (date: CivilDate): CivilMonth => date.slice(0, 7)
export const getFirstDay = (month: CivilMonth): CivilDate => `${month}-01`
export const nextMonth = (month: CivilMonth): CivilMonth => toMonth(addDays(getFirstDay(month), 31))
export const previousMonth = (month: CivilMonth): CivilMonth => toMonth(addDays(getFirstDay(month), -1))
export const getLastDay = (month: CivilMonth): CivilDate => addDays(getFirstDay(nextMonth(month)), -1)

/** The same day of another month, or that month's last day when it is shorter. */
export const sameDayIn = (month: CivilMonth, date: CivilDate): CivilDate => {
  const wanted = `${month}${date.slice(7)}`
  const last = getLastDay(month)
  return wanted > last ? last : wanted
}

/** The weeks from one day to another, Monday first; undefined for days of a week outside of them. */
export const getWeeks = (first: CivilDate, last: CivilDate): (CivilDate | undefined)[][] => {
  const monday = addDays(first, 1 - toWeekday(first))
  const weeks = Math.ceil((daysBetween(monday, last) + 1) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(monday, week * 7 + day)
      return date >= first && date <= last ? date : undefined
    }),
  )
}
