import {
  getFirstDay,
  getLastDay,
  getWeeks,
  nextMonth,
  oneWeekAfter,
  previousMonth,
  sameDayIn,
  toWeekday,
} from './civil-days'

it('accounts 9, calendar: steps one week, over months and years', () => {
  expect(oneWeekAfter('2026-11-23')).toBe('2026-11-30')
  expect(oneWeekAfter('2026-12-28')).toBe('2027-01-04')
})

it('counts weekdays from Monday', () => {
  expect([toWeekday('2026-11-23'), toWeekday('2026-11-29')]).toEqual([1, 7])
})

it('knows the ends of months, leap years too', () => {
  expect([getLastDay('2026-02'), getLastDay('2028-02'), getLastDay('2026-12')]).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ])
  expect([nextMonth('2026-12'), previousMonth('2027-01')]).toEqual(['2027-01', '2026-12'])
})

it('retains the day of the month if the month has it', () => {
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28')
  expect(sameDayIn('2027-02', '2027-01-28')).toBe('2027-02-28')
})

it.each(['2026-11', '2027-02', '2028-02', '2026-08'])('lays %s out in whole weeks, every day once', (month) => {
  const weeks = getWeeks(getFirstDay(month), getLastDay(month))
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks.every((week) => week.some(Boolean))).toBe(true)
  expect(weeks.flat().filter(Boolean)).toHaveLength(Number(getLastDay(month).slice(8)))
})

it('lays days of two months out in the same weeks', () => {
  expect(getWeeks('2026-11-28', '2026-12-02')).toEqual([
    [undefined, undefined, undefined, undefined, undefined, '2026-11-28', '2026-11-29'],
    ['2026-11-30', '2026-12-01', '2026-12-02', undefined, undefined, undefined, undefined],
  ])
})
