import * as z from 'zod/mini'
import { refundPolicyRow } from '../calls/query-refund-policy'
import { refundItemRow, ticketNumbers } from '../calls/query-refund-preview'
import { REFUND_REASON_CODES } from '../calls/query-refunds'
import { defineCall } from '../define-call'
import { cents, code, date, moment, optionalTime, sentCents } from '../scalars'

/** A ticket of an order that staff may refund; fee and refund are those of the policy now. */
export const staffRefundTicketRow = z.looseObject({
  ...refundItemRow.shape,
  userName: z.optional(z.string()),
  ticketType: code,
  /** 1 outbound, 2 inbound. */
  leg: code,
  bookDate: date,
  bookBeginTime: optionalTime,
  /** 00 valid, 10 refunded. */
  cpzt: code,
  /** A refunded ticket whose money has not arrived; missing in answers of an older service. */
  refundPending: z.optional(z.boolean()),
  /** 0 unchecked, 1 checked. */
  jpzt: code,
  collected: z.boolean(),
  /** The first moment at which it is no longer valid; missing in answers of an older service. */
  goodUntil: z.optional(moment),
  /** Why the service does not refund it automatically; empty where it does. */
  reason: z.string(),
  /** Numbers of the tickets that are refunded with it, including itself. */
  together: z.array(z.string()),
})

/** Preview of a refund by staff under the policy of the order; without tickets only the states of all. */
export const previewStaffRefundCall = defineCall({
  path: 'staff/preview.refund',
  access: 'refund-by-staff.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string(), tickets: z._default(ticketNumbers, []) }),
  answer: z.looseObject({
    responseData: z.looseObject({
      orderNo: z.string(),
      orderStatus: code,
      currency: code,
      payType: z.string(),
      amountPaid: cents,
      refundPolicy: refundPolicyRow,
      items: z.array(refundItemRow),
      total: cents,
      totalFee: cents,
      tickets: z.array(staffRefundTicketRow),
      /** A changed fee needs a second person where the refund and `refundedAlone` together are above this. */
      secondApprovalLimit: cents,
      refundedAlone: cents,
      /** The pending request and proposal of this order; empty without one. */
      requestNo: z.string(),
      proposalNo: z.string(),
    }),
  }),
})

/**
 * Outcome of a refund by staff: the number of the refund, or of the proposal that waits for a second person; the other
 * is empty.
 */
export const staffRefundOutcome = z.looseObject({ refundNo: z.string(), proposalNo: z.string() })

/** Refunds tickets by staff. */
export const refundTicketsByStaffCall = defineCall({
  path: 'staff/refund.tickets',
  access: 'refund.by-staff',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    tickets: ticketNumbers,
    /** The fee under the policy as it was shown; a different one is refused. */
    totalFee: sentCents,
    /** A fee that replaces it, for all tickets together; needs `reasonText`, 3 to 200 characters. */
    newFee: z.optional(sentCents),
    reasonText: z._default(z.string(), ''),
    /** Reason of the refund, as shown to the passenger. */
    reasonCode: z.enum(REFUND_REASON_CODES),
  }),
  answer: z.looseObject({ responseData: staffRefundOutcome }),
})

export const PROPOSAL_STATE_CODES = ['WAITING', 'APPROVED', 'REJECTED', 'STALE', 'EXPIRED'] as const

/** A refund at another fee that waits for a second person, or did. */
export const proposalRow = z.looseObject({
  proposalNo: z.string(),
  orderNo: z.string(),
  /** The request that it approves; empty for a refund by staff. */
  requestNo: z.string(),
  /** `STALE`: its tickets or its request changed before it was decided. */
  state: code,
  currency: code,
  items: z.array(z.looseObject({ ph: z.string(), paid: cents, feeRate: z.int(), fee: cents, refund: cents })),
  policyId: z.string(),
  policyFee: cents,
  totalFee: cents,
  total: cents,
  reasonCode: z.string(),
  reasonText: z.string(),
  answerText: z.string(),
  proposedBy: z.string(),
  /** Display name; empty for a deleted account. */
  proposerName: z.string(),
  /** Proposed by the caller: another person decides. */
  own: z.boolean(),
  proposeTime: moment,
  expireTime: moment,
  /** Empty and missing while it is pending. */
  decidedBy: z.string(),
  deciderName: z.string(),
  decideTime: z.optional(moment),
  decisionText: z.string(),
  refundNo: z.string(),
})

/**
 * Proposals, the oldest first, after `afterProposalNo` where one is given, or `proposalNo` only; `pageSize` from 1 to
 * 100.
 */
export const queryProposalsCall = defineCall({
  path: 'staff/query.proposals',
  access: 'proposal.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    state: z.optional(z.enum(PROPOSAL_STATE_CODES)),
    proposalNo: z.optional(z.string()),
    afterProposalNo: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(proposalRow),
      /** Cursor of the next page; empty on the last. */
      nextProposalNo: z.string(),
    }),
  }),
})

/** Approves a proposal as the second person, never as the proposer. */
export const approveProposalCall = defineCall({
  path: 'staff/approve.proposal',
  access: 'refund.second-approval',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ proposalNo: z.string() }),
  answer: z.looseObject({ responseData: proposalRow }),
})

/** Rejects a proposal with a reason of 3 to 200 characters for the proposer; its request stays pending. */
export const rejectProposalCall = defineCall({
  path: 'staff/reject.proposal',
  access: 'refund.second-approval',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ proposalNo: z.string(), reasonText: z.string() }),
  answer: z.looseObject({ responseData: proposalRow }),
})
