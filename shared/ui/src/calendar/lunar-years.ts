import type { CivilDate } from './civil-days'

/** The lunar calendar of some civil years, as encoded by `build-lunar.mjs`. */
export interface SpelledLunarYears {
  firstYear: number
  /** The civil day on which the first of `months` begins: on 1 January of the first year, or before. */
  firstLunarDay: CivilDate
  /**
   * Number, `r` before it when it is a leap month, `+` for 30 days and `-` for 29; as many as hold the last 31
   * December.
   */
  months: string
  /** Day of the month of each solar term, 24 a year from January on, base 36. */
  terms: string
}

interface LunarMonth {
  number: number
  isLeap: boolean
  days: number
}

export type LunarYears = Omit<SpelledLunarYears, 'months'> & { months: readonly LunarMonth[] }

export const readLunarYears = (spelled: SpelledLunarYears): LunarYears => ({
  ...spelled,
  months: spelled.months.split(' ').map((month) => ({
    number: Number.parseInt(month.replace('r', ''), 10),
    isLeap: month.startsWith('r'),
    days: month.endsWith('+') ? 30 : 29,
  })),
})
