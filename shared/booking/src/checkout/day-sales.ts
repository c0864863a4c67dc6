import type { CivilDate, Currency, DayFare } from '@shuttle/domain'

/** What is known of the days on sale before one is chosen. */
export interface DaySales {
  fewSeats: readonly { date: CivilDate; seatsLeft: number }[]
  /** Empty where the calendar shows no prices. */
  fares: readonly DayFare[]
  currency: Currency
}

export const NO_DAY_SALES: DaySales = { fewSeats: [], fares: [], currency: 'HKD' }
