import { toInstant } from './civil-date'
import { couponStateAt, coversDay } from './coupon'
import { aCoupon } from './testing/a-coupon'

describe('an unused coupon expires on time', () => {
  it.each([
    ['2026-11-30T23:59:59.999+08:00', 'unused'],
    ['2026-12-01T00:00:00+08:00', 'expired'],
  ])('an unused coupon expires on time is at %s in the state %s', (at, state) =>
    expect(couponStateAt(aCoupon(), Date.parse(at))).toBe(state),
  )
  it.each(['used', 'locked', 'cancelled'] as const)('a coupon that is %s stays so', (state) => {
    expect(couponStateAt(aCoupon({ state }), toInstant('2027-01-01'))).toBe(state)
  })
})

describe('coupon validity and the day of travel', () => {
  it.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('a coupon is valid on the day of travel %s: %p', (date, covered) =>
    expect(coversDay(aCoupon(), date)).toBe(covered),
  )
  it('a coupon covers days from its first day on that begin before its end', () => {
    const hours = aCoupon({ validFrom: toInstant('2026-11-05', '15:00'), validUntil: toInstant('2026-11-06', '09:00') })
    expect(['2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'].map((day) => coversDay(hours, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
