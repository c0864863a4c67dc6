import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate, currency, instant, maybe, orderStatus, refundReason } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { pageSize, refundPolicy, refundTicket } from './refund-scalars'

const requestState = z.enum(['waiting', 'approved', 'rejected', 'withdrawn', 'overtaken'])
const language = z.enum(['zh-cn', 'zh-hk', 'en'])
/** By the content of the file. */
const proofType = z.enum(['image/jpeg', 'image/png', 'application/pdf'])

/** A request in the queue of staff. */
export const queuedRequest = z.strictObject({
  requestNo: z.string(),
  orderNo: z.string(),
  state: requestState,
  /** The first passenger of its tickets; missing where the order names none. */
  passenger: maybe(z.string()),
  maskedEmail: maybe(z.string()),
  ticketCount: z.int(),
  /** Amount that would be refunded, and the fee, at the moment of the request. */
  refund: z.int(),
  fee: z.int(),
  currency,
  reason: refundReason,
  hasProof: z.boolean(),
  language,
  lineCode: z.string(),
  travelDate: civilDate,
  requestedAt: instant,
  /** Waiting time, until now or until it ended. */
  ageMinutes: z.int(),
  /** Last day of an answer, and whether a pending request is overdue. */
  answerBy: civilDate,
  isOverdue: z.boolean(),
})
export type QueuedRequest = z.output<typeof queuedRequest>

/** Requests for refunds, the oldest first, after the one of a number where it is given. */
export const queryStaffRequestsCall = defineStaffCall({
  path: 'staff/query.requests',
  access: 'request.read',
  idempotent: true,
  request: z.object({
    state: z.optional(requestState),
    reason: z.optional(refundReason),
    lineCode: z.optional(z.string()),
    hasProof: z.optional(z.boolean()),
    /** Only pending requests that are overdue; counts also cover all others. */
    isOverdue: z.optional(z.boolean()),
    after: z.optional(z.string()),
    pageSize,
  }),
  data: z.strictObject({
    rows: z.array(queuedRequest),
    /** Cursor of the next page; missing on the last. */
    next: maybe(z.string()),
    /** Number of requests of each state under the other filters, and of pending ones that are overdue. */
    counts: z.partialRecord(requestState, z.int()),
    overdue: z.int(),
  }),
})

const requestFile = z.strictObject({
  requestNo: z.string(),
  orderNo: z.string(),
  state: requestState,
  /** Amount that would be refunded, and the fee of its tickets. */
  refund: z.int(),
  fee: z.int(),
  currency,
  /** Payment method of the refund: that of the payment. */
  payType: z.string(),
  reason: refundReason,
  /** The text of the passenger. */
  reasonText: maybe(z.string()),
  maskedEmail: maybe(z.string()),
  language,
  requestedAt: instant,
  /** Last day on which staff answer. */
  answerBy: civilDate,
  /** Missing while it is pending. */
  endedAt: maybe(instant),
  /** Answer of staff to the passenger. */
  answerText: maybe(z.string()),
  /** Size in bytes. */
  proof: maybe(z.strictObject({ type: proofType, size: z.int() })),
  /** Number of the refund that it led to. */
  refundNo: maybe(z.string()),
  lineCode: z.string(),
  travelDate: civilDate,
  returnDate: maybe(civilDate),
  orderStatus,
  soldAt: instant,
  /** Amount that was paid for the whole order. */
  orderPaid: z.int(),
  /** The version the order was sold under. */
  policy: refundPolicy,
  /** Fees are those of the moment of the request, and so are the reasons; everything else is current. */
  tickets: z.array(z.strictObject(refundTicket)),
  /** Account of the decider, and the display name, which is missing for a deleted account. */
  decidedBy: maybe(z.string()),
  deciderName: maybe(z.string()),
  /** The pending proposal of another fee. */
  proposalNo: maybe(z.string()),
  /** A changed fee needs a second person where the refund and `refundedAlone` together are above this. */
  secondApprovalLimit: z.int(),
  refundedAlone: z.int(),
})
export type RequestFile = z.output<typeof requestFile>

/** A request with everything its decision needs. */
export const queryStaffRequestCall = defineStaffCall({
  path: 'staff/query.request',
  access: 'request.read',
  idempotent: true,
  request: z.object({ requestNo: z.string() }),
  data: requestFile,
})

/** The proof that was sent with a request. */
export const readStaffProofCall = defineStaffCall({
  path: 'staff/read.proof',
  access: 'proof.open',
  idempotent: true,
  request: z.object({ requestNo: z.string() }),
  data: z.strictObject({
    type: proofType,
    fileName: z.string(),
    /** Base64. */
    content: z.string(),
  }),
})
export type ReadProof = z.output<typeof readStaffProofCall.data>

/**
 * Approves a request at its fee, or at another one with a reason of 3 to 200 characters; above the limit that waits for
 * a second person, and the request with it. The text is optional; a request that has ended is refused, with its outcome
 * in `state`.
 */
export const approveStaffRequestCall = defineStaffCall({
  path: 'staff/approve.request',
  access: 'request.decide',
  idempotent: false,
  request: z.object({
    requestNo: z.string(),
    answerText: z.optional(z.string()),
    newFee: z.optional(sentNumber),
    reasonText: z.optional(z.string()),
  }),
  data: requestFile,
})

/**
 * Rejects a request with a text in the passenger's language. One that has ended is refused, with its outcome in
 * `state`.
 */
export const rejectStaffRequestCall = defineStaffCall({
  path: 'staff/reject.request',
  access: 'request.decide',
  idempotent: false,
  request: z.object({ requestNo: z.string(), answerText: z.string() }),
  data: requestFile,
})
