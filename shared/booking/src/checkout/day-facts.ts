import type { CivilDate, Currency, DayFare } from '@shuttle/domain'

/** What is known of the days on sale before one is chosen. */
export interface DayFacts {
  fewSeats: readonly { date: CivilDate; seatsLeft: number }[]
  /** Empty where the calendar shows no prices. */
  fares: readonly DayFare[]
  currency: Currency
}

export const NO_FACTS: DayFacts = { fewSeats: [], fares: [], currency: 'HKD' }
