import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, date, moment } from '../scalars'
import { refundableTicketRow, refundItemRow } from './query-refund-preview'

/** A refund request, which staff decide. Its fee is that of the moment it was sent. */
export const refundRequestRow = z.looseObject({
  requestNo: z.string(),
  orderNo: z.string(),
  /**
   * `WAITING` for staff, `APPROVED`, `REJECTED`, `WITHDRAWN` by the passenger, `OVERTAKEN` by the use of one of its
   * tickets.
   */
  state: code,
  /** Amount that would be refunded, and the fee of its tickets. */
  total: cents,
  totalFee: cents,
  currency: code,
  /** Payment method of the refund: that of the payment. */
  payType: z.string(),
  reasonCode: z.string(),
  reasonText: z.string(),
  /** Address of the mails about it. */
  email: z.string(),
  applyTime: moment,
  /** Last day on which staff answer. */
  answerDate: date,
  /** Missing while it is pending. */
  endTime: z.optional(moment),
  /** Answer written by staff; empty where there is none. */
  answerText: z.string(),
  /** Media type of its proof; empty without one. */
  proofType: z.string(),
  /** Number of the refund that it led to; empty without one. */
  refundNo: z.string(),
  items: z.array(refundItemRow),
})

/** What a refund request to staff for an order may contain, and its pending request, else the last one. */
export const queryRefundRequestCall = defineCall({
  path: 'wx/query.refund.request',
  access: 'refund.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string() }),
  answer: z.looseObject({
    responseData: z.looseObject({
      orderNo: z.string(),
      currency: code,
      payType: z.string(),
      /** The member's own address as the default; empty where the account has none. */
      memberEmail: z._default(z.string(), ''),
      /** Last day on which staff would answer a request sent now. */
      answerDate: date,
      /** Some of its tickets can only be refunded by request: a promotion priced all together. */
      wholeOnly: z.boolean(),
      /** Every ticket of the order, outbound before inbound. */
      tickets: z.array(
        z.looseObject({
          ...refundableTicketRow.shape,
          /** Whether a request may include it; `byApplication` is whether it needs one, and `reason` is why. */
          requestable: z.boolean(),
          /** Its passenger gave an identity document: a request needs the last four characters of one. */
          hasIdNumber: z.boolean(),
        }),
      ),
      request: z.optional(refundRequestRow),
    }),
  }),
})

/** The proof that was sent with a request of the member. */
export const queryRefundProofCall = defineCall({
  path: 'wx/query.refund.proof',
  access: 'refund.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string(), requestNo: z.string() }),
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
