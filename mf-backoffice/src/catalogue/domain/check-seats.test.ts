import { checkSeats } from './check-seats'

const CHANGE = { from: '2026-12-24', until: '2026-12-27', seats: 100 }

it.each([
  [{}, {}],
  [{ until: undefined, seats: undefined }, {}],
  [{ until: '2026-12-25' }, {}],
  [{ until: '2026-12-24' }, { until: 'STAFF_DAYS_REVERSED' }],
  [{ until: '2036-12-24' }, { until: 'STAFF_DAY_OUT_OF_RANGE' }],
  [{ from: '' }, { from: 'STAFF_DAY_OUT_OF_RANGE' }],
  [{ from: '20260-12-24' }, { from: 'STAFF_DAY_OUT_OF_RANGE' }],
  [
    { from: '2026-11-20', seats: -1 },
    { from: 'STAFF_DAY_OUT_OF_RANGE', seats: 'STAFF_QUOTA_INVALID' },
  ],
  [{ seats: Number.NaN }, { seats: 'STAFF_QUOTA_INVALID' }],
])('[D5.35] a change of seats with %p has the errors %p', (change, faults) => {
  expect(checkSeats({ ...CHANGE, ...change }, '2026-11-21')).toEqual(faults)
})
