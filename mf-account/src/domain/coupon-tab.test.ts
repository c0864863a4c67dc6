import type { CouponState } from '@shuttle/domain'
import { tabOfCoupon, toCouponTab } from './coupon-tab'

const END = Date.parse('2026-12-01T00:00:00+08:00')

describe('accounts 2, my coupons: tab1 0 unused, 1 used, 2 expired and cancelled', () => {
  it.each<[CouponState, number, string]>([
    ['unused', END - 1, '0'],
    ['unused', END, '2'],
    ['locked', END - 1, '0'],
    ['locked', END, '0'],
    ['used', END, '1'],
    ['expired', END - 1, '2'],
    ['cancelled', END - 1, '2'],
  ])('a coupon that is %s at %i is in tab %s', (state, now, tab) => {
    expect(tabOfCoupon({ state, validUntil: END }, now)).toBe(tab)
  })

  it.each([
    ['1', '1'],
    ['3', '0'],
    ['', '0'],
    [null, '0'],
  ])('my coupons: tab1=%s opens %s', (tab1, tab) => expect(toCouponTab(tab1)).toBe(tab))
})
