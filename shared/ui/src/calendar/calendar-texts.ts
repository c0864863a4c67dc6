import type { DayViolation } from './check-day'

export interface CalendarTexts {
  /** Names the calendar: `Travel date`. */
  label: string
  previousMonth: string
  nextMonth: string
  /** Read with today's date. */
  today: string
  /** Read with a day that cannot be chosen. */
  refused: Record<DayViolation, string>
  /** `+7 days`; left out, there is no such button. */
  weekLater?: string
}
