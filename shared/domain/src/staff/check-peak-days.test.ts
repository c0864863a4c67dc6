import { addDays } from '../civil-date'
import { checkDays, FURTHEST_DAYS } from './check-dated-change'
import { checkPeakDays } from './check-peak-days'

const TODAY = '2026-11-21'

it.each([
  ['yesterday', { from: '2026-11-20', until: undefined }, 'STAFF_DAY_OUT_OF_RANGE'],
  ['today', { from: TODAY, until: undefined }, undefined],
  ['the last day', { from: addDays(TODAY, FURTHEST_DAYS), until: undefined }, undefined],
  ['a day after it', { from: addDays(TODAY, FURTHEST_DAYS + 1), until: undefined }, 'STAFF_DAY_OUT_OF_RANGE'],
  ['no day at all', { from: TODAY, until: TODAY }, 'STAFF_DAYS_REVERSED'],
  ['one day', { from: TODAY, until: '2026-11-22' }, undefined],
  ['an end too far', { from: TODAY, until: '2206-11-22' }, 'STAFF_DAY_OUT_OF_RANGE'],
])('[D5.34] checkDays decides on a change that begins %s', (_, days, fault) =>
  expect(checkDays(days, TODAY)).toBe(fault),
)

describe('[D5.36] peak days', () => {
  const others = [{ from: '2026-12-24', until: '2026-12-27', maxPerOrder: 2 }]
  it.each([
    ['before others', '2026-12-20', '2026-12-24', 2, undefined],
    ['into others', '2026-12-20', '2026-12-25', 2, 'STAFF_PEAK_OVERLAP'],
    ['inside others', '2026-12-25', '2026-12-26', 2, 'STAFF_PEAK_OVERLAP'],
    ['after others', '2026-12-27', '2026-12-28', 2, undefined],
    ['for nobody', '2026-12-27', '2026-12-28', 0, 'STAFF_SETTING_OUT_OF_RANGE'],
    ['for one', '2026-12-27', '2026-12-28', 1, undefined],
    ['yesterday', '2026-11-20', '2026-12-01', 2, 'STAFF_DAY_OUT_OF_RANGE'],
  ])('peak days are checked %s: from %s until %s', (_, from, until, maxPerOrder, fault) => {
    expect(checkPeakDays({ from, until, maxPerOrder }, others, TODAY)).toBe(fault)
  })
})
