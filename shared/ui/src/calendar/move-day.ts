import type { CalendarPage } from './calendar-page'
import { addDays, type CivilDate, nextMonth, previousMonth, sameDayIn, toMonth, toWeekday } from './civil-days'

const MOVES: Record<string, (date: CivilDate, page: CalendarPage) => CivilDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date, page) => later(page.first, addDays(date, 1 - toWeekday(date))),
  End: (date, page) => earlier(page.last, addDays(date, 7 - toWeekday(date))),
  PageUp: (date) => sameDayIn(previousMonth(toMonth(date)), date),
  PageDown: (date) => sameDayIn(nextMonth(toMonth(date)), date),
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)
const earlier = (one: CivilDate, other: CivilDate) => (one < other ? one : other)

/**
 * The day that a key moves to (the grid pattern of the ARIA practices), limited to the days that can be shown;
 * undefined for other keys.
 */
export const moveDay = (key: string, from: CivilDate, shown: CalendarPage, page: CalendarPage) => {
  const move = MOVES[key]
  return move && later(shown.first, earlier(shown.last, move(from, page)))
}
