import type { Instant } from '@shuttle/domain'
import type { Overview, QueuedRequest, StuckPayment } from '@shuttle/wire/staff'
import { at } from './at'
import { difference } from './reconciliation'

const request = (requestNo: string, change: Partial<QueuedRequest> = {}): QueuedRequest => ({
  requestNo,
  orderNo: `B-${requestNo}`,
  state: 'waiting',
  passenger: 'NG Siu Ming',
  maskedEmail: undefined,
  ticketCount: 1,
  refund: 11_700,
  fee: 1300,
  currency: 'HKD',
  reason: 'illness',
  hasProof: false,
  language: 'zh-hk',
  lineCode: 'HKGZHO',
  travelDate: '2026-11-25',
  requestedAt: at('2026-11-21T16:00:00'),
  ageMinutes: 80,
  answerBy: '2026-12-09',
  isOverdue: false,
  ...change,
})

const payment = (orderNo: string, unansweredSince: Instant): StuckPayment => ({
  orderNo,
  requestNo: `${orderNo}-1`,
  payType: 'cmbpay',
  total: 5800,
  currency: 'CNY',
  openedAt: unansweredSince,
  unansweredSince,
  attempts: 7,
})

/** The overview at 17:20 of a day in November, with data in each part; undefined in `change` removes one. */
export const overviewAnswer = (change: Partial<Overview> = {}): Overview => ({
  readAt: at('2026-11-21T17:20:14'),
  day: '2026-11-21',
  requests: {
    count: 9,
    sums: [
      { currency: 'CNY', total: 4640 },
      { currency: 'HKD', total: 100_000 },
    ],
    oldestAt: at('2026-11-18T13:00:00'),
    overdue: 0,
    answerBy: '2026-12-09',
    rows: [
      request('Q1', { requestedAt: at('2026-11-18T13:00:00'), hasProof: true }),
      request('Q2', { passenger: undefined, maskedEmail: 'm***@demo.test' }),
    ],
  },
  proposals: { count: 2, sums: [{ currency: 'HKD', total: 134_000 }], oldestAt: at('2026-11-21T12:20:00'), mine: 1 },
  payments: {
    count: 2,
    sums: [{ currency: 'CNY', total: 11_600 }],
    oldestAt: at('2026-11-21T16:39:00'),
    rows: [payment('B7', at('2026-11-21T16:39:00')), payment('B8', at('2026-11-21T17:10:00'))],
  },
  failedRefunds: { count: 2, sums: [{ currency: 'HKD', total: 5850 }], oldestAt: at('2026-11-20T09:00:00') },
  differences: {
    count: 1,
    sums: [{ currency: 'HKD', total: 5600 }],
    oldestAt: at('2026-11-19T02:30:00'),
    rows: [
      difference('D1', {
        ...{ kind: 'settled-twice', refundNo: 'R1', orderNo: 'B9', requestNo: 'B9-1', payType: 'MasterCard' },
        ...{ number: 'R1', day: undefined, foundAt: at('2026-11-19T02:30:00') },
        ...{ ours: { amount: 5600, currency: 'HKD' }, theirs: { amount: 5600, currency: 'HKD' } },
      }),
    ],
  },
  sales: [
    { lineCode: 'HKGZHO', currency: 'HKD', orders: 4, tickets: 7, total: 45_500 },
    { lineCode: 'HKGMAC', currency: 'HKD', orders: 1, tickets: 1, total: 6500 },
    { lineCode: 'ZHOHKG', currency: 'CNY', orders: 2, tickets: 3, total: 17_400 },
  ],
  seats: [
    { lineCode: 'HKGZHO', fareType: 'day', beginTime: undefined, capacity: 2000, sold: 1286, status: undefined },
    { lineCode: 'HZICLK', fareType: 'reserved', beginTime: '06:00', capacity: 40, sold: 40, status: 'departed' },
    { lineCode: 'HZICLK', fareType: 'reserved', beginTime: '18:00', capacity: 40, sold: 36, status: 'paused' },
  ],
  ...change,
})
