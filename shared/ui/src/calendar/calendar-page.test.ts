import { findPage, getFirstPage, turnPage } from './calendar-page'

const november = { today: '2026-11-21', lastDateOnSale: '2026-12-05' }

it.each([
  ['a sale that ends in the next month', '2026-11-21', '2026-12-05', '2026-11-16', '2026-12-06'],
  ['a month that begins in the week of today', '2026-12-02', '2026-12-16', '2026-12-01', '2026-12-20'],
  ['the last day of a month', '2026-11-30', '2026-12-14', '2026-11-30', '2026-12-20'],
  ['the last days of a year', '2026-12-24', '2027-01-07', '2026-12-21', '2027-01-10'],
  ['February of a leap year', '2028-02-29', '2028-03-14', '2028-02-28', '2028-03-19'],
])(
  '[D11.calendar.6] the first page holds the weeks with days on sale: %s',
  (_name, today, lastDateOnSale, first, last) => {
    expect(getFirstPage({ today, lastDateOnSale })).toEqual({ first, last })
  },
)

it('shows whole months after the first page', () => {
  expect(findPage('2026-12-06', november)).toEqual({ first: '2026-11-16', last: '2026-12-06' })
  expect(findPage('2026-12-07', november)).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  expect(findPage('2027-02-01', november)).toEqual({ first: '2027-02-01', last: '2027-02-28' })
})

it('turns to the next month from a day of it on the first page', () => {
  expect(turnPage('on', '2026-12-01', november)).toBe('2026-12-07')
  expect(turnPage('on', '2026-11-25', november)).toBe('2026-12-25')
  expect(turnPage('on', '2026-12-31', november)).toBe('2027-01-31')
})

it('turns back month by month and ends at today', () => {
  expect(turnPage('back', '2027-01-03', november)).toBe('2026-12-07')
  expect(turnPage('back', '2026-12-07', november)).toBe('2026-11-21')
  expect(turnPage('back', '2026-12-25', november)).toBe('2026-11-25')
})

it.each([
  ['in the middle of a month', '2026-12-02', '2026-12-16'],
  ['on its first day', '2026-11-01', '2026-11-15'],
])('turns to the whole month of a first page that ends within it, %s, and on to the next', (_name, today, last) => {
  const days = { today, lastDateOnSale: last }
  const month = today.slice(0, 7)
  const tail = turnPage('on', today, days)
  expect(tail > getFirstPage(days).last && tail.startsWith(month)).toBe(true)
  expect(findPage(tail, days).first).toBe(`${month}-01`)
  const next = turnPage('on', tail, days)
  expect(next.startsWith(month)).toBe(false)
  expect(findPage(turnPage('back', next, days), days)).toEqual(findPage(tail, days))
  expect(findPage(turnPage('back', tail, days), days)).toEqual(getFirstPage(days))
})

it('turns over the first page of a line that is sold for more than a month', () => {
  const days = { today: '2026-11-21', lastDateOnSale: '2027-01-05' }
  expect(getFirstPage(days)).toEqual({ first: '2026-11-16', last: '2027-01-10' })
  expect(turnPage('on', '2026-11-25', days)).toBe('2027-01-25')
  expect(turnPage('on', '2026-12-03', days)).toBe('2027-01-11')
  expect(findPage(turnPage('back', '2027-01-25', days), days)).toEqual(getFirstPage(days))
  expect(findPage(turnPage('back', '2027-02-03', days), days).first).toBe('2027-01-01')
})
