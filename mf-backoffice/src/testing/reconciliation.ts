type Body = Record<string, unknown>

/** A payment for which the provider has one dollar more. */
export const difference = (differenceNo: string, change: Body = {}): Body => ({
  ...{ differenceNo, kind: 'AMOUNT_DIFFERS', state: 'OPEN', payType: 'wxpay', number: 'B1-1', orderReqno: 'B1-1' },
  ...{ day: '2026-11-20', orderNo: 'B1', refundNo: '', foundTime: '2026-11-21 10:30:00', closedBy: '', reasonText: '' },
  ours: { total: 6500, currency: 'HKD' },
  theirs: { total: 6600, currency: 'HKD' },
  ...change,
})

/** Two differences, or one where its number is requested. */
export const differencePage = (differenceNo: unknown = undefined, change: Body = {}) => ({
  responseData: {
    rows: (differenceNo === undefined ? ['D1', 'D2'] : [String(differenceNo)]).map((one) => difference(one, change)),
    nextDifferenceNo: '',
  } as Body,
})

/** A day that was compared with WeChat Pay. */
export const night = (day: string, change: Body = {}): Body => ({
  ...{ day, payType: 'wxpay', state: 'COMPARED', payments: 2, refunds: 1, statementRows: 3, unanswered: 0, runs: 1 },
  sums: [{ currency: 'HKD', oursPaid: 13000, theirsPaid: 13000, oursRefunded: 5850, theirsRefunded: 5850 }],
  ...{ differences: 0, openDifferences: 0, comparedTime: '2026-11-21 10:30:00', lastAnswer: '' },
  ...change,
})
