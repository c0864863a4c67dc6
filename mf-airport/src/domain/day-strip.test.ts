import { dayStrip } from './day-strip'

it('the strip starts today while no day is chosen', () =>
  expect(dayStrip('2026-11-29', '2026-12-13', undefined)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ]))

it.each([
  ['2026-11-30', '2026-11-29', '2026-12-03'],
  ['2026-12-05', '2026-12-03', '2026-12-07'],
  ['2026-12-13', '2026-12-09', '2026-12-13'],
])('the strip shows a chosen %s between %s and %s', (chosen, first, last) => {
  const days = dayStrip('2026-11-29', '2026-12-13', chosen)
  expect([days.at(0), days.at(-1), days.includes(chosen)]).toEqual([first, last, true])
})

it('the strip shows no day that is not on sale', () =>
  expect(dayStrip('2026-11-29', '2026-11-30', '2026-11-30')).toEqual(['2026-11-29', '2026-11-30']))
