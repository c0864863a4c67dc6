import { type CouponTerms, checkCouponTerms } from './check-coupon-terms'

const TERMS: CouponTerms = {
  nameZhHk: 'HK$10.00 優惠券',
  nameZhCn: 'HK$10.00 优惠券',
  nameEn: 'HK$10.00 off',
  kind: 'amount',
  faceValue: 1000,
  currency: 'HKD',
  minimumSpend: 0,
  validFrom: 1000,
  validUntil: 2000,
  lines: [],
  passengerTypes: [],
  fareTypes: [],
}
const check = (change: Partial<CouponTerms>) =>
  checkCouponTerms({ ...TERMS, ...change }, { now: 1500, lines: ['HKGZHO', 'HKGMACRT'] })
const percent = { kind: 'percent', currency: undefined } as const
const freeTicket = { kind: 'freeTicket', currency: undefined, faceValue: 0 } as const

describe('[D5.40] the terms of coupons', () => {
  it.each<[string, Partial<CouponTerms>]>([
    ['an amount', {}],
    ['ten cents', { faceValue: 10 }],
    ['one fen', { faceValue: 1, currency: 'CNY' }],
    ['the highest amount', { faceValue: 100_000 }],
    ['a hundredth of a percent', { ...percent, faceValue: 1 }],
    ['all of a ticket by percent', { ...percent, faceValue: 10_000 }],
    ['a free ticket', freeTicket],
    ['a free ticket of a highest fare', { ...freeTicket, faceValue: 6500, currency: 'HKD' }],
    ['a minimum', { minimumSpend: 15_000 }],
    ['lines that are sold', { lines: ['HKGMACRT'] }],
  ])('the terms of coupons accept %s', (_, change) => expect(check(change)).toEqual({}))

  it.each<[string, Partial<CouponTerms>, object]>([
    ['a name is missing', { nameZhCn: '' }, { nameZhCn: 'STAFF_CONTENT_TEXT_MISSING' }],
    ['a name is too long', { nameEn: 'x'.repeat(61) }, { nameEn: 'STAFF_CONTENT_TEXT_TOO_LONG' }],
    ['an amount is nothing', { faceValue: 0 }, { faceValue: 'STAFF_COUPON_VALUE' }],
    ['an amount is no number', { faceValue: Number.NaN }, { faceValue: 'STAFF_COUPON_VALUE' }],
    ['an amount is too high', { faceValue: 100_010 }, { faceValue: 'STAFF_COUPON_VALUE' }],
    ['Hong Kong cents do not end in 0', { faceValue: 1005 }, { faceValue: 'STAFF_COUPON_VALUE' }],
    ['a percentage is nothing', { ...percent, faceValue: 0 }, { faceValue: 'STAFF_COUPON_VALUE' }],
    ['a percentage is above 100', { ...percent, faceValue: 10_001 }, { faceValue: 'STAFF_COUPON_VALUE' }],
    ['an amount is of no currency', { currency: undefined }, { currency: 'STAFF_COUPON_CURRENCY' }],
    ['a highest fare is of no currency', { ...freeTicket, faceValue: 1 }, { currency: 'STAFF_COUPON_CURRENCY' }],
    ['a minimum is of no currency', { ...freeTicket, minimumSpend: 1 }, { currency: 'STAFF_COUPON_CURRENCY' }],
    ['a minimum is below zero', { minimumSpend: -10 }, { minimumSpend: 'STAFF_COUPON_MINIMUM' }],
    ['they end before they begin', { validUntil: 1000 }, { validUntil: 'STAFF_WINDOW_INVALID' }],
    ['they are over', { validUntil: 1500 }, { validUntil: 'STAFF_WINDOW_OVER' }],
    ['a line is not sold', { lines: ['HKGZHO', 'HKGQQQ'] }, { lines: 'STAFF_COUPON_LINES' }],
  ])('the terms of coupons are refused at the field where %s', (_, change, expected) =>
    expect(check(change)).toEqual(expected),
  )
})
