import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { currency, instant, maybe, orderStatus, refundReason } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { pageOf } from './page-of'
import { pageSize, refundItem, refundPolicy, refundTicket, ticketNumbers } from './refund-scalars'

/** A ticket of an order that staff may refund; fee and refund are those of the policy now. */
const ticketToRefund = z.strictObject({
  ...refundTicket,
  /** Numbers of the tickets that are refunded with it, including itself. */
  together: z.array(z.string()),
})
export type TicketToRefund = z.output<typeof ticketToRefund>

/** Preview of a refund by staff under the policy of the order; without tickets only the states of all. */
export const previewStaffRefundCall = defineStaffCall({
  path: 'staff/preview.refund',
  access: 'refund-by-staff.read',
  idempotent: true,
  request: z.object({ orderNo: z.string(), tickets: z.optional(ticketNumbers) }),
  data: z.strictObject({
    orderNo: z.string(),
    orderStatus,
    currency,
    payType: z.string(),
    /** Amount that was paid for the whole order. */
    orderPaid: z.int(),
    policy: refundPolicy,
    /** The chosen tickets, with their sums. */
    items: z.array(refundItem),
    refund: z.int(),
    fee: z.int(),
    tickets: z.array(ticketToRefund),
    /** A changed fee needs a second person where the refund and `refundedAlone` together are above this. */
    secondApprovalLimit: z.int(),
    refundedAlone: z.int(),
    /** The pending request and proposal of this order. */
    requestNo: maybe(z.string()),
    proposalNo: maybe(z.string()),
  }),
})
export type StaffRefundPreview = z.output<typeof previewStaffRefundCall.data>

/** Refunds tickets by staff: answers the number of the refund, or of the proposal that waits for a second person. */
export const refundTicketsByStaffCall = defineStaffCall({
  path: 'staff/refund.tickets',
  access: 'refund.by-staff',
  idempotent: false,
  request: z.object({
    orderNo: z.string(),
    tickets: ticketNumbers,
    /** The fee under the policy as it was shown; a different one is refused. */
    policyFee: sentNumber,
    /** A fee that replaces it, for all tickets together; needs `reasonText`, 3 to 200 characters. */
    newFee: z.optional(sentNumber),
    reasonText: z.optional(z.string()),
    /** Reason of the refund, as shown to the passenger. */
    reason: refundReason,
  }),
  data: z.union([z.strictObject({ refundNo: z.string() }), z.strictObject({ proposalNo: z.string() })]),
})
export type StaffRefund = z.output<typeof refundTicketsByStaffCall.request>
export type StaffRefundOutcome = z.output<typeof refundTicketsByStaffCall.data>

/** `stale`: its tickets or its request changed before it was decided. */
const proposalState = z.enum(['waiting', 'approved', 'rejected', 'stale', 'expired'])

/** A refund at another fee that waits for a second person, or did. */
const proposal = z.strictObject({
  proposalNo: z.string(),
  orderNo: z.string(),
  /** The request that it approves; missing for a refund by staff. */
  requestNo: maybe(z.string()),
  state: proposalState,
  currency,
  items: z.array(refundItem),
  policyId: z.string(),
  policyFee: z.int(),
  fee: z.int(),
  refund: z.int(),
  /** Reason of the refund, as shown to the passenger. */
  reason: refundReason,
  /** Reason of the other fee. */
  reasonText: maybe(z.string()),
  answerText: maybe(z.string()),
  proposedBy: z.string(),
  /** Display name; missing for a deleted account. */
  proposerName: maybe(z.string()),
  /** Proposed by the caller: another person decides. */
  isOwn: z.boolean(),
  proposedAt: instant,
  expiresAt: instant,
  /** Missing while it is pending. */
  decidedBy: maybe(z.string()),
  deciderName: maybe(z.string()),
  decidedAt: maybe(instant),
  decisionText: maybe(z.string()),
  refundNo: maybe(z.string()),
})
export type Proposal = z.output<typeof proposal>

/** Proposals, the oldest first, after the one of a number where it is given, or the one of `proposalNo` only. */
export const queryProposalsCall = defineStaffCall({
  path: 'staff/query.proposals',
  access: 'proposal.read',
  idempotent: true,
  request: z.object({
    state: z.optional(proposalState),
    proposalNo: z.optional(z.string()),
    after: z.optional(z.string()),
    pageSize,
  }),
  data: pageOf(proposal),
})

/** Approves a proposal as the second person, never as the proposer. */
export const approveProposalCall = defineStaffCall({
  path: 'staff/approve.proposal',
  access: 'refund.second-approval',
  idempotent: false,
  request: z.object({ proposalNo: z.string() }),
  data: proposal,
})

/** Rejects a proposal with a reason of 3 to 200 characters for the proposer; its request stays pending. */
export const rejectProposalCall = defineStaffCall({
  path: 'staff/reject.proposal',
  access: 'refund.second-approval',
  idempotent: false,
  request: z.object({ proposalNo: z.string(), reasonText: z.string() }),
  data: proposal,
})
