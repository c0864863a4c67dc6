import { findSeatsFaults, toUntil } from './seats-form'

const TODAY = '2026-11-21'
const FORM = { firstDay: '2026-12-24', lastDay: '2026-12-26', seats: '100' }

it.each([
  [{}, {}],
  [{ lastDay: '', seats: '' }, {}],
  [{ lastDay: '2026-12-24' }, {}],
  [{ lastDay: '2026-12-23' }, { lastDay: 'STAFF_DAYS_REVERSED' }],
  [{ lastDay: '2036-12-23' }, { lastDay: 'STAFF_DAY_OUT_OF_RANGE' }],
  [{ firstDay: '' }, { firstDay: 'STAFF_DAY_OUT_OF_RANGE' }],
  [
    { firstDay: '2026-11-20', seats: '-1' },
    { firstDay: 'STAFF_DAY_OUT_OF_RANGE', seats: 'STAFF_QUOTA_INVALID' },
  ],
  [{ seats: '１００' }, {}],
  [{ seats: '1e2' }, { seats: 'STAFF_QUOTA_INVALID' }],
  [{ seats: 'x' }, { seats: 'STAFF_QUOTA_INVALID' }],
])('[D5.35] a form with %p has the errors %p', (change, faults) => {
  expect(findSeatsFaults({ ...FORM, ...change }, TODAY)).toEqual(faults)
})

it('[D5.35] seats end after their last day, or never', () => {
  expect([toUntil('2026-12-31'), toUntil('')]).toEqual(['2027-01-01', undefined])
})
