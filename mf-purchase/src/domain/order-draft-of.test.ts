import { NO_PASSENGERS, toInstant } from '@shuttle/domain'
import { aLine, anOffer, aRoundTrip, aSession, lineSales, someChoices } from '../testing/a-line'
import { isSoldOut, orderDraftOf, withPeople } from './order-draft-of'
import { tellPerson } from './people'
import { EMPTY_DRAFT } from './purchase-draft'

const now = toInstant('2026-11-21', '12:00')
const draft = { ...EMPTY_DRAFT, date: '2026-11-23', counts: { ...NO_PASSENGERS, adult: 2 } }

it('is complete with a date, an offer and people', () => {
  expect(orderDraftOf(someChoices({ draft }), anOffer(), now)).toEqual({
    lineCode: 'HKGZHO',
    category: 'oneWay',
    originCode: 'HKG',
    destinationCode: 'ZHO',
    date: '2026-11-23',
    fareType: 'day',
    currency: 'HKD',
    counts: draft.counts,
    boardingPoint: 'HKG01',
    alightingPoint: 'ZHO01',
  })
})

it.each([
  ['no date', { ...draft, date: undefined }, anOffer()],
  ['no fare on sale', draft, undefined],
  ['nobody', { ...draft, counts: NO_PASSENGERS }, anOffer()],
  ['a child alone', { ...draft, counts: { ...NO_PASSENGERS, child: 1 } }, anOffer()],
  ['more people than seats', draft, anOffer({ seatsLeft: 1 })],
])('asks no price for %s', (_, incomplete, offer) => {
  expect(orderDraftOf(someChoices({ draft: incomplete }), offer, now)).toBeUndefined()
})

describe('there and back', () => {
  const both = { ...draft, returnDate: '2026-11-25' }
  const of = (change: Partial<typeof both>) =>
    orderDraftOf(someChoices({ line: aRoundTrip(), draft: { ...both, ...change } }), anOffer(), now)

  it('carries both days', () => {
    expect(of({})).toMatchObject({ lineCode: 'HKGZHORT', date: '2026-11-23', returnDate: '2026-11-25' })
    expect(of({ returnDate: '2026-11-23' })).toBeDefined()
  })

  it('asks no price before both days are chosen in their order', () => {
    expect(of({ returnDate: '2026-11-22' })).toBeUndefined()
    expect(orderDraftOf(someChoices({ line: aRoundTrip(), draft }), anOffer(), now)).toBeUndefined()
  })
})

describe('booked sessions', () => {
  const then = toInstant('2023-02-10', '12:00')
  const nine = { beginTime: '09:00', endTime: '09:30' }
  const booked = { ...draft, date: '2023-02-12', sessions: { out: nine } }
  const choices = someChoices({ draft: booked, fareType: 'reserved', sessions: { out: aSession() } })
  const offer = anOffer({ fareType: 'reserved', seatsLeft: undefined })

  it('carries the chosen departure', () => {
    expect(orderDraftOf(choices, offer, then)).toMatchObject({ fareType: 'reserved', departure: nine })
  })

  it('asks no price for a departure that is full, or that no longer runs', () => {
    expect(orderDraftOf({ ...choices, sessions: { out: aSession({ sold: 49 }) } }, offer, then)).toBeUndefined()
    expect(orderDraftOf({ ...choices, sessions: {} }, offer, then)).toBeUndefined()
  })
})

it('a price is asked without names, an order carries them', () => {
  const told = tellPerson(draft, { type: 'adult', index: 1 }, { name: 'Chan', idNumber: 'A1' })
  const choices = someChoices({ draft: told })
  const priced = orderDraftOf(choices, anOffer(), now)
  expect(priced).toEqual(orderDraftOf(someChoices({ draft }), anOffer(), now))
  expect(priced && withPeople(priced, choices).passengers).toEqual([
    { type: 'adult', name: '', idNumber: '' },
    { type: 'adult', name: 'Chan', idNumber: 'A1' },
  ])
})

it.each([
  [undefined, 6, false],
  [2, 2, false],
  [1, 2, true],
  [0, 0, true],
  [1, 0, false],
])('%s seats left for %s people: sold out is %s', (seatsLeft, seats, expected) => {
  expect(isSoldOut({ seatsLeft }, seats)).toBe(expected)
})

describe('what else a price depends on', () => {
  it('purchase 4, order: the chosen coupons; a visitor has none', () => {
    const chosen = { ...draft, coupons: ['A', 'B'] }
    expect(orderDraftOf(someChoices({ draft: chosen }), anOffer(), now)?.coupons).toEqual(['A', 'B'])
    expect(orderDraftOf(someChoices({ draft: chosen, level: undefined }), anOffer(), now)?.coupons).toBeUndefined()
  })

  const told = tellPerson(
    tellPerson(
      { ...draft, returnDate: '2026-11-25' },
      { type: 'adult', index: 0 },
      { name: 'Chan', idNumber: 'A123456(3)' },
    ),
    {
      type: 'adult',
      index: 1,
    },
    { name: 'Lee', idNumber: 'A12345' },
  )
  const asks = lineSales({
    policy: [
      ...lineSales().policy,
      { kind: 'asks-passengers', need: 'optional', appliesTo: ['HKG'], from: undefined, until: undefined },
    ],
  })

  it('accounts 9, buy one get one: complete Hong Kong identity cards on round trips, without names', () => {
    const bothWays = someChoices({ line: aRoundTrip(), draft: told, sales: asks })
    expect(orderDraftOf(bothWays, anOffer(), now)?.passengers).toEqual([
      { type: 'adult', name: '', idNumber: 'A123456(3)' },
    ])
    expect(orderDraftOf({ ...bothWays, line: aLine() }, anOffer(), now)?.passengers).toBeUndefined()
    expect(orderDraftOf({ ...bothWays, sales: lineSales() }, anOffer(), now)?.passengers).toBeUndefined()
  })
})
