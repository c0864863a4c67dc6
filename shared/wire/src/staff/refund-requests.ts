import * as z from 'zod/mini'
import { refundPolicyRow } from '../calls/query-refund-policy'
import { refundRequestRow } from '../calls/query-refund-request'
import { REFUND_REASON_CODES } from '../calls/query-refunds'
import { defineCall } from '../define-call'
import { cents, code, date, moment, optionalDate, optionalTime, sentCents } from '../scalars'

export const REFUND_REQUEST_STATE_CODES = ['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'OVERTAKEN'] as const

/** A request in the queue of staff. */
export const queuedRequestRow = z.looseObject({
  requestNo: z.string(),
  orderNo: z.string(),
  state: code,
  /** The first passenger of its tickets; empty where the order names none. */
  userName: z.string(),
  /** The passenger’s address, masked; missing in answers of an older service. */
  email: z.optional(z.string()),
  ticketCount: z.int(),
  /** Amount that would be refunded, and the fee, at the moment of the request. */
  total: cents,
  totalFee: cents,
  currency: code,
  reasonCode: z.string(),
  hasProof: z.boolean(),
  /** Language tag of the passenger. */
  language: z.string(),
  lineCode: z.string(),
  bookDate: date,
  applyTime: moment,
  /** Waiting time, until now or until it ended. */
  ageMinutes: z.int(),
  /** Last day of an answer, and whether a pending request is overdue. */
  answerDate: date,
  overdue: z.boolean(),
})

/** Requests for refunds, the oldest first, after `afterRequestNo` where one is given; `pageSize` from 1 to 100. */
export const queryStaffRequestsCall = defineCall({
  path: 'staff/query.requests',
  access: 'request.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    state: z.optional(z.enum(REFUND_REQUEST_STATE_CODES)),
    reasonCode: z.optional(z.enum(REFUND_REASON_CODES)),
    lineCode: z.optional(z.string()),
    hasProof: z.optional(z.boolean()),
    /** Only pending requests that are overdue; counts also cover all others. */
    overdue: z.optional(z.boolean()),
    afterRequestNo: z.optional(z.string()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(queuedRequestRow),
      /** Cursor of the next page; empty on the last. */
      nextRequestNo: z.string(),
      /** Number of requests of each state under the other filters, and of pending ones that are overdue. */
      counts: z.record(z.string(), z.int()),
      overdue: z.int(),
    }),
  }),
})

/** A ticket of a request: its fee is that of the moment of the request, everything else is current. */
export const requestedTicketRow = z.looseObject({
  ph: z.string(),
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
  fare: cents,
  paid: cents,
  feeRate: z.int(),
  fee: cents,
  refund: cents,
  /** Why the service did not refund it automatically at the time of the request; empty where it would have. */
  reason: z.string(),
})

export const staffRequestDetail = z.looseObject({
  ...refundRequestRow.shape,
  language: z.string(),
  lineCode: z.string(),
  bookDate: date,
  bookDateRe: optionalDate,
  /** 00 and so on, as order calls answer it. */
  orderStatus: code,
  saleTime: moment,
  amountPaid: cents,
  /** The version the order was sold under. */
  refundPolicy: refundPolicyRow,
  tickets: z.array(requestedTicketRow),
  /** Bytes of the proof; 0 without one. */
  proofSize: z.int(),
  /** Account of the decider; empty where there is none. */
  decidedBy: z.string(),
  /** Display name; empty for a deleted account. */
  deciderName: z.string(),
  /** The pending proposal of another fee; empty without one. */
  proposalNo: z.string(),
  /** A changed fee needs a second person where the refund and `refundedAlone` together are above this. */
  secondApprovalLimit: cents,
  refundedAlone: cents,
})

/** A request with everything its decision needs. */
export const queryStaffRequestCall = defineCall({
  path: 'staff/query.request',
  access: 'request.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ requestNo: z.string() }),
  answer: z.looseObject({ responseData: staffRequestDetail }),
})

/** The proof that was sent with a request. */
export const readStaffProofCall = defineCall({
  path: 'staff/read.proof',
  access: 'proof.open',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ requestNo: z.string() }),
  answer: z.looseObject({
    responseData: z.looseObject({
      /** `image/jpeg`, `image/png` or `application/pdf`, by its content. */
      proofType: z.string(),
      fileName: z.string(),
      /** Base64. */
      proofFile: z.string(),
    }),
  }),
})

/**
 * Approves a request at its fee, or at another one with a reason of 3 to 200 characters; above the limit that waits for
 * a second person, and the request with it. The text is optional; a request that has ended is refused, with its outcome
 * in `state`.
 */
export const approveStaffRequestCall = defineCall({
  path: 'staff/approve.request',
  access: 'request.decide',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({
    requestNo: z.string(),
    answerText: z._default(z.string(), ''),
    newFee: z.optional(sentCents),
    reasonText: z._default(z.string(), ''),
  }),
  answer: z.looseObject({ responseData: staffRequestDetail }),
})

/**
 * Rejects a request with a text in the passenger's language. One that has ended is refused, with its outcome in
 * `state`.
 */
export const rejectStaffRequestCall = defineCall({
  path: 'staff/reject.request',
  access: 'request.decide',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ requestNo: z.string(), answerText: z.string() }),
  answer: z.looseObject({ responseData: staffRequestDetail }),
})
