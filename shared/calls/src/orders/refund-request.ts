import type { Cents, CivilDate, Currency, Instant, RefundReason, RefundRequestState } from '@shuttle/domain'
import {
  applyRefundRequest as applyCall,
  cancelRefundRequest as cancelCall,
  queryRefundProof,
  queryRefundRequest,
  type refundRequestRow,
} from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { type Coded, CURRENCY, instantFromWire, readCode } from '../codes'
import { toBase64 } from '../to-base64'
import {
  itemFromWire,
  optionalInstant,
  type RefundItem,
  readReason,
  reasonToWire,
  type TicketToRefund,
  ticketFromWire,
} from './refund-tickets'

/** A ticket of the order; `isByApplication` says that it needs a request, and `reason` why. */
export interface TicketToRequest extends TicketToRefund {
  /** It may be in a request, also where it needs none: one ticket that does takes the others along. */
  isRequestable: boolean
  /** Its passenger gave an identity document: a request needs the last four characters of one. */
  hasIdNumber: boolean
}

/** An application for a refund, at the fee of the moment it was sent. */
export interface RefundRequest {
  requestNo: string
  state: Coded<RefundRequestState>
  currency: Coded<Currency>
  refund: Cents
  fee: Cents
  payType: string
  reason: RefundReason | undefined
  reasonText: string
  email: string
  appliedAt: Instant
  /** Day until which staff answer. */
  answerBy: CivilDate
  endedAt: Instant | undefined
  /** What staff wrote; empty where they wrote nothing. */
  answerText: string
  /** Media type; undefined without a proof. */
  proofType: string | undefined
  /** The refund that it led to. */
  refundNo: string | undefined
  items: RefundItem[]
}

/** What may be asked of staff for an order. */
export interface RequestableRefund {
  currency: Coded<Currency>
  payType: string
  /** The member's own address; empty where the account has none. */
  memberEmail: string
  /** Day until which staff would answer a request of this moment. */
  answerBy: CivilDate
  /** A part of its tickets goes back by request only, whatever the tickets say: a promotion made one price. */
  isWholeOnly: boolean
  tickets: TicketToRequest[]
  /** The request that waits, else the last one. */
  request: RefundRequest | undefined
}

export interface RefundProof {
  type: string
  fileName: string
  /** Base64. */
  content: string
}

/** What the passenger asks staff for. */
export interface NewRefundRequest {
  orderNo: string
  tickets: readonly string[]
  /** The fee that was shown for these tickets together. */
  fee: Cents
  reason: RefundReason
  /** Needed for `other`. */
  reasonText: string
  email: string
  /** Needed where a passenger of these tickets gave an identity document, else empty. */
  idTail: string
  proof: Uint8Array | undefined
}

const REQUEST_STATE: Readonly<Record<string, RefundRequestState>> = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
  OVERTAKEN: 'overtaken',
}

const orNone = (text: string): string | undefined => (text === '' ? undefined : text)

export const refundRequestFromWire = (row: (typeof refundRequestRow)['_zod']['output']): RefundRequest => ({
  requestNo: row.requestNo,
  state: readCode(REQUEST_STATE, row.state),
  currency: readCode(CURRENCY, row.currency),
  refund: row.total,
  fee: row.totalFee,
  payType: row.payType,
  reason: readReason(row.reasonCode),
  reasonText: row.reasonText,
  email: row.email,
  appliedAt: instantFromWire(row.applyTime),
  answerBy: row.answerDate,
  endedAt: optionalInstant(row.endTime),
  answerText: row.answerText,
  proofType: orNone(row.proofType),
  refundNo: orNone(row.refundNo),
  items: row.items.map(itemFromWire),
})

/** The state of every ticket, and the request that waits, else the last one. Refused: ORDER_NOT_FOUND. */
export const fetchRefundRequest = async (orderNo: string, options: CallOptions = {}): Promise<RequestableRefund> => {
  const { responseData } = await callService(queryRefundRequest, { orderNo }, options)
  const { currency, payType, memberEmail, answerDate, wholeOnly, tickets, request } = responseData
  return {
    currency: readCode(CURRENCY, currency),
    payType,
    memberEmail,
    answerBy: answerDate,
    isWholeOnly: wholeOnly,
    tickets: tickets.map((row) => ({
      ...ticketFromWire(row),
      isRequestable: row.requestable,
      hasIdNumber: row.hasIdNumber,
    })),
    request: request && refundRequestFromWire(request),
  }
}

/** Two megabytes on a slow phone take longer than any other call. */
const UPLOAD_PATIENCE_MS = 90_000

/**
 * Sends a request to staff; with the same key it is the same request. Refused: REFUND_FEE_CHANGED where the fee is another one by now,
 * REFUND_REQUEST_OPEN, REFUND_REQUEST_NOT_NEEDED, REFUND_ID_TAIL_WRONG, `REFUND_PROOF_...`, `EMAIL_...`, `REFUND_...` of the choice.
 */
export const requestRefund = async (
  { tickets, fee, reason, proof, ...asked }: NewRefundRequest,
  idempotencyKey: string,
): Promise<RefundRequest> => {
  const body = {
    ...asked,
    tickets: [...tickets],
    totalFee: fee,
    reasonCode: reasonToWire(reason),
    proofFile: proof ? toBase64(proof) : '',
  }
  const { responseData } = await callService(applyCall, body, { idempotencyKey, patienceMs: UPLOAD_PATIENCE_MS })
  return refundRequestFromWire(responseData)
}

/** Takes back a request that waits. Refused: REFUND_REQUEST_CLOSED with how it ended otherwise, REFUND_REQUEST_NOT_FOUND. */
export const withdrawRefundRequest = async (of: { orderNo: string; requestNo: string }): Promise<RefundRequest> =>
  refundRequestFromWire((await callService(cancelCall, of)).responseData)

/** The proof of a request. Refused: REFUND_REQUEST_NOT_FOUND, also where it has none. */
export const fetchRefundProof = async (
  of: { orderNo: string; requestNo: string },
  options: CallOptions = {},
): Promise<RefundProof> => {
  const { proofType, fileName, proofFile } = (await callService(queryRefundProof, of, options)).responseData
  return { type: proofType, fileName, content: proofFile }
}
