import { couponIssueWorth } from './coupon-issue-worth'

it.each([
  ['amount', 1000, 20_000],
  ['freeTicket', 0, 130_000],
  ['freeTicket', 5000, 100_000],
  ['freeTicket', 9000, 130_000],
  ['percent', 5000, 65_000],
  ['percent', 1, 20],
] as const)(
  '[D5.3] an issue of 20 coupons (%s, %i) at a dearest fare of 65.00 is worth %i cents',
  (kind, faceValue, worth) => {
    expect(couponIssueWorth({ kind, faceValue }, { coupons: 20, dearestFare: 6500 })).toBe(worth)
  },
)
