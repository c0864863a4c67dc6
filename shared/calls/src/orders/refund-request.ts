import type { Cents, CivilDate, Currency, Instant, RefundReason, RefundRequestState } from '@shuttle/domain'
import {
  applyRefundRequestCall,
  cancelRefundRequestCall,
  queryRefundProofCall,
  queryRefundRequestCall,
  type refundRequestRow,
} from '@shuttle/wire'
import { type Coded, CURRENCY, instantFromWire, readCode } from '../codes'
import { type CallOptions, callService } from '../send-call'
import { toBase64 } from '../to-base64'
import {
  itemFromWire,
  optionalInstant,
  type RefundItem,
  reasonFromWire,
  reasonToWire,
  type TicketToRefund,
  ticketFromWire,
} from './refund-tickets'

/** A ticket of the order; `isByApplication`: a refund needs a request to staff, and `reason` is why. */
export interface TicketToRequest extends TicketToRefund {
  /** Whether a request may include it, also where it needs none: a ticket that needs one takes the others along. */
  isRequestable: boolean
  /** Its passenger gave an identity document: a request needs the last four characters of one. */
  hasIdNumber: boolean
}

/** A refund request, at the fee of the moment it was sent. */
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
  /** Last day on which staff answer. */
  answerBy: CivilDate
  endedAt: Instant | undefined
  /** Answer written by staff; empty where there is none. */
  answerText: string
  /** Media type; undefined without a proof. */
  proofType: string | undefined
  /** Number of the refund that it led to. */
  refundNo: string | undefined
  items: RefundItem[]
}

/** What a refund request to staff for an order may contain. */
export interface RequestableRefund {
  currency: Coded<Currency>
  payType: string
  /** The member's own address; empty where the account has none. */
  memberEmail: string
  /** Last day on which staff would answer a request sent now. */
  answerBy: CivilDate
  /**
   * Some of its tickets can only be refunded by request, whatever the state of each: a promotion priced them together.
   */
  isWholeOnly: boolean
  tickets: TicketToRequest[]
  /** The pending request, else the last one. */
  request: RefundRequest | undefined
}

export interface RefundProof {
  type: string
  fileName: string
  /** Base64. */
  content: string
}

/** A new refund request to staff. */
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
  reason: reasonFromWire(row.reasonCode),
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

/** The state of every ticket, and the pending request, else the last one. Refused: ORDER_NOT_FOUND. */
export const fetchRefundRequest = async (orderNo: string, options: CallOptions = {}): Promise<RequestableRefund> => {
  const { responseData } = await callService(queryRefundRequestCall, { orderNo }, options)
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
const UPLOAD_TIMEOUT_MS = 90_000

/**
 * Sends a refund request to staff; a repetition with the same key is the same request. Refused: REFUND_FEE_CHANGED
 * where the fee has changed, REFUND_REQUEST_OPEN, REFUND_REQUEST_NOT_NEEDED, REFUND_ID_TAIL_WRONG, `REFUND_PROOF_...`,
 * `EMAIL_...`, `REFUND_...` of the choice.
 */
export const requestRefund = async (
  { tickets, fee, reason, proof, ...rest }: NewRefundRequest,
  idempotencyKey: string,
): Promise<RefundRequest> => {
  const body = {
    ...rest,
    tickets: [...tickets],
    totalFee: fee,
    reasonCode: reasonToWire(reason),
    proofFile: proof ? toBase64(proof) : '',
  }
  const { responseData } = await callService(applyRefundRequestCall, body, {
    idempotencyKey,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  return refundRequestFromWire(responseData)
}

/** Withdraws a pending request. Refused: REFUND_REQUEST_CLOSED with its outcome, REFUND_REQUEST_NOT_FOUND. */
export const withdrawRefundRequest = async (of: { orderNo: string; requestNo: string }): Promise<RefundRequest> =>
  refundRequestFromWire((await callService(cancelRefundRequestCall, of)).responseData)

/** The proof of a request. Refused: REFUND_REQUEST_NOT_FOUND, also where it has none. */
export const fetchRefundProof = async (
  of: { orderNo: string; requestNo: string },
  options: CallOptions = {},
): Promise<RefundProof> => {
  const { proofType, fileName, proofFile } = (await callService(queryRefundProofCall, of, options)).responseData
  return { type: proofType, fileName, content: proofFile }
}
