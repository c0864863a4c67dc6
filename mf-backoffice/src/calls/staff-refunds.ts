import { ORDER_STATUS, PASSENGER_TYPE, readCode, reasonToWire, refundPolicyFromWire } from '@shuttle/calls/staff'
import { isApiError } from '@shuttle/contracts'
import type { Cents, CivilDate, Currency, Instant, RefundPolicy, RefundReason } from '@shuttle/domain'
import { previewStaffRefundCall, refundTicketsByStaffCall, type staffRefundTicketRow } from '@shuttle/wire/staff'
import type { ChoosableTicket } from '../domain/refund-choice'
import { readMoment } from './moment'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

/** A ticket that staff may refund, with fee and refund of the policy as of now. */
export interface TicketToRefund extends ChoosableTicket {
  name: string
  travelDate: CivilDate
  /** Empty where any bus is valid. */
  beginTime: string
  /** Its refund is accepted, and the money is not back yet. */
  isRefundPending: boolean
  goodUntil: Instant | undefined
  paid: Cents
  fee: Cents
  refund: Cents
  /** Code of why the service does not refund it automatically; empty where it does. */
  byHandReason: string
}

/** Tickets of an order before a refund by hand, in cents of its currency. */
export interface StaffRefundPreview {
  orderNo: string
  status: string
  currency: Currency
  payType: string
  amountPaid: Cents
  policy: RefundPolicy
  tickets: TicketToRefund[]
  /** Refund of the queried tickets; 0 without any. */
  refund: Cents
  fee: Cents
  /** Above this refund a changed fee needs a second person. */
  secondApprovalLimit: Cents
  refundedAlone: Cents
  /** The open request or proposal of this order; empty without one. */
  requestNo: string
  proposalNo: string
}

const ticketFromWire = (row: (typeof staffRefundTicketRow)['_zod']['output']): TicketToRefund => ({
  ticketNo: row.ph,
  name: row.userName ?? '',
  passengerType: readCode(PASSENGER_TYPE, row.ticketType),
  leg: Number(row.leg),
  travelDate: row.bookDate,
  beginTime: row.bookBeginTime,
  isRefunded: row.cpzt === '10',
  isRefundPending: row.refundPending ?? false,
  isChecked: row.jpzt === '1',
  isCollected: row.collected,
  goodUntil: row.goodUntil === undefined ? undefined : readMoment(row.goodUntil),
  together: row.together,
  paid: row.paid,
  fee: row.fee,
  refund: row.refund,
  byHandReason: row.reason,
})

/**
 * Preview of a refund by hand; without tickets only the states of all. Throws `ApiError`: `refused` with
 * ORDER_NOT_FOUND, or why these tickets cannot be refunded together.
 */
export const fetchStaffRefundPreview = async (
  { orderNo, tickets }: { orderNo: string; tickets: readonly string[] },
  signal?: AbortSignal,
): Promise<StaffRefundPreview> => {
  const body = { orderNo, tickets: [...tickets] }
  const { responseData: answer } = await staffCall(previewStaffRefundCall, body, signal && { signal })
  return {
    orderNo: answer.orderNo,
    status: readCode(ORDER_STATUS, answer.orderStatus),
    currency: readCurrency(answer.currency),
    payType: answer.payType,
    amountPaid: answer.amountPaid,
    policy: refundPolicyFromWire(answer.refundPolicy),
    tickets: answer.tickets.map(ticketFromWire),
    refund: answer.total,
    fee: answer.totalFee,
    secondApprovalLimit: answer.secondApprovalLimit,
    refundedAlone: answer.refundedAlone,
    requestNo: answer.requestNo,
    proposalNo: answer.proposalNo,
  }
}

export interface StaffRefund {
  orderNo: string
  tickets: readonly string[]
  /** The policy's fee as it was shown; the service refuses any other. */
  policyFee: Cents
  /** Replaces the policy's fee, with a reason; undefined for the policy's fee. */
  newFee: Cents | undefined
  newFeeReason: string
  /** Reason that the passenger reads. */
  reason: RefundReason
}

/** `proposed`: a second person decides. `feeChanged`: nothing was done, because the fee of the policy has changed. */
export type StaffRefundOutcome =
  | { kind: 'refunded'; refundNo: string }
  | { kind: 'proposed'; proposalNo: string }
  | { kind: 'feeChanged' }

const isFeeChanged = (error: unknown): boolean => isApiError(error) && error.code === 'REFUND_FEE_CHANGED'

/**
 * Refunds tickets by hand. Throws `ApiError`: `refused` with REFUND_REQUEST_OPEN, STAFF_PROPOSAL_WAITING,
 * STAFF_FEE_INVALID, STAFF_REASON_MISSING, or why these tickets cannot be refunded together.
 */
export const refundByStaff = async (refund: StaffRefund): Promise<StaffRefundOutcome> => {
  const { orderNo, tickets, policyFee, newFee, newFeeReason, reason } = refund
  const body = {
    orderNo,
    tickets: [...tickets],
    totalFee: policyFee,
    reasonCode: reasonToWire(reason),
    ...(newFee !== undefined && { newFee, reasonText: newFeeReason }),
  }
  try {
    const { refundNo, proposalNo } = (await staffCall(refundTicketsByStaffCall, body)).responseData
    return proposalNo === '' ? { kind: 'refunded', refundNo } : { kind: 'proposed', proposalNo }
  } catch (error) {
    if (isFeeChanged(error)) return { kind: 'feeChanged' }
    throw error
  }
}
