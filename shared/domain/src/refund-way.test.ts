import { NO_PASSENGERS, type PassengerCounts } from './passenger-type'
import { REFUND_PRESETS } from './refund-presets'
import { findCouponEffect, findRefundWay, type RefundConditions } from './refund-way'

const POLICY = { id: 'purchase', from: undefined, until: undefined, ...REFUND_PRESETS.purchase }
const way = (counts: Partial<PassengerCounts>, change: Partial<RefundConditions> = {}, policy = POLICY) =>
  findRefundWay(policy, {
    counts: { ...NO_PASSENGERS, ...counts },
    fares: {},
    hasCoupon: false,
    hasPromotion: false,
    ...change,
  })

it.each([
  ['adults', { adult: 2 }, {}, { way: 'online', reason: undefined }],
  ['an adult with an infant', { adult: 1, infant: 1 }, {}, { way: 'online', reason: undefined }],
  ['a coupon', { adult: 2 }, { hasCoupon: true }, { way: 'onRequest', reason: 'coupon' }],
  ['two adults with a child', { adult: 2, child: 1 }, {}, { way: 'partly', reason: 'discounted' }],
  ['an adult who would leave a child alone', { adult: 1, child: 1 }, {}, { way: 'onRequest', reason: 'discounted' }],
  ['seniors', { elderly: 2 }, {}, { way: 'onRequest', reason: 'discounted' }],
  [
    'a student below the adult fare',
    { student: 1 },
    { fares: { adult: 2, student: 1 } },
    { way: 'onRequest', reason: 'discounted' },
  ],
  [
    'a student at the adult fare',
    { student: 1 },
    { fares: { adult: 2, student: 2 } },
    { way: 'online', reason: undefined },
  ],
  [
    'a promotion with a child',
    { adult: 3, child: 1 },
    { hasPromotion: true },
    { way: 'onRequest', reason: 'discounted' },
  ],
  ['a promotion of adults', { adult: 4 }, { hasPromotion: true }, { way: 'online', reason: undefined }],
  ['no passengers', {}, {}, { way: 'online', reason: undefined }],
] as const)('findRefundWay decides for %s', (_, counts, change, expected) =>
  expect(way(counts, change)).toEqual(expected),
)

it.each([
  ['a coupon whose money part is refunded', { couponOrders: 'cashPart' as const }, 'online'],
  [
    'discounted tickets that count as others',
    { discountedTickets: 'asOthers' as const, couponOrders: 'cashPart' as const },
    'online',
  ],
  ['a policy that refunds nothing by itself', { isAutomatic: false }, 'onRequest'],
  [
    'automatic refunds that staff pause',
    { isPaused: true, couponOrders: 'cashPart' as const, discountedTickets: 'asOthers' as const },
    'onRequest',
  ],
])('findRefundWay depends on the policy: %s', (_, change, expected) =>
  expect(way({ adult: 1 }, { hasCoupon: true }, { ...POLICY, ...change }).way).toBe(expected),
)

it.each([
  ['refunded online otherwise', { adult: 1 }, {}, 'onRequest'],
  ['partly refunded online otherwise', { adult: 2, child: 1 }, {}, 'onRequest'],
  ['refunded on request anyway', { elderly: 2 }, {}, undefined],
  ['while automatic refunds are paused', { adult: 1 }, { isPaused: true }, undefined],
  ['whose money part is refunded', { adult: 1 }, { couponOrders: 'cashPart' as const }, 'cashPart'],
])('[D11.coupon.2] a coupon changes the refunds of an order %s', (_, counts, change, expected) =>
  expect(
    findCouponEffect(
      { ...POLICY, ...change },
      { counts: { ...NO_PASSENGERS, ...counts }, fares: {}, hasPromotion: false },
    ),
  ).toBe(expected),
)
