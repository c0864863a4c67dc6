import { REFUND_POLICIES, type RefundPolicy } from '@shuttle/domain'
import type {
  LedgerEntry,
  QueuedRequest,
  queryLedgerCall,
  queryStaffRequestsCall,
  RequestFile,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { at } from './at'

type RequestPage = z.output<typeof queryStaffRequestsCall.data>
type LedgerPage = z.output<typeof queryLedgerCall.data>

/** The version of most orders. */
export const PURCHASE_2 = REFUND_POLICIES.at(-1) as RefundPolicy

/** A request of two adults that has waited for two days. */
export const queuedRequest = (requestNo: string, change: Partial<QueuedRequest> = {}): QueuedRequest => ({
  requestNo,
  orderNo: 'B1',
  state: 'waiting',
  passenger: 'CHAU Wai Man',
  maskedEmail: undefined,
  ticketCount: 2,
  refund: 57_600,
  fee: 14_400,
  currency: 'HKD',
  reason: 'illness',
  hasProof: true,
  language: 'en',
  lineCode: 'HKGZHO',
  travelDate: '2026-11-28',
  requestedAt: at('2026-11-19T09:00:00'),
  ageMinutes: 2 * 1440 + 60,
  answerBy: '2026-12-09',
  isOverdue: false,
  ...change,
})

export const requestPage = (rows: QueuedRequest[], change: Partial<RequestPage> = {}): RequestPage => ({
  rows,
  next: undefined,
  counts: { waiting: rows.length, approved: 3 },
  overdue: 1,
  ...change,
})

type RequestTicket = RequestFile['tickets'][number]

export const requestTicket = (ticketNo: string, change: Partial<RequestTicket> = {}): RequestTicket => ({
  ticketNo,
  passenger: 'CHAU Wai Man',
  passengerType: 'adult',
  leg: 1,
  travelDate: '2026-11-28',
  beginTime: undefined,
  isRefunded: false,
  isRefundPending: false,
  isChecked: false,
  isCollected: false,
  goodUntil: at('2026-11-29T00:00:00'),
  paid: 36_000,
  rate: 2000,
  fee: 7200,
  refund: 28_800,
  byHandReason: 'REFUND_COUPON_USED',
  ...change,
})

/** The details of the same request: HK$720.00 were paid, and HK$144.00 are the fee at the time of the request. */
export const requestFile = (requestNo: string, change: Partial<RequestFile> = {}): RequestFile => ({
  requestNo,
  orderNo: 'B1',
  state: 'waiting',
  refund: 57_600,
  fee: 14_400,
  currency: 'HKD',
  payType: 'MasterCard',
  reason: 'illness',
  reasonText: 'My daughter has a fever.',
  maskedEmail: 'm***@demo.test',
  language: 'en',
  requestedAt: at('2026-11-19T09:00:00'),
  answerBy: '2026-12-09',
  endedAt: undefined,
  answerText: undefined,
  proof: { type: 'image/png', size: 3000 },
  refundNo: undefined,
  lineCode: 'HKGZHO',
  travelDate: '2026-11-28',
  returnDate: undefined,
  orderStatus: 'refunding',
  soldAt: at('2026-11-16T13:00:00'),
  orderPaid: 72_000,
  policy: { ...PURCHASE_2, from: undefined },
  tickets: [requestTicket('T1'), requestTicket('T2', { passenger: 'LAM Ka Yan' })],
  decidedBy: undefined,
  deciderName: undefined,
  proposalNo: undefined,
  secondApprovalLimit: 50_000,
  refundedAlone: 0,
  ...change,
})

/** A refund that its provider refused. */
export const ledgerEntry = (refundNo: string, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  refundNo,
  orderNo: 'B1',
  state: 'refused',
  payType: 'wxpay',
  paymentNo: 'P1',
  transactionId: 'X-9',
  refund: 5850,
  fee: 650,
  paid: 6500,
  currency: 'HKD',
  reason: 'plan-changed',
  attempts: 3,
  lastAnswer: 'CARD_CLOSED',
  acceptedAt: at('2026-11-21T09:00:00'),
  nextAt: undefined,
  doneAt: undefined,
  tickets: ['T1'],
  madeBy: undefined,
  secondBy: undefined,
  makerName: undefined,
  secondName: undefined,
  policyFee: undefined,
  reasonText: undefined,
  settlement: undefined,
  ...change,
})

export const ledgerPage = (rows: LedgerEntry[], change: Partial<LedgerPage> = {}): LedgerPage => ({
  rows,
  next: undefined,
  counts: { refused: 1, done: 40 },
  ...change,
})
