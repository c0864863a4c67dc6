import { addDays, type CivilDate, getWeekday } from './civil-date'

const SATURDAY = 6

/** The days that most passengers choose: today, tomorrow, and the first Saturday or Sunday after them. */
export const nearDays = (today: CivilDate): { today: CivilDate; tomorrow: CivilDate; weekend: CivilDate } => {
  const later = [2, 3, 4, 5, 6, 7].map((days) => addDays(today, days))
  const weekend = later.find((date) => getWeekday(date) >= SATURDAY) ?? addDays(today, 7)
  return { today, tomorrow: addDays(today, 1), weekend }
}
