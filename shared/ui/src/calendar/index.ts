export { Calendar, type CalendarProps, type CalendarTexts } from './calendar'
export { type CivilDate, oneWeekAfter } from './civil-days'
export { dayName, monthName, shortDayName, weekdayName } from './day-names'
export type { DayLimits, DayMark, DayRefusal } from './refuse-day'
