import { toInstant } from './civil-date'
import type { Coupon } from './coupon'
import { calculateDiscount } from './coupon-discount'
import type { CouponOrder } from './coupon-order'
import type { PassengerCounts } from './passenger-type'
import { aCoupon } from './testing/a-coupon'
import { anOrder } from './testing/an-order'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const numbered = (coupons: Partial<Coupon>[]) =>
  coupons.map((coupon, at) => aCoupon({ couponNumber: `C${at + 1}`, ...coupon }))
const discount = (coupons: Partial<Coupon>[], counts: Partial<PassengerCounts>, order: Partial<CouponOrder> = {}) =>
  calculateDiscount(numbered(coupons), anOrder(counts, order), now)
const applied = (deduction: number, amountDue: number) => ({ kind: 'applied', deduction, amountDue })

const ten: Partial<Coupon> = { kind: 'amount', faceValue: 1000 }
const free: Partial<Coupon> = { kind: 'freeTicket', faceValue: 0, currency: undefined }
const percent = (hundredths: number): Partial<Coupon> => ({
  kind: 'percent',
  faceValue: hundredths,
  currency: undefined,
})
const forChildren: Partial<Coupon> = { passengerTypes: ['child'] }

describe('[D3.coupon.2] the deduction of a set of coupons, calculated by hand', () => {
  it.each<[string, Partial<Coupon>[], Partial<PassengerCounts>, number, number]>([
    ['none: the whole price', [], { adult: 2 }, 0, 13_000],
    ['ten dollars of one ticket', [ten], { adult: 2 }, 1000, 12_000],
    ['ten dollars of each ticket', [ten, ten], { adult: 2 }, 2000, 11_000],
    ['a hundred dollars take no more than their ticket', [{ faceValue: 10_000 }], { adult: 2 }, 6500, 6500],
    ['a free ticket is the dearest one', [free], { adult: 1, child: 1 }, 6500, 3300],
    ['a free ticket up to fifty dollars', [{ ...free, faceValue: 5000 }], { adult: 1 }, 5000, 1500],
    ['free tickets for all passengers leave nothing to pay', [free, free], { adult: 1, child: 1 }, 9800, 0],
    ['twenty percent of HK$65', [percent(2000)], { adult: 1 }, 1300, 5200],
    ['everything in percent', [percent(10_000)], { adult: 1 }, 6500, 0],
    ['a coupon for children pays for the child', [{ ...free, ...forChildren }], { adult: 2, child: 1 }, 3300, 13_000],
    // A greedy choice would spend the expensive ticket on the ten dollars: 1000 + 3300.
    ['the best way for the buyer', [ten, free], { adult: 1, child: 1 }, 1000 + 6500, 2300],
    // The free ticket must leave the child to the coupon that pays for children only.
    [
      'assigns the coupon with the fewest tickets first',
      [free, { ...free, ...forChildren }],
      { adult: 1, child: 1 },
      9800,
      0,
    ],
    ['infants need no coupon', [ten], { adult: 1, infant: 1 }, 1000, 5500],
  ])('deducts from the order as calculated by hand: %s', (_, coupons, counts, deduction, due) => {
    expect(discount(coupons, counts)).toEqual(applied(deduction, due))
  })

  it('[P5.counts.3] a round trip has a ticket of each leg that a coupon can pay for', () => {
    const order = { lineCode: 'HKGZHORT', dates: ['2026-11-24', '2026-11-26'] }
    expect(discount([free, free], { adult: 1 }, order)).toEqual(applied(13_000, 0))
    expect(discount([free, free, free], { adult: 1 }, order)).toMatchObject({
      couponNumber: 'C3',
      reason: 'NO_TICKET_LEFT',
    })
  })

  it('a coupon pays only for a leg on a day that it covers', () => {
    const order = { dates: ['2026-11-24', '2026-11-26'] }
    const outOnly = { ...free, validUntil: toInstant('2026-11-25') }
    expect(discount([outOnly, free], { adult: 1 }, order)).toEqual(applied(13_000, 0))
    expect(discount([outOnly, outOnly], { adult: 1 }, order)).toMatchObject({ reason: 'NO_TICKET_LEFT' })
  })

  it('[D9.24] the rest in Hong Kong dollars is rounded down to end in 0 cents', () => {
    // A third of HK$65.00 is 21.6645, so 43.34 would be left.
    expect(discount([percent(3333)], { adult: 1 })).toEqual(applied(2170, 4330))
  })

  it('a percentage in yuan is rounded half up to the cent, ticket by ticket', () => {
    const order = {
      currency: 'CNY' as const,
      tickets: [{ type: 'adult' as const, date: '2026-11-24', fare: 5850, count: 2 }],
    }
    // 58.50 x 0.1255 = 7.34175 -> 7.34; 58.50 x 0.01 = 0.585 -> 0.59
    expect(discount([percent(1255), percent(100)], { adult: 2 }, { ...order, total: 11_700 })).toEqual(
      applied(793, 10_907),
    )
  })
})

describe('[D3.coupon.2] one coupon for each ticket', () => {
  it('[A5.text.3] refuses a second coupon on one ticket', () => {
    expect(discount([ten, ten], { adult: 1 })).toEqual({
      kind: 'refused',
      couponNumber: 'C2',
      reason: 'NO_TICKET_LEFT',
    })
  })
  it('refuses the second of two child coupons for one child', () => {
    expect(
      discount([ten, { ...ten, ...forChildren }, { ...ten, ...forChildren }], { adult: 3, child: 1 }),
    ).toMatchObject({
      couponNumber: 'C3',
      reason: 'NO_TICKET_LEFT',
    })
  })
  it('names the first coupon that cannot be used, with its reason', () => {
    expect(discount([ten, { state: 'used' }, { currency: 'CNY' }], { adult: 3 })).toEqual({
      kind: 'refused',
      couponNumber: 'C2',
      reason: 'USED',
    })
  })
})

it('the discount of the largest possible order is computed quickly', () => {
  const counts = { adult: 2, elderly: 2, student: 2, child: 1, infant: 4 }
  const order = { dates: ['2026-11-24', '2026-11-26'] }
  const coupons = Array.from({ length: 14 }, (_, at) => ({ faceValue: 100 * (at + 1) }))
  expect(discount(coupons, counts, order)).toEqual(applied(10_500, 61_300))
})
