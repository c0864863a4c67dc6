import { findBestCoupon } from './best-coupon'
import { toInstant } from './civil-date'
import type { Coupon } from './coupon'
import type { PassengerCounts } from './passenger-type'
import { aCoupon } from './testing/a-coupon'
import { anOrder } from './testing/an-order'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const best = (coupons: Partial<Coupon>[], counts: Partial<PassengerCounts> = { adult: 1 }) => {
  const numbered = coupons.map((coupon, at) => aCoupon({ couponNumber: `C${at + 1}`, ...coupon }))
  const found = findBestCoupon(numbered, anOrder(counts), now)
  return found && [found.coupon.couponNumber, found.deduction]
}

describe('[D11.coupon.1] the best coupon of an order', () => {
  it.each<[string, Partial<Coupon>[], Partial<PassengerCounts>, [string, number] | undefined]>([
    ['no coupon at all', [], { adult: 1 }, undefined],
    ['HK$10.10 before HK$10.00', [{ faceValue: 1000 }, { faceValue: 1010 }], { adult: 1 }, ['C2', 1010]],
    [
      'twenty percent of HK$65 before ten dollars',
      [{ faceValue: 1000 }, { kind: 'percent', faceValue: 2000, currency: undefined }],
      { adult: 1 },
      ['C2', 1300],
    ],
    [
      'ten dollars before twenty percent of HK$33',
      [{ faceValue: 1000 }, { kind: 'percent', faceValue: 2000, currency: undefined, passengerTypes: ['child'] }],
      { adult: 1, child: 1 },
      ['C1', 1000],
    ],
    [
      'what a coupon takes off counts, not its face value',
      [{ faceValue: 9000 }, { faceValue: 6500, validUntil: toInstant('2026-11-30') }],
      { adult: 1 },
      ['C2', 6500],
    ],
    [
      'one that cannot be used is passed over',
      [{ faceValue: 5000, minimumSpend: 6501 }, { faceValue: 5000, currency: 'CNY' }, { faceValue: 1000 }],
      { adult: 1 },
      ['C3', 1000],
    ],
    ['no coupon that takes nothing off', [{ kind: 'percent', faceValue: 0 }], { adult: 1 }, undefined],
    ['no coupon for an order of infants', [{}], { infant: 1 }, undefined],
  ])('is found: %s', (_, coupons, counts, expected) => expect(best(coupons, counts)).toEqual(expected))

  it('of equal coupons is the one that ends first, then the one with the lower number', () => {
    const early = toInstant('2026-11-30')
    expect(best([{}, { validUntil: early }, {}])).toEqual(['C2', 1000])
    expect(best([{ couponNumber: 'C9' }, { couponNumber: 'C8' }])).toEqual(['C8', 1000])
    expect(best([{ couponNumber: 'C8' }, { couponNumber: 'C9' }])).toEqual(['C8', 1000])
  })
})
