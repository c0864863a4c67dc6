/** @jest-environment jsdom */

import { aRefundPolicyRow } from '../testing/recorded-answers'
import { refundPolicyFromWire, soldProductToWire } from './fetch-refund-policy'

it('[D1.1] reads a version of the refund policy with its tiers', () => {
  expect(refundPolicyFromWire(aRefundPolicyRow)).toEqual({
    id: 'purchase-2',
    from: '2023-02-13',
    until: undefined,
    clock: 'sinceSale',
    tiers: [
      { minutes: 120, basisPoints: 1000 },
      { minutes: undefined, basisPoints: 2000 },
    ],
    cutoffMinutes: 0,
    isAutomatic: true,
    rounding: 'cent',
    minimumFee: 0,
    couponOrders: 'byHand',
    discountedTickets: 'byHand',
    lineCodes: [],
    fareTypes: [],
    isForceMajeureFull: true,
    windowDays: undefined,
  })
})

it('sends line and fare type with the query of the refund policy', () =>
  expect(soldProductToWire({ lineCode: 'HKGZHO', fareType: 'reserved' })).toEqual({ lineCode: 'HKGZHO', feeType: '9' }))

it('reads the optional values that an operator may set', () => {
  expect(
    refundPolicyFromWire({
      ...aRefundPolicyRow,
      clock: 'DEPARTURE',
      automatic: false,
      rounding: 'UNIT',
      couponOrders: 'CASH_PART',
      discountedTickets: 'ALLOWED',
      feeTypes: ['2', '8'],
      windowDays: 7,
    }),
  ).toMatchObject({
    clock: 'beforeDeparture',
    isAutomatic: false,
    rounding: 'unit',
    couponOrders: 'cashPart',
    discountedTickets: 'asOthers',
    fareTypes: ['day'],
    windowDays: 7,
  })
})
