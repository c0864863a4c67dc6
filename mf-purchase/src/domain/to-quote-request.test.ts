import { NO_PASSENGERS, toInstant } from '@shuttle/domain'
import { aDeparture, aLine, anOffer, aRoundTrip, lineSales, someChoices } from '../testing/a-line'
import { updatePassenger } from './entered-passengers'
import { toQuoteRequest, withPassengers } from './to-quote-request'
import { INITIAL_SELECTION } from './trip-selection'

const now = toInstant('2026-11-21', '12:00')
const selection = { ...INITIAL_SELECTION, date: '2026-11-23', counts: { ...NO_PASSENGERS, adult: 2 } }

it('a quote request is complete with a date, a fare and passengers', () => {
  expect(toQuoteRequest(someChoices({ selection }), anOffer(), now)).toEqual({
    lineCode: 'HKGZHO',
    category: 'oneWay',
    originCode: 'HKG',
    destinationCode: 'ZHO',
    date: '2026-11-23',
    fareType: 'day',
    currency: 'HKD',
    counts: selection.counts,
    boardingPoint: 'HKG01',
    alightingPoint: 'ZHO01',
  })
})

it.each([
  ['no date', { ...selection, date: undefined }, anOffer()],
  ['no fare on sale', selection, undefined],
  ['no passenger', { ...selection, counts: NO_PASSENGERS }, anOffer()],
  ['a child alone', { ...selection, counts: { ...NO_PASSENGERS, child: 1 } }, anOffer()],
  ['more passengers than seats', selection, anOffer({ seatsLeft: 1 })],
])('requests no price for %s', (_, incomplete, offer) => {
  expect(toQuoteRequest(someChoices({ selection: incomplete }), offer, now)).toBeUndefined()
})

describe('quote request of a round trip', () => {
  const both = { ...selection, returnDate: '2026-11-25' }
  const of = (change: Partial<typeof both>) =>
    toQuoteRequest(someChoices({ line: aRoundTrip(), selection: { ...both, ...change } }), anOffer(), now)

  it('the quote request of a round trip carries both days', () => {
    expect(of({})).toMatchObject({ lineCode: 'HKGZHORT', date: '2026-11-23', returnDate: '2026-11-25' })
    expect(of({ returnDate: '2026-11-23' })).toBeDefined()
  })

  it('requests no price before both days are chosen in their order', () => {
    expect(of({ returnDate: '2026-11-22' })).toBeUndefined()
    expect(toQuoteRequest(someChoices({ line: aRoundTrip(), selection }), anOffer(), now)).toBeUndefined()
  })
})

describe('quote request of reserved departures', () => {
  const then = toInstant('2023-02-10', '12:00')
  const nine = { beginTime: '09:00', endTime: '09:30' }
  const booked = { ...selection, date: '2023-02-12', departures: { outbound: nine } }
  const choices = someChoices({ selection: booked, fareType: 'reserved', departures: { outbound: aDeparture() } })
  const offer = anOffer({ fareType: 'reserved', seatsLeft: undefined })

  it('the quote request of a reserved fare carries the chosen departure', () => {
    expect(toQuoteRequest(choices, offer, then)).toMatchObject({ fareType: 'reserved', departure: nine })
  })

  it('requests no price for a departure that is full, or that no longer runs', () => {
    expect(
      toQuoteRequest({ ...choices, departures: { outbound: aDeparture({ sold: 49 }) } }, offer, then),
    ).toBeUndefined()
    expect(toQuoteRequest({ ...choices, departures: {} }, offer, then)).toBeUndefined()
  })
})

it('a quote is requested without names, an order carries them', () => {
  const filled = updatePassenger(selection, { type: 'adult', index: 1 }, { name: 'Chan', idNumber: 'A1' })
  const choices = someChoices({ selection: filled })
  const priced = toQuoteRequest(choices, anOffer(), now)
  expect(priced).toEqual(toQuoteRequest(someChoices({ selection }), anOffer(), now))
  expect(priced && withPassengers(priced, choices).passengers).toEqual([
    { type: 'adult', name: '', idNumber: '' },
    { type: 'adult', name: 'Chan', idNumber: 'A1' },
  ])
})

describe('further data that a price depends on', () => {
  it('purchase 4, order: a quote contains the chosen coupons; a visitor has none', () => {
    const chosen = { ...selection, coupons: ['A', 'B'] }
    expect(toQuoteRequest(someChoices({ selection: chosen }), anOffer(), now)?.coupons).toEqual(['A', 'B'])
    expect(
      toQuoteRequest(someChoices({ selection: chosen, level: undefined }), anOffer(), now)?.coupons,
    ).toBeUndefined()
  })

  const filled = updatePassenger(
    updatePassenger(
      { ...selection, returnDate: '2026-11-25' },
      { type: 'adult', index: 0 },
      { name: 'Chan', idNumber: 'A123456(3)' },
    ),
    {
      type: 'adult',
      index: 1,
    },
    { name: 'Lee', idNumber: 'A12345' },
  )
  const requiringNames = lineSales({
    policy: [
      ...lineSales().policy,
      { kind: 'passenger-details', need: 'optional', appliesTo: ['HKG'], from: undefined, until: undefined },
    ],
  })

  it('accounts 9, buy one get one: a round trip sends complete Hong Kong identity cards, without names', () => {
    const bothWays = someChoices({ line: aRoundTrip(), selection: filled, sales: requiringNames })
    expect(toQuoteRequest(bothWays, anOffer(), now)?.passengers).toEqual([
      { type: 'adult', name: '', idNumber: 'A123456(3)' },
    ])
    expect(toQuoteRequest({ ...bothWays, line: aLine() }, anOffer(), now)?.passengers).toBeUndefined()
    expect(toQuoteRequest({ ...bothWays, sales: lineSales() }, anOffer(), now)?.passengers).toBeUndefined()
  })
})
