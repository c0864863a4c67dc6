import { addDays, type CivilDate, civilDateAt, getWeekday, type Instant } from './civil-date'

/** Working days within which staff answer a refund request (D3.request.4). */
export const REFUND_ANSWER_WORKING_DAYS = 14

const isWorkingDay = (date: CivilDate): boolean => getWeekday(date) <= 5

/**
 * The last day on which staff answer a request sent at `now`: the fourteenth working day after it. Working days are
 * Monday to Friday; the service does not know public holidays and counts them.
 */
export const refundAnswerDay = (now: Instant): CivilDate => {
  let day = civilDateAt(now)
  for (let left = REFUND_ANSWER_WORKING_DAYS; left > 0; left -= isWorkingDay(day) ? 1 : 0) day = addDays(day, 1)
  return day
}
