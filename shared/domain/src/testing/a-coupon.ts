import { toInstant } from '../civil-date'
import type { Coupon } from '../coupon'

/** By default, ten dollars off any ticket from Hong Kong in November 2026. */
export const aCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  couponNumber: 'C1',
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
  ...change,
})
