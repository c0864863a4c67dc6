import { addDays, type CivilDate, daysBetween, getWeekday } from '../civil-date'

/** Maximum days of one action on the departures of a line: a year, and the leap day. */
export const MOST_TRAVEL_DAYS = 366

/** A range of days, both inclusive, and its days of the week (1 Monday .. 7 Sunday). */
export interface TravelDays {
  from: CivilDate
  to: CivilDate
  weekdays?: readonly number[] | undefined
}

/** Whether days can be requested at once: in the right order, and not too many. */
export const isTravelSpan = ({ from, to }: TravelDays): boolean =>
  from <= to && daysBetween(from, to) < MOST_TRAVEL_DAYS

/** Each of these days in order; every day of the week where none is named. */
export const listTravelDays = ({ from, to, weekdays }: TravelDays): CivilDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days)).filter(
    (date) => weekdays === undefined || weekdays.includes(getWeekday(date)),
  )
