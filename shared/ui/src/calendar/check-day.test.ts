import { checkDay } from './check-day'

const limits = {
  today: '2026-11-21',
  lastDateOnSale: '2026-12-05',
  limitDate: '2027-02-19',
  marks: { '2026-11-28': { text: 'Full', closed: true }, '2026-11-29': { text: 'Few left' } },
}

it.each([
  ['2026-11-20', 'past'],
  ['2026-11-21', undefined],
  ['2026-12-05', undefined],
  ['2026-12-06', 'not-on-sale'],
  ['2027-02-19', 'not-on-sale'],
  ['2027-02-20', 'too-far'],
  ['2026-11-28', 'closed'],
  ['2026-11-29', undefined],
] as const)('purchase 9 date picker: answers %s with %s', (date, reason) => {
  expect(checkDay(date, limits)).toBe(reason)
})

it.each([
  ['2026-11-20', 'past'],
  ['2026-11-24', 'too-early'],
  ['2026-11-25', undefined],
] as const)('an earliest day by another choice answers %s with %s', (date, reason) => {
  expect(checkDay(date, { ...limits, earliest: '2026-11-25' })).toBe(reason)
})
