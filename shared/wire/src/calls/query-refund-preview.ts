import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, moment } from '../scalars'

/** Numbers of tickets; more than any order has are refused before they are read. */
export const ticketNumbers = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))

/** What one ticket gives back: `fee` and `refund` sum to `paid`. */
export const refundItemRow = z.looseObject({
  ph: z.string(),
  /** Price of the ticket, and the share that was paid for it. */
  fare: cents,
  paid: cents,
  /** Basis points. */
  feeRate: z.int(),
  fee: cents,
  refund: cents,
})

/** A ticket of the order, before any is chosen. Fee and refund are those of this moment; missing where it gives nothing back. */
export const refundableTicketRow = z.looseObject({
  ...z.partial(refundItemRow).shape,
  ph: z.string(),
  fare: cents,
  paid: cents,
  ticketType: code,
  /** 1 there, 2 back. */
  leg: code,
  /** 00 valid, 10 refunded. */
  cpzt: code,
  userName: z.optional(z.string()),
  /** Code of the refusal, as a choice of it would be answered; empty where the service refunds it. */
  reason: z.string(),
  /** Staff may still refund it on a request. */
  byApplication: z.boolean(),
  /** Numbers of the tickets that are chosen with it, itself among them. */
  together: z.array(z.string()),
  /** First moment of another fee; missing where none follows. */
  nextFeeTime: z.optional(moment),
  /** First moment at which it can no longer be refunded. */
  closeTime: z.optional(moment),
})

/**
 * The open quote of chosen tickets, and the state of every ticket of the order. One leg of a round trip is answered for both, because
 * they go back together. A refusal carries the states of now in `responseData.preview`, as this call answers them without tickets.
 */
export const queryRefundPreview = defineCall({
  path: 'wx/query.refund.preview',
  access: 'refund.preview',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    /** None: only the states of all are answered, without a quote. */
    tickets: z._default(ticketNumbers, []),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      orderNo: z.string(),
      currency: code,
      /** Empty without chosen tickets. */
      quoteId: z.string(),
      policyId: z.string(),
      /** First moment at which the quote no longer holds; missing without one. */
      validUntil: z.optional(moment),
      items: z.array(refundItemRow),
      /** What goes back for all of `items`. */
      total: cents,
      totalFee: cents,
      /** Every ticket of the order, outbound and then inbound. */
      tickets: z.array(refundableTicketRow),
    }),
  }),
})
