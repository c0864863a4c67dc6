import { NO_PASSENGERS } from '@shuttle/domain'
import { INITIAL_AIRPORT_SELECTION } from './airport-trip-selection'
import { chooseFamily, countPayingPassengers, familyCounts, isFamilyParty } from './family-combo'

const fare = { fares: { adult: 13_000, child: 6500, elderly: 6500, infant: 0 } }
const limits = { maxPerOrder: 6, maxChildren: 3 }
const of = (change: object) => ({ ...NO_PASSENGERS, ...change })

it.each([
  [{ adult: 2, child: 2 }, 4],
  [{ adult: 3, infant: 1 }, 3],
  [{ adult: 1, elderly: 1, child: 2, infant: 1 }, 4],
])('among the passengers %j, %i pay, before the fares are known too', (counts, paying) => {
  expect(countPayingPassengers(of(counts), fare)).toBe(paying)
  expect(countPayingPassengers(of(counts), undefined)).toBe(paying)
})

it('[D4.3] four paying passengers are a family combo, three and five are not', () => {
  expect([3, 4, 5].map((adult) => isFamilyParty(of({ adult }), fare))).toEqual([false, true, false])
})

it.each([
  [limits, { adult: 2, child: 2 }],
  [
    { ...limits, maxChildren: 1 },
    { adult: 3, child: 1 },
  ],
  [{ ...limits, onlineConcession: false }, { adult: 4 }],
  [{ ...limits, maxPerOrder: 1 }, undefined],
])('combo within %j starts at %j', (within, counts) => expect(familyCounts(within, fare)).toEqual(counts && of(counts)))

it('the combo retains four paying passengers, and sets any other number to four', () => {
  const four = { ...INITIAL_AIRPORT_SELECTION, counts: of({ adult: 3, child: 1 }), coupons: ['C1'] }
  expect(chooseFamily(four, limits, fare)).toEqual({ ...four, isFamily: true })
  const one = { ...INITIAL_AIRPORT_SELECTION, coupons: ['C1'] }
  expect(chooseFamily(one, limits, fare)).toMatchObject({ counts: { adult: 2, child: 2 }, coupons: [], isFamily: true })
  expect(chooseFamily(one, { ...limits, maxPerOrder: 1 }, fare)).toBe(one)
})
