import {
  addDays,
  type CivilDate,
  getFirstDay,
  getLastDay,
  nextMonth,
  previousMonth,
  sameDayIn,
  toMonth,
  toWeekday,
} from './civil-days'

/** The days shown at once, both ends included. */
export interface CalendarPage {
  first: CivilDate
  last: CivilDate
}

interface SaleDays {
  today: CivilDate
  lastDateOnSale: CivilDate
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)

/** The first page has the weeks with days on sale; the first of them begins with its days of this month. */
export const getFirstPage = ({ today, lastDateOnSale }: SaleDays): CalendarPage => ({
  first: later(getFirstDay(toMonth(today)), addDays(today, 1 - toWeekday(today))),
  last: addDays(lastDateOnSale, 7 - toWeekday(lastDateOnSale)),
})

/** The first page, or the whole month of a day that is not on it. */
export const findPage = (date: CivilDate, days: SaleDays): CalendarPage => {
  const page = getFirstPage(days)
  if (date >= page.first && date <= page.last) return page
  return { first: getFirstDay(toMonth(date)), last: getLastDay(toMonth(date)) }
}

export const isFirstPage = (page: CalendarPage, days: SaleDays): boolean => {
  const { first, last } = getFirstPage(days)
  return page.first === first && page.last === last
}

/** The day that gets the focus stop when the calendar turns one page back or forward. */
export const turnPage = (direction: 'back' | 'on', from: CivilDate, days: SaleDays): CivilDate => {
  const firstPage = getFirstPage(days)
  const afterFirst = addDays(firstPage.last, 1)
  const page = findPage(from, days)
  if (direction === 'on') {
    // The first page may contain whole months: the next page starts after it.
    const month = isFirstPage(page, days) ? toMonth(afterFirst) : nextMonth(toMonth(page.first))
    return later(sameDayIn(month, from), afterFirst)
  }
  const month = previousMonth(toMonth(page.first))
  const isOnFirstPage = getLastDay(month) <= firstPage.last
  return later(sameDayIn(month, from), isOnFirstPage ? days.today : afterFirst)
}
