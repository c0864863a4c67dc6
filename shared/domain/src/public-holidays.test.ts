import { addDays, type CivilDate, getWeekday } from './civil-date'
import { type HolidayPlace, holidayPlaces } from './public-holidays'

const YEARS = ['2026', '2027', '2028']
const listDays = (year: string): CivilDate[] =>
  Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day)).filter((date) => date.startsWith(year))
const holidaysOf = (place: HolidayPlace, year: string) =>
  listDays(year).filter((date) => holidayPlaces(date).includes(place))

it.each<[HolidayPlace, number[]]>([
  ['hongKong', [17, 17, 17]],
  ['macau', [20, 20, 20]],
  // Mid-Autumn of 2028 is a day of the National Day holiday.
  ['mainland', [13, 13, 12]],
])('[D11.calendar.4] %s has its number of public holidays each year', (place, counts) => {
  expect(YEARS.map((year) => holidaysOf(place, year).length)).toEqual(counts)
})

it('[D11.calendar.4] no general holiday of Hong Kong is a Sunday: the ordinance moves it to the next day', () => {
  const all = YEARS.flatMap((year) => holidaysOf('hongKong', year))
  expect(all.filter((date) => getWeekday(date) === 7)).toEqual([])
  expect(holidayPlaces('2026-04-07')).toEqual(['hongKong'])
})

it.each<[CivilDate, HolidayPlace[]]>([
  ['2026-12-07', []],
  ['2026-12-08', ['macau']],
  ['2026-12-09', []],
  ['2026-12-25', ['hongKong', 'macau']],
  ['2027-02-05', ['mainland']],
  ['2027-02-06', ['hongKong', 'macau', 'mainland']],
  ['2027-02-07', ['macau', 'mainland']],
  ['2027-02-09', ['hongKong']],
  ['2028-10-03', ['mainland']],
  ['2029-01-01', []],
])('[D11.calendar.4] %s is a public holiday in %j', (date, places) => {
  expect(holidayPlaces(date)).toEqual(places)
})
