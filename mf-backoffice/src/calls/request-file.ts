import { PASSENGER_TYPE, readCode, readReason, refundPolicyFromWire } from '@shuttle/calls/staff'
import type {
  Cents,
  CivilDate,
  Currency,
  Instant,
  Language,
  RefundPolicy,
  RefundReason,
  RefundRequestState,
} from '@shuttle/domain'
import { maskEmail } from '@shuttle/domain/staff'
import {
  approveStaffRequestCall,
  queryStaffRequestCall,
  readStaffProofCall,
  rejectStaffRequestCall,
  type requestedTicketRow,
  type staffRequestDetail,
} from '@shuttle/wire/staff'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { readPassengerLanguage, readRequestState } from './refund-requests'
import { staffCall } from './staff-call'

/** A ticket of a request: its fee dates from the request, its state is current. */
export interface RequestTicket {
  number: string
  passenger: string
  passengerType: string
  isInbound: boolean
  travelDate: CivilDate
  /** Empty where any bus is valid. */
  beginTime: string
  isRefunded: boolean
  /** Its refund is accepted, and the money is not back yet. */
  isRefundPending: boolean
  isChecked: boolean
  isCollected: boolean
  goodUntil: Instant | undefined
  paid: Cents
  fee: Cents
  refund: Cents
  /** Code of why the service did not refund it automatically when it was requested; empty where it would have. */
  reason: string
}

/** A refund request with everything that its decision needs. */
export interface RequestFile {
  requestNo: string
  orderNo: string
  /** Undefined for one that this build does not know. */
  state: RefundRequestState | undefined
  currency: Currency
  paid: Cents
  refund: Cents
  fee: Cents
  payType: string
  reason: RefundReason | undefined
  /** The text that the passenger entered. */
  reasonText: string
  /** Masked. */
  email: string
  language: Language
  lineCode: string
  travelDate: CivilDate
  returnDate: CivilDate | undefined
  soldAt: Instant
  requestedAt: Instant
  answerBy: CivilDate
  endedAt: Instant | undefined
  /** Answer of staff to the passenger. */
  answerText: string
  deciderName: string
  /** Undefined without a proof; `size` in bytes. */
  proof: { type: string; size: number } | undefined
  refundNo: string
  /** The open proposal of another fee; empty without one. */
  proposalNo: string
  /** Amount that was paid for the whole order. */
  orderPaid: Cents
  policy: RefundPolicy
  tickets: RequestTicket[]
  limit: Cents
  refundedAlone: Cents
}

const ticketFromWire = (row: (typeof requestedTicketRow)['_zod']['output']): RequestTicket => ({
  number: row.ph,
  passenger: row.userName ?? '',
  passengerType: readCode(PASSENGER_TYPE, row.ticketType),
  isInbound: row.leg === '2',
  travelDate: row.bookDate,
  beginTime: row.bookBeginTime.slice(0, 5),
  isRefunded: row.cpzt === '10',
  isRefundPending: row.refundPending ?? false,
  isChecked: row.jpzt === '1',
  isCollected: row.collected,
  goodUntil: row.goodUntil === undefined ? undefined : readMoment(row.goodUntil),
  paid: row.paid,
  fee: row.fee,
  refund: row.refund,
  reason: row.reason,
})

const fromWire = (row: (typeof staffRequestDetail)['_zod']['output']): RequestFile => ({
  requestNo: row.requestNo,
  orderNo: row.orderNo,
  state: readRequestState(row.state),
  currency: readCurrency(row.currency),
  paid: row.total + row.totalFee,
  refund: row.total,
  fee: row.totalFee,
  payType: row.payType,
  reason: readReason(row.reasonCode),
  reasonText: row.reasonText,
  email: row.email === '' ? '' : maskEmail(row.email),
  language: readPassengerLanguage(row.language),
  lineCode: row.lineCode,
  travelDate: row.bookDate,
  returnDate: row.bookDateRe || undefined,
  soldAt: readMoment(row.saleTime),
  requestedAt: readMoment(row.applyTime),
  answerBy: row.answerDate,
  endedAt: row.endTime === undefined ? undefined : readMoment(row.endTime),
  answerText: row.answerText,
  deciderName: row.deciderName,
  proof: row.proofType === '' ? undefined : { type: row.proofType, size: row.proofSize },
  refundNo: row.refundNo,
  proposalNo: row.proposalNo,
  orderPaid: row.amountPaid,
  policy: refundPolicyFromWire(row.refundPolicy),
  tickets: row.tickets.map(ticketFromWire),
  limit: row.secondApprovalLimit,
  refundedAlone: row.refundedAlone,
})

/** Throws `ApiError`: `refused` with REFUND_REQUEST_NOT_FOUND. */
export const fetchRequest = async (requestNo: string, signal?: AbortSignal): Promise<RequestFile> =>
  fromWire((await staffCall(queryStaffRequestCall, { requestNo }, signal && { signal })).responseData)

export interface ShownProof {
  /** `image/jpeg`, `image/png` or `application/pdf`. */
  type: string
  fileName: string
  /** Base64. */
  content: string
}

/**
 * The proof of a request; each read is recorded in the audit. Throws `ApiError`: `refused` with
 * REFUND_REQUEST_NOT_FOUND.
 */
export const fetchProof = async (requestNo: string): Promise<ShownProof> => {
  const { proofType, fileName, proofFile } = (await staffCall(readStaffProofCall, { requestNo })).responseData
  return { type: proofType, fileName, content: proofFile }
}

export interface RequestApproval {
  requestNo: string
  /** Answer to the passenger; may be empty. */
  answerText: string
  /** Another fee than the policy's, with its reason. */
  change: { fee: Cents; reason: string } | undefined
}

/**
 * Approves a request; above the limit another fee waits for a second person. Throws `ApiError`: `refused` with
 * REFUND_REQUEST_CLOSED, STAFF_REASON_MISSING, STAFF_FEE_INVALID, STAFF_PROPOSAL_WAITING or `STAFF_ANSWER_...`.
 */
export const approveRequest = async ({ requestNo, answerText, change }: RequestApproval): Promise<RequestFile> => {
  const body = { requestNo, answerText, ...(change && { newFee: change.fee, reasonText: change.reason }) }
  return fromWire((await staffCall(approveStaffRequestCall, body)).responseData)
}

/**
 * Rejects a request. Throws `ApiError`: `refused` with REFUND_REQUEST_CLOSED, REFUND_ANSWER_MISSING or
 * `STAFF_ANSWER_...`.
 */
export const rejectRequest = async (rejection: { requestNo: string; answerText: string }): Promise<RequestFile> =>
  fromWire((await staffCall(rejectStaffRequestCall, rejection)).responseData)
