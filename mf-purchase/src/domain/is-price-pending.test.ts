import { NO_PASSENGERS, toInstant } from '@shuttle/domain'
import { aRoundTrip, someChoices } from '../testing/a-line'
import { isPricePending } from './to-quote-request'
import { INITIAL_SELECTION, type TripSelection } from './trip-selection'

const now = toInstant('2026-11-21', '12:00')
const selection: TripSelection = { ...INITIAL_SELECTION, date: '2026-11-23', counts: { ...NO_PASSENGERS, adult: 2 } }
const nine = { beginTime: '09:00', endTime: '09:30' }
/** Nothing is known yet, so no fare type is in force. */
const coming = (change: Partial<TripSelection> = {}, others: Parameters<typeof someChoices>[0] = {}) =>
  isPricePending(someChoices({ fareType: undefined, ...others, selection: { ...selection, ...change } }), true, now)

it('a price is pending with a date and passengers, with any level and consent', () => {
  expect(coming()).toBe(true)
  expect(coming({ termsAccepted: true }, { level: undefined })).toBe(true)
})

it('a price is not pending once everything is known', () => {
  expect(isPricePending(someChoices({ selection }), false, now)).toBe(false)
})

it.each([
  ['a date', { date: undefined }],
  ['a date on sale', { date: '2026-12-24' }],
  ['passengers', { counts: NO_PASSENGERS }],
  ['an adult with the child', { counts: { ...NO_PASSENGERS, child: 1 } }],
])('a price is not pending without %s', (_, change) => {
  expect(coming(change)).toBe(false)
})

it('a price is not pending without the return date of a round trip, or with one that is too early', () => {
  const line = aRoundTrip()
  expect(coming({}, { line })).toBe(false)
  expect(coming({ returnDate: '2026-11-22' }, { line })).toBe(false)
  expect(coming({ returnDate: '2026-11-23' }, { line })).toBe(true)
})

it('a price is not pending without the departures of the reserved fare, chosen or in force', () => {
  const then = toInstant('2023-02-10', '12:00')
  const booked = (change: Partial<TripSelection>, others: Parameters<typeof someChoices>[0] = {}) =>
    isPricePending(someChoices({ fareType: 'reserved', ...others, selection: { ...selection, ...change } }), true, then)
  const out = { date: '2023-02-11' }
  expect(booked(out)).toBe(false)
  expect(booked({ ...out, fareType: 'reserved' }, { fareType: undefined })).toBe(false)
  expect(booked({ ...out, departures: { outbound: nine } })).toBe(true)
  const both = { ...out, returnDate: '2023-02-12' }
  expect(booked({ ...both, departures: { outbound: nine } }, { line: aRoundTrip() })).toBe(false)
  expect(booked({ ...both, departures: { outbound: nine, inbound: nine } }, { line: aRoundTrip() })).toBe(true)
})
