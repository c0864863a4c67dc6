import type { ListedCoupon } from '@shuttle/calls'
import { NO_PASSENGERS, toInstant } from '@shuttle/domain'
import { aLine, anOffer, aRoundTrip } from '../testing/a-line'
import { type CouponContext, couponChoices, couponToPropose, findUsable, isNotForTrip } from './coupon-choices'
import { toCouponOrder, toCouponQuery, toCouponTrip } from './to-coupon-order'
import { INITIAL_SELECTION, type TripSelection } from './trip-selection'

const NOW = toInstant('2026-11-21', '10:00')
const aCoupon = (couponNumber: string, change: Partial<ListedCoupon> = {}): ListedCoupon => ({
  couponNumber,
  name: `Coupon ${couponNumber}`,
  kind: 'amount',
  faceValue: 1000,
  currency: 'HKD',
  minimumSpend: 0,
  validFrom: toInstant('2026-11-01'),
  validUntil: toInstant('2026-12-01'),
  lines: [],
  passengerTypes: [],
  fareTypes: [],
  state: 'unused',
  refusal: undefined,
  ...change,
})

const selectionWith = (
  counts: Partial<TripSelection['counts']>,
  change: Partial<TripSelection> = {},
): TripSelection => ({
  ...INITIAL_SELECTION,
  date: '2026-11-25',
  counts: { ...NO_PASSENGERS, ...counts },
  ...change,
})
const toCouponContext = (selection: TripSelection, limit: number, line = aLine()): CouponContext => ({
  trip: toCouponTrip({ line, selection }),
  order: toCouponOrder({ line, selection }, anOffer()),
  limit,
  now: NOW,
})
const refusals = (choices: ReturnType<typeof couponChoices>) =>
  Object.fromEntries(choices.map(({ coupon, refusal }) => [coupon.couponNumber, refusal]))

describe('[D3.coupon.3] reasons why a coupon cannot be used', () => {
  it('the refusal of the service precedes that of the rules; fitting coupons are first, those of no use here last', () => {
    const coupons = [
      aCoupon('X', { state: 'used', refusal: 'USED' }),
      aCoupon('A', { refusal: 'OTHER_LINE' }),
      aCoupon('B', { minimumSpend: 6501 }),
      aCoupon('C', { minimumSpend: 6500 }),
      aCoupon('D', { passengerTypes: ['child'] }),
      aCoupon('E', { fareTypes: ['night'] }),
    ]
    const choices = couponChoices(coupons, [], toCouponContext(selectionWith({ adult: 1 }), 1))
    expect(choices.map(({ coupon, fits }) => [coupon.couponNumber, fits])).toEqual([
      ['C', true],
      ['B', false],
      ['D', false],
      ['E', false],
      ['X', false],
      ['A', false],
    ])
    expect(choices.filter(isNotForTrip).map(({ coupon }) => coupon.couponNumber)).toEqual(['X', 'A'])
    expect(refusals(choices)).toEqual({
      C: undefined,
      A: 'OTHER_LINE',
      B: 'MINIMUM_SPEND',
      D: 'OTHER_PASSENGERS',
      E: 'OTHER_FARE_TYPE',
      X: 'USED',
    })
  })

  it('ignores fare and ticket of a passenger whom a promotion lets travel free', () => {
    const selection = selectionWith({ adult: 2, child: 1 })
    const toRefusals = (free: Parameters<typeof toCouponOrder>[2]) => {
      const order = toCouponOrder({ line: aLine(), selection }, anOffer(), free)
      const coupons = [aCoupon('A', { minimumSpend: order.total + 1 }), aCoupon('B', { passengerTypes: ['child'] })]
      return [order.total, refusals(couponChoices(coupons, [], { ...toCouponContext(selection, 3), order }))]
    }
    expect(toRefusals({})).toEqual([16_300, { A: 'MINIMUM_SPEND', B: undefined }])
    expect(toRefusals({ child: 1 })).toEqual([13_000, { A: 'MINIMUM_SPEND', B: 'OTHER_PASSENGERS' }])
  })

  it('checks only line and days while no fare is in force', () => {
    const context = { ...toCouponContext(selectionWith({ adult: 1 }), 1), order: undefined }
    const coupons = [aCoupon('A', { lines: ['MACHKG'] }), aCoupon('B', { fareTypes: ['night'] })]
    expect(refusals(couponChoices(coupons, [], context))).toEqual({ A: 'OTHER_LINE', B: undefined })
  })
})

describe('[D11.coupon.1] the coupon to propose', () => {
  const context = toCouponContext(selectionWith({ adult: 1 }), 1)
  const coupons = [aCoupon('A'), aCoupon('B', { faceValue: 2000, refusal: 'LOCKED' })]
  it('is the best one that the service takes', () =>
    expect(couponToPropose(coupons, [], context)).toEqual({ coupon: coupons[0], deduction: 1000 }))
  it.each([
    ['while a coupon is chosen', ['A'], context],
    ['before a fare is in force', [], { ...context, order: undefined }],
  ])('is none %s', (_, chosen, at) => expect(couponToPropose(coupons, chosen, at)).toBeUndefined())
})

describe('[D11.coupon.3] coupons that no choice of the trip makes usable', () => {
  it.each([
    ['MINIMUM_SPEND', false],
    ['ENDS_BEFORE_TRAVEL', false],
    ['LOCKED', false],
    ['other', false],
    ['OTHER_LINE', true],
    ['OTHER_CURRENCY', true],
    ['EXPIRED', true],
    ['USED', true],
    ['CANCELLED', true],
  ] as const)('have one of these reasons: %s', (refusal, expected) =>
    expect(isNotForTrip({ coupon: aCoupon('A'), isChosen: false, fits: false, refusal })).toBe(expected),
  )
})

describe('purchase 5, counts: as many coupons as tickets', () => {
  const coupons = [aCoupon('A'), aCoupon('B'), aCoupon('C')]
  it('[P5.counts.3] the last allowed coupon can be ticked, one more cannot', () => {
    const context = toCouponContext(selectionWith({ adult: 2 }), 2)
    expect(refusals(couponChoices(coupons, ['A'], context))).toEqual({ A: undefined, B: undefined, C: undefined })
    expect(refusals(couponChoices(coupons, ['A', 'B'], context))).toEqual({ A: undefined, B: undefined, C: 'LIMIT' })
  })

  it('a second coupon for the same child has no ticket', () => {
    const forChild = [aCoupon('A', { passengerTypes: ['child'] }), aCoupon('B', { passengerTypes: ['child'] })]
    const context = toCouponContext(selectionWith({ adult: 1, child: 1 }), 2)
    expect(refusals(couponChoices(forChild, ['A'], context))).toEqual({ A: undefined, B: 'NO_TICKET_LEFT' })
  })

  it('a round trip has two tickets for each passenger, also while the return date is not chosen', () => {
    const context = toCouponContext(selectionWith({ adult: 1 }), 2, aRoundTrip())
    expect(refusals(couponChoices(coupons, ['A'], context)).B).toBeUndefined()
  })
})

describe('purchase 4: chosen coupons after another choice', () => {
  const context = toCouponContext(selectionWith({ adult: 1, child: 1 }), 2)
  it('chosen coupons stay while they fit', () => {
    const chosen = ['B', 'A']
    expect(findUsable(chosen, [aCoupon('A'), aCoupon('B')], context)).toBe(chosen)
  })
  it.each([
    ['is gone from the list', []],
    ['is refused by the service', [aCoupon('B', { refusal: 'ENDS_BEFORE_TRAVEL' })]],
    ['is refused by the rules', [aCoupon('B', { minimumSpend: 100_000 })]],
  ])('a chosen coupon that %s is removed, the other stays', (_, rest) => {
    expect(findUsable(['B', 'A'], [aCoupon('A'), ...rest], context)).toEqual(['A'])
  })
  it('no more coupons stay than the limit allows', () => {
    expect(
      findUsable(['A', 'B'], [aCoupon('A'), aCoupon('B')], toCouponContext(selectionWith({ adult: 1 }), 1)),
    ).toEqual(['A'])
  })
})

describe('purchase 5, counts: coupons need a date and at least one passenger', () => {
  const line = aRoundTrip()
  it.each([
    ['no date', selectionWith({ adult: 1 }, { date: undefined })],
    ['no passenger', selectionWith({})],
  ])('sends no coupon query with %s', (_, selection) => {
    expect(toCouponQuery({ line, selection })).toBeUndefined()
  })
  it('queries coupons for both days of a round trip', () => {
    expect(toCouponQuery({ line, selection: selectionWith({ adult: 1 }, { returnDate: '2026-11-28' }) })).toEqual({
      originCode: 'HKG',
      destinationCode: 'ZHO',
      category: 'roundTrip',
      date: '2026-11-25',
      returnDate: '2026-11-28',
    })
  })
})
