import { aRefundPolicy } from '@shuttle/testing'

type Body = Record<string, unknown>

/** A request of two adults that has waited for two days. */
export const queuedRequest = (requestNo: string, change: Body = {}): Body => ({
  requestNo,
  orderNo: 'B1',
  state: 'WAITING',
  userName: 'CHAU Wai Man',
  ticketCount: 2,
  total: 57_600,
  totalFee: 14_400,
  currency: '2',
  reasonCode: 'ILLNESS',
  hasProof: true,
  language: 'en',
  lineCode: 'HKGZHO',
  bookDate: '2026-11-28',
  applyTime: '2026-11-19 09:00:00',
  ageMinutes: 2 * 1440 + 60,
  answerDate: '2026-12-09',
  overdue: false,
  ...change,
})

export const requestPage = (rows: Body[], change: Body = {}) => ({
  responseData: {
    rows,
    nextRequestNo: '',
    counts: { WAITING: rows.length, APPROVED: 3 },
    overdue: 1,
    ...change,
  } as Body,
})

const TICKET = {
  userName: 'CHAU Wai Man',
  ticketType: '00',
  leg: '1',
  bookDate: '2026-11-28',
  bookBeginTime: '',
  cpzt: '00',
  jpzt: '0',
  collected: false,
  fare: 36_000,
  paid: 36_000,
  feeRate: 2000,
  fee: 7200,
  refund: 28_800,
  reason: 'REFUND_COUPON_USED',
}

/** The details of the same request: HK$720.00 were paid, and HK$144.00 are the fee at the time of the request. */
export const requestFile = (requestNo: string, change: Body = {}) => ({
  responseData: {
    requestNo,
    orderNo: 'B1',
    state: 'WAITING',
    total: 57_600,
    totalFee: 14_400,
    currency: '2',
    payType: 'MasterCard',
    reasonCode: 'ILLNESS',
    reasonText: 'My daughter has a fever.',
    email: 'maria@demo.test',
    applyTime: '2026-11-19 09:00:00',
    answerDate: '2026-12-09',
    answerText: '',
    proofType: 'image/png',
    refundNo: '',
    items: [],
    language: 'en',
    lineCode: 'HKGZHO',
    bookDate: '2026-11-28',
    bookDateRe: '',
    orderStatus: 'T',
    saleTime: '2026-11-16 13:00:00',
    amountPaid: 72_000,
    refundPolicy: { ...aRefundPolicy, dateFrom: '' },
    tickets: [
      { ...TICKET, ph: 'T1' },
      { ...TICKET, ph: 'T2', userName: 'LAM Ka Yan' },
    ],
    proofSize: 3000,
    decidedBy: '',
    deciderName: '',
    proposalNo: '',
    secondApprovalLimit: 50_000,
    refundedAlone: 0,
    ...change,
  } as Body,
})

/** A refund that its provider refused. */
export const ledgerEntry = (refundNo: string, change: Body = {}): Body => ({
  refundNo,
  orderNo: 'B1',
  state: 'REFUSED',
  payType: 'wxpay',
  orderReqno: 'P1',
  transactionId: 'X-9',
  total: 5850,
  totalFee: 650,
  amountPaid: 6500,
  currency: '2',
  reasonCode: 'PLAN_CHANGED',
  attempts: 3,
  lastAnswer: 'CARD_CLOSED',
  applyTime: '2026-11-21 09:00:00',
  tickets: ['T1'],
  madeBy: '',
  secondBy: '',
  makerName: '',
  secondName: '',
  reasonText: '',
  ...change,
})

export const ledgerPage = (rows: Body[], change: Body = {}) => ({
  responseData: { rows, nextRefundNo: '', counts: { REFUSED: 1, DONE: 40 }, ...change } as Body,
})
