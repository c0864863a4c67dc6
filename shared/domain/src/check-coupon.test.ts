import { checkCoupon, checkCouponForTrip } from './check-coupon'
import { toInstant } from './civil-date'
import type { Coupon } from './coupon'
import type { CouponOrder } from './coupon-order'
import type { PassengerCounts } from './passenger-type'
import { aCoupon } from './testing/a-coupon'
import { anOrder } from './testing/an-order'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const refusal = (
  coupon: Partial<Coupon>,
  counts: Partial<PassengerCounts> = { adult: 1 },
  order: Partial<CouponOrder> = {},
) => checkCoupon(aCoupon(coupon), anOrder(counts, order), now)

describe('[D3.coupon.3] why a coupon cannot be used', () => {
  it.each([
    ['nothing', {}, undefined],
    ['it was used', { state: 'used' }, 'USED'],
    ['another order holds it', { state: 'locked' }, 'LOCKED'],
    ['it was cancelled', { state: 'cancelled' }, 'CANCELLED'],
    ['it has expired', { validUntil: now }, 'EXPIRED'],
    ['it begins after the day of travel', { validFrom: toInstant('2026-11-25') }, 'NOT_YET_VALID'],
    ['it ends before the day of travel', { validUntil: toInstant('2026-11-24') }, 'ENDS_BEFORE_TRAVEL'],
    ['it is in yuan', { currency: 'CNY' }, 'OTHER_CURRENCY'],
    ['it is for another line', { lines: ['HKGMAC', 'HKGZHORT'] }, 'OTHER_LINE'],
    ['it is for night tickets', { fareTypes: ['night'] }, 'OTHER_FARE_TYPE'],
    ['it is for elderly people', { passengerTypes: ['elderly'] }, 'OTHER_PASSENGERS'],
    ['the order is too small', { minimumSpend: 6501 }, 'MINIMUM_SPEND'],
  ] as Array<[string, Partial<Coupon>, string | undefined]>)(
    'refuses a coupon for this reason: %s',
    (_, coupon, reason) => {
      expect(refusal(coupon)).toBe(reason)
    },
  )

  it.each([
    ['the last moment', { validUntil: now + 1 }, 'ENDS_BEFORE_TRAVEL'],
    ['the day it begins', { validFrom: toInstant('2026-11-24', '18:00') }, undefined],
    ['the last day it covers', { validUntil: toInstant('2026-11-24') + 1 }, undefined],
    ['exactly the minimum spend', { minimumSpend: 6500 }, undefined],
    ['its own line', { lines: ['HKGZHO'] }, undefined],
    ['its own fare type', { fareTypes: ['day', 'night'] }, undefined],
    ['any currency', { currency: undefined, kind: 'freeTicket', faceValue: 0 }, undefined],
  ] as Array<[string, Partial<Coupon>, string | undefined]>)(
    'accepts a coupon on the other side of each limit: %s',
    (_, coupon, reason) => {
      expect(refusal(coupon)).toBe(reason)
    },
  )

  it('accepts a round trip of which one leg is covered', () => {
    const dates = ['2026-11-24', '2026-11-29']
    expect(refusal({ validUntil: toInstant('2026-11-25') }, { adult: 1 }, { dates })).toBeUndefined()
    expect(refusal({ validFrom: toInstant('2026-11-29') }, { adult: 1 }, { dates })).toBeUndefined()
    const between = { validFrom: toInstant('2026-11-26'), validUntil: toInstant('2026-11-28') }
    expect(refusal(between, { adult: 1 }, { dates })).toBe('ENDS_BEFORE_TRAVEL')
  })

  it('refuses a coupon for an infant who travels free', () => {
    expect(refusal({ passengerTypes: ['infant'] }, { adult: 1, infant: 1 })).toBe('OTHER_PASSENGERS')
  })
})

it('[P2.coupon.1] checks line and days before passengers are chosen', () => {
  const trip = { lineCode: 'HKGZHO', currency: 'HKD', dates: ['2026-11-24'] } as const
  const restrictions: Partial<Coupon> = { fareTypes: ['night'], passengerTypes: ['elderly'], minimumSpend: 1_000_000 }
  expect(checkCouponForTrip(aCoupon(restrictions), trip, now)).toBeUndefined()
  expect(checkCouponForTrip(aCoupon({ lines: ['MACHKG'] }), trip, now)).toBe('OTHER_LINE')
  expect(
    checkCouponForTrip(aCoupon({ validFrom: toInstant('2026-11-25') }), { ...trip, dates: [] }, now),
  ).toBeUndefined()
})
