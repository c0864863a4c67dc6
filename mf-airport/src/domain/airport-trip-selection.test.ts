import { INITIAL_AIRPORT_SELECTION, setCount, turnAround } from './airport-trip-selection'

const selection = {
  ...INITIAL_AIRPORT_SELECTION,
  flight: { ...INITIAL_AIRPORT_SELECTION.flight, flightNumber: 'CX504', origin: 'Hong Kong', destination: 'Osaka' },
  departure: { date: '2026-11-24', beginTime: '10:30', endTime: '11:30' },
  coupons: ['C1'],
  isFamily: true,
}

it('the other direction reverses the flight, and drops what belongs to one line', () => {
  const turned = turnAround(selection, 'CLKHZI')
  expect(turned).toMatchObject({ lineCode: 'CLKHZI', departure: undefined, coupons: [], isFamily: false })
  expect(turned.flight).toMatchObject({ flightNumber: 'CX504', origin: 'Osaka', destination: 'Hong Kong' })
  expect(turnAround(turned, 'HZICLK').flight).toEqual(selection.flight)
})

it('the present direction, chosen again, changes nothing', () =>
  expect(turnAround(selection, 'HZICLK')).toBe(selection))

it('fewer passengers clear the coupons, more passengers do not', () => {
  expect(setCount(selection, 'adult', 2)).toMatchObject({ counts: { adult: 2 }, coupons: ['C1'], isFamily: true })
  expect(setCount(selection, 'adult', 0)).toMatchObject({ counts: { adult: 0 }, coupons: [] })
})
