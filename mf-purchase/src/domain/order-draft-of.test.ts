import { NO_PASSENGERS } from '@shuttle/domain'
import { aLine, anOffer } from '../testing/a-line'
import { isSoldOut, orderDraftOf } from './order-draft-of'
import { EMPTY_DRAFT } from './purchase-draft'

const draft = { ...EMPTY_DRAFT, date: '2026-11-23', counts: { ...NO_PASSENGERS, adult: 2 } }

it('is complete with a date, an offer and people', () => {
  expect(orderDraftOf(aLine(), draft, anOffer())).toEqual({
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
  expect(orderDraftOf(aLine(), incomplete, offer)).toBeUndefined()
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
