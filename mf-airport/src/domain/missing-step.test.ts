import type { LineOnSale } from '@shuttle/calls'
import { DEFAULT_RIDE, NO_PASSENGERS } from '@shuttle/domain'
import { moment } from '../testing/some-departures'
import { type AirportTripSelection, INITIAL_AIRPORT_SELECTION } from './airport-trip-selection'
import { findMissingStep } from './missing-step'

const NOW = moment('2026-11-21 10:00')
const LINE: LineOnSale = {
  routeCode: 'HZI->CLK',
  lineCode: 'HZICLK',
  lineName: '',
  category: 'oneWay',
  originCode: 'HZI',
  destinationCode: 'CLK',
  originName: 'Zhuhai Port',
  destinationName: 'Hong Kong Airport',
  limits: { maxPerOrder: 6, maxChildren: 3 },
  windowDays: 14,
  ride: DEFAULT_RIDE,
}
const READY: AirportTripSelection = {
  ...INITIAL_AIRPORT_SELECTION,
  date: '2026-11-24',
  flight: {
    flightNumber: 'CX0504',
    airline: 'Cathay Pacific',
    origin: 'Hong Kong',
    destination: 'Osaka',
    transit: '',
    date: '2026-11-24',
    time: '14:00',
  },
  departure: { date: '2026-11-24', beginTime: '10:30', endTime: '11:30' },
}
const find = (change: Partial<AirportTripSelection>, now = NOW) => findMissingStep({ ...READY, ...change }, LINE, now)

it('a trip selection with trip, flight and departure lacks no step', () => expect(find({})).toBeUndefined())

it.each<[string, Partial<AirportTripSelection>, ReturnType<typeof find>]>([
  ['no date', { date: undefined }, 'trip'],
  ['a date in the past', { date: '2026-11-20' }, 'trip'],
  ['a date that is not on sale yet', { date: '2026-12-06' }, 'trip'],
  ['no passenger', { counts: NO_PASSENGERS }, 'trip'],
  ['a child alone', { counts: { ...NO_PASSENGERS, child: 1 } }, 'trip'],
  ['no flight', { flight: INITIAL_AIRPORT_SELECTION.flight }, 'flight'],
  ['a flight number of four signs', { flight: { ...READY.flight, flightNumber: 'ABCD' } }, 'flight'],
  ['no departure', { departure: undefined }, 'departure'],
  ['a departure that breaks the connection', { flight: { ...READY.flight, time: '13:29' } }, 'departure'],
])('a trip selection with %s lacks the step %s', (_, change, step) => expect(find(change)).toBe(step))

it('a step is missing again once the bus or the flight has left', () => {
  expect(find({}, moment('2026-11-24 10:30'))).toBe('departure')
  expect(find({}, moment('2026-11-24 14:01'))).toBe('flight')
  expect(find({}, moment('2026-11-25 00:00'))).toBe('trip')
})
