import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, moment } from '../scalars'

/** Ticket numbers; more than any order has are refused before they are processed. */
export const ticketNumbers = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))

/** Refund of one ticket: `fee` and `refund` sum to `paid`. */
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

/** A ticket of the order, before any is chosen. Fee and refund are as of now; missing where nothing is refunded. */
export const refundableTicketRow = z.looseObject({
  ...z.partial(refundItemRow).shape,
  ph: z.string(),
  fare: cents,
  paid: cents,
  ticketType: code,
  /** 1 outbound, 2 inbound. */
  leg: code,
  /** 00 valid, 10 refunded. */
  cpzt: code,
  userName: z.optional(z.string()),
  /** Refusal code for choosing it; empty where the service refunds it. */
  reason: z.string(),
  /** Staff may still refund it on a request. */
  byApplication: z.boolean(),
  /** Numbers of the tickets that can only be chosen together with it, including itself. */
  together: z.array(z.string()),
  /** First moment of another fee; missing where none follows. */
  nextFeeTime: z.optional(moment),
  /** First moment at which it can no longer be refunded. */
  closeTime: z.optional(moment),
})

/**
 * The open quote of chosen tickets, and the state of every ticket of the order; one leg of a round trip is extended to
 * both, because they are refunded together. A refusal carries the current states in `responseData.preview`, like an
 * answer to this call without tickets.
 */
export const queryRefundPreviewCall = defineCall({
  path: 'wx/query.refund.preview',
  access: 'refund.preview',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    /** Without tickets the answer has the states of all, and no quote. */
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
      /** Refund of all `items`. */
      total: cents,
      totalFee: cents,
      /** Every ticket of the order, outbound before inbound. */
      tickets: z.array(refundableTicketRow),
    }),
  }),
})
