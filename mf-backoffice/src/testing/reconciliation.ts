import type { Difference, Night } from '@shuttle/wire/staff'

/** A payment for which the provider has one dollar more. */
export const difference = (differenceNo: string, change: Partial<Difference> = {}): Difference => ({
  ...{ differenceNo, kind: 'amount-differs', state: 'open', payType: 'wxpay', number: 'B1-1', requestNo: 'B1-1' },
  ...{ day: '2026-11-20', orderNo: 'B1', refundNo: undefined, foundAt: Date.parse('2026-11-21T10:30:00+08:00') },
  ...{ closedAt: undefined, closedBy: undefined, reason: undefined },
  ours: { amount: 6500, currency: 'HKD' },
  theirs: { amount: 6600, currency: 'HKD' },
  ...change,
})

/** A day that was compared with WeChat Pay. */
export const night = (day: string, change: Partial<Night> = {}): Night => ({
  ...{ day, payType: 'wxpay', state: 'compared', payments: 2, refunds: 1, statementRows: 3, unanswered: 0, runs: 1 },
  sums: [{ currency: 'HKD', oursPaid: 13000, theirsPaid: 13000, oursRefunded: 5850, theirsRefunded: 5850 }],
  ...{ differences: 0, openDifferences: 0, nextAt: undefined, lastFault: undefined },
  comparedAt: Date.parse('2026-11-21T10:30:00+08:00'),
  ...change,
})
