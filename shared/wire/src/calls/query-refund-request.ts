import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, date, moment } from '../scalars'
import { refundableTicketRow, refundItemRow } from './query-refund-preview'

/** An application for a refund, which staff decide. Its fee is that of the moment it was sent. */
export const refundRequestRow = z.looseObject({
  requestNo: z.string(),
  orderNo: z.string(),
  /** `WAITING` for staff, `APPROVED`, `REJECTED`, `WITHDRAWN` by the passenger, `OVERTAKEN` by the use of one of its tickets. */
  state: code,
  /** What would go back, and the fee that would be kept of its tickets. */
  total: cents,
  totalFee: cents,
  currency: code,
  /** How the money would go back: the way it was paid. */
  payType: z.string(),
  reasonCode: z.string(),
  reasonText: z.string(),
  /** Where mails about it go. */
  email: z.string(),
  applyTime: moment,
  /** Day until which staff answer. */
  answerDate: date,
  /** Missing while it waits. */
  endTime: z.optional(moment),
  /** What staff wrote to the passenger; empty where they wrote nothing. */
  answerText: z.string(),
  /** Media type of its proof; empty without one. */
  proofType: z.string(),
  /** Number of the refund that it led to; empty without one. */
  refundNo: z.string(),
  items: z.array(refundItemRow),
})

/** What may be asked of staff for an order, and its request that waits, else the last one. */
export const queryRefundRequest = defineCall({
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
      /** The member's own address, to begin with; empty where the account has none. */
      memberEmail: z._default(z.string(), ''),
      /** Day until which staff would answer a request of this moment. */
      answerDate: date,
      /** A part of its tickets goes back by request only: a promotion made the price for all together. */
      wholeOnly: z.boolean(),
      /** Every ticket of the order, outbound and then inbound. */
      tickets: z.array(
        z.looseObject({
          ...refundableTicketRow.shape,
          /** It may be in a request; `byApplication` says that it needs one and `reason` why. */
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
export const queryRefundProof = defineCall({
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
