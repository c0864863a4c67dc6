import type { CivilDate } from './civil-date'

export type HolidayPlace = 'hongKong' | 'macau' | 'mainland'

/**
 * Public holidays by place and year, as `MM-dd`, without ordinary Sundays.
 *
 * - Hong Kong: general holidays of Cap. 149 as gazetted; 2028 follows the rules of the ordinance.
 * - Macau: public holidays of Executive Order 60/2000, on their own days; days off in lieu are for civil servants only.
 * - Mainland: statutory holidays of the State Council's Decree 795. Its days between holidays and weekends are announced
 *   each autumn for one year, so they are not listed.
 */
const HOLIDAYS: Readonly<Record<HolidayPlace, Readonly<Record<string, string>>>> = {
  hongKong: {
    2026: '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26',
    2027: '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27',
    2028: '01-01 01-26 01-27 01-28 04-04 04-14 04-15 04-17 05-01 05-02 05-29 07-01 10-02 10-04 10-26 12-25 12-26',
  },
  macau: {
    2026: '01-01 02-17 02-18 02-19 04-03 04-04 04-05 05-01 05-24 06-19 09-26 10-01 10-02 10-18 11-02 12-08 12-20 12-22 12-24 12-25',
    2027: '01-01 02-06 02-07 02-08 03-26 03-27 04-05 05-01 05-13 06-09 09-16 10-01 10-02 10-08 11-02 12-08 12-20 12-22 12-24 12-25',
    2028: '01-01 01-26 01-27 01-28 04-04 04-14 04-15 05-01 05-02 05-28 10-01 10-02 10-04 10-26 11-02 12-08 12-20 12-21 12-24 12-25',
  },
  mainland: {
    2026: '01-01 02-16 02-17 02-18 02-19 04-05 05-01 05-02 06-19 09-25 10-01 10-02 10-03',
    2027: '01-01 02-05 02-06 02-07 02-08 04-05 05-01 05-02 06-09 09-15 10-01 10-02 10-03',
    2028: '01-01 01-25 01-26 01-27 01-28 04-04 05-01 05-02 05-28 10-01 10-02 10-03',
  },
}

const PLACES: readonly HolidayPlace[] = ['hongKong', 'macau', 'mainland']

/** Where a day is a public holiday; none in years without a list. */
export const holidayPlaces = (date: CivilDate): HolidayPlace[] =>
  PLACES.filter((place) => HOLIDAYS[place][date.slice(0, 4)]?.split(' ').includes(date.slice(5)))
