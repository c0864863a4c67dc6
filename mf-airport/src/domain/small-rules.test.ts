import { NO_PASSENGERS } from '@shuttle/domain'
import { fareTotal } from './fare-total'
import { isComboOn } from './is-combo-on'
import { typeFlightNumber } from './type-flight-number'

describe('total of the fares', () => {
  const fare = { fares: { adult: 13000, child: 6500 } }
  it('the total adds the fares of all passengers', () =>
    expect(fareTotal(fare, { ...NO_PASSENGERS, adult: 2, child: 1 })).toBe(32500))
  it.each([
    ['four adults', { adult: 4 }, 39_000],
    ['two adults and two children', { adult: 2, child: 2 }, 32_500],
    ['three adults', { adult: 3 }, 39_000],
    ['eight adults', { adult: 8 }, 78_000],
  ])('the total omits the passenger who travels free in the family combo: %s', (_, counts, total) =>
    expect(fareTotal(fare, { ...NO_PASSENGERS, ...counts }, true)).toBe(total),
  )
  it('the total is unknown if a passenger has no fare, or before fares are loaded', () => {
    expect(fareTotal(fare, { ...NO_PASSENGERS, elderly: 1 })).toBeUndefined()
    expect(fareTotal(undefined, NO_PASSENGERS)).toBeUndefined()
  })
})

it.each([
  ['cx 88', 'CX88'],
  ['ＣＸ－５０４', 'CX504'],
  ['✈️ ka-901a', 'KA901A'],
  ['國泰', ''],
  ['A'.repeat(33), 'A'.repeat(33)],
  ['A'.repeat(90), 'A'.repeat(40)],
])('[A5.text.5] reads a flight number typed as %j as %j', (typed, result) =>
  expect(typeFlightNumber(typed)).toBe(result),
)

it.each([
  [undefined, '2026-11-24', false],
  [{ from: undefined, until: undefined }, '2026-11-24', true],
  [{ from: '2026-11-24', until: '2026-12-01' }, '2026-11-23', false],
  [{ from: '2026-11-24', until: '2026-12-01' }, '2026-11-24', true],
  [{ from: '2026-11-24', until: '2026-12-01' }, '2026-11-30', true],
  [{ from: '2026-11-24', until: '2026-12-01' }, '2026-12-01', false],
])('a family combo of %j is on for %s: %s', (familyCombo, day, isOn) =>
  expect(isComboOn({ familyCombo }, day)).toBe(isOn),
)
