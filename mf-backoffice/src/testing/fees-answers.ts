import { aRefundPolicy } from '@shuttle/testing'

type Body = Record<string, unknown>

/** A version as the service answers it: the purchase reading, in force. */
export const policyRow = (policyId: string, change: Body = {}): Body => ({
  ...aRefundPolicy,
  policyId,
  state: 'NOW',
  chosenTo: '',
  ...change,
})

export const policiesAnswer = (rows: Body[] = [policyRow('purchase-2')], revision = 'r1') => ({
  responseData: { rows, revision },
})

export const pauseRow = (pauseNo: string, change: Body = {}): Body => ({
  pauseNo,
  lineCode: 'HKGZHO',
  beginTime: '2026-11-21 09:00:00',
  state: 'NOW',
  reasonText: 'Typhoon signal 8',
  madeBy: 'a-level9',
  madeTime: '2026-11-21 09:00:00',
  endedBy: '',
  ...change,
})

export const calculatedRow = (policyId: string, change: Body = {}): Body => ({
  policyId,
  applied: false,
  ph: '',
  paid: 6500,
  rate: 1000,
  fee: 650,
  refund: 5850,
  closeTime: '2026-11-24 23:59:59',
  nextFeeTime: '2026-11-21 12:00:00',
  reason: '',
  ...change,
})

/** What a declaration does to 12 orders in two currencies. */
export const countsAnswer = (change: Body = {}) => ({
  responseData: {
    ...{ orders: 12, tickets: 20, coupons: 2, mails: 11, refundedBefore: 1, requests: 1, unpaid: 3 },
    ...{ checkedTickets: 2, checkedOrders: 1 },
    sums: [
      { currency: '1', total: 11_600 },
      { currency: '2', total: 41_300 },
    ],
    ...change,
  },
})

export const disruptionRow = (disruptionNo: string, change: Body = {}): Body => ({
  disruptionNo,
  ...{ lineCode: 'HKGZHO', dateFrom: '2026-11-24', dateTo: '2026-11-24', beginTime: '' },
  ...{ reasonText: 'Typhoon signal 8', state: 'DONE', declaredBy: 'a-level9', declareTime: '2026-11-21 09:00:00' },
  endTime: '2026-11-21 09:02:00',
  counts: { REFUNDED: 12, CANCELLED: 3 },
  ...{ tickets: 20, sums: [{ currency: '2', total: 41_300 }], coupons: 2, checkedTickets: 0, soldAgain: false },
  ...change,
})

export const disruptionsAnswer = (...rows: Body[]) => ({ responseData: { rows, nextDisruptionNo: '' } })
