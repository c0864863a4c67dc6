type Body = Record<string, unknown>

const request = (requestNo: string, change: Body = {}): Body => ({
  requestNo,
  orderNo: `B-${requestNo}`,
  state: 'WAITING',
  userName: 'NG Siu Ming',
  ticketCount: 1,
  total: 11_700,
  totalFee: 1300,
  currency: '2',
  reasonCode: 'ILLNESS',
  hasProof: false,
  language: 'zh-HK',
  lineCode: 'HKGZHO',
  bookDate: '2026-11-25',
  applyTime: '2026-11-21 16:00:00',
  ageMinutes: 80,
  answerDate: '2026-12-09',
  overdue: false,
  ...change,
})

const payment = (orderNo: string, unansweredTime: string): Body => ({
  orderNo,
  requestNo: `${orderNo}-1`,
  payType: 'cmbpay',
  total: 5800,
  currency: '1',
  openedTime: unansweredTime,
  unansweredTime,
  attempts: 7,
})

/**
 * The overview at 17:20 of a day in November, with data in each part; `change` replaces parts, undefined removes one.
 */
export const overviewAnswer = (change: Body = {}): { responseData: Body } => ({
  responseData: {
    readTime: '2026-11-21 17:20:14',
    day: '2026-11-21',
    requests: {
      count: 9,
      sums: [
        { currency: '1', total: 4640 },
        { currency: '2', total: 100_000 },
      ],
      oldestTime: '2026-11-18 13:00:00',
      overdue: 0,
      answerDate: '2026-12-09',
      rows: [
        request('Q1', { applyTime: '2026-11-18 13:00:00', hasProof: true }),
        request('Q2', { userName: '', email: 'm***@demo.test' }),
      ],
    },
    proposals: { count: 2, sums: [{ currency: '2', total: 134_000 }], oldestTime: '2026-11-21 12:20:00', mine: 1 },
    payments: {
      count: 2,
      sums: [{ currency: '1', total: 11_600 }],
      oldestTime: '2026-11-21 16:39:00',
      rows: [payment('B7', '2026-11-21 16:39:00'), payment('B8', '2026-11-21 17:10:00')],
    },
    failedRefunds: { count: 2, sums: [{ currency: '2', total: 5850 }], oldestTime: '2026-11-20 09:00:00' },
    differences: {
      count: 1,
      sums: [{ currency: 'HKD', total: 5600 }],
      oldestTime: '2026-11-19 02:30:00',
      rows: [
        {
          ...{ differenceNo: 'D1', kind: 'SETTLED_TWICE', state: 'OPEN', refundNo: 'R1', orderNo: 'B9' },
          ...{ payType: 'MasterCard', number: 'R1', orderReqno: 'B9-1', foundTime: '2026-11-19 02:30:00' },
          ...{ ours: { total: 5600, currency: 'HKD' }, theirs: { total: 5600, currency: 'HKD' } },
          ...{ closedBy: '', reasonText: '' },
        },
      ],
    },
    sales: [
      { lineCode: 'HKGZHO', currency: '2', orders: 4, tickets: 7, total: 45_500 },
      { lineCode: 'HKGMAC', currency: '2', orders: 1, tickets: 1, total: 6500 },
      { lineCode: 'ZHOHKG', currency: '1', orders: 2, tickets: 3, total: 17_400 },
    ],
    seats: [
      { lineCode: 'HKGZHO', feeType: '2', beginTime: '', capacity: 2000, sold: 1286 },
      { lineCode: 'HZICLK', feeType: '9', beginTime: '06:00', capacity: 40, sold: 40, statusCode: '3' },
      { lineCode: 'HZICLK', feeType: '9', beginTime: '18:00', capacity: 40, sold: 36, statusCode: '2' },
    ],
    ...change,
  },
})
