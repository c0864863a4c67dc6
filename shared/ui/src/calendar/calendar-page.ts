import {
  addDays,
  type CivilDate,
  type CivilMonth,
  getFirstDay,
  getLastDay,
  nextMonth,
  previousMonth,
  sameDayIn,
  toMonth,
  toWeekday,
} from './civil-days'

/** What the calendar shows at once, both days included. */
export interface CalendarPage {
  first: CivilDate
  last: CivilDate
}

interface SaleDays {
  today: CivilDate
  lastDateOnSale: CivilDate
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)

/**
 * The first page has every day on sale: it begins with the week of today and goes on to the end of the month, or to the end of
 * the last week on sale where that reaches into the next month.
 */
export const getFirstPage = ({ today, lastDateOnSale }: SaleDays): CalendarPage => ({
  first: later(getFirstDay(toMonth(today)), addDays(today, 1 - toWeekday(today))),
  last: later(getLastDay(toMonth(today)), addDays(lastDateOnSale, 7 - toWeekday(lastDateOnSale))),
})

/** The first page, or the whole month of a day that is not on it. */
export const findPage = (date: CivilDate, days: SaleDays): CalendarPage => {
  const page = getFirstPage(days)
  if (date >= page.first && date <= page.last) return page
  return { first: getFirstDay(toMonth(date)), last: getLastDay(toMonth(date)) }
}

/** The day of a month that stands for `date` after turning to that month's page. */
const findDayOnPage = (month: CivilMonth, date: CivilDate, days: SaleDays): CivilDate => {
  const same = sameDayIn(month, date)
  if (month === toMonth(days.today)) return later(same, days.today)
  return later(same, addDays(getFirstPage(days).last, 1))
}

/** The day that gets the focus stop when the calendar turns one page back or on. */
export const turnPage = (direction: 'back' | 'on', from: CivilDate, days: SaleDays): CivilDate => {
  const month = toMonth(findPage(from, days).first)
  return findDayOnPage(direction === 'on' ? nextMonth(month) : previousMonth(month), from, days)
}
