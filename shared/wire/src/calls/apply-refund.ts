import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { ticketNumbers } from './query-refund-preview'
import { REFUND_REASON_CODES, refundRow } from './query-refunds'

/**
 * Refunds the tickets of a quote at its fee; a repetition of the same quote is the same refund. A refusal carries the
 * current preview in `responseData.preview`, with a new quote after REFUND_FEE_CHANGED; REFUND_OTHER_LEG names the
 * other ticket in `tickets`.
 */
export const applyRefundCall = defineCall({
  path: 'wx/apply.refund',
  access: 'refund.apply',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    tickets: ticketNumbers,
    quoteId: z.string(),
    reasonCode: z.enum(REFUND_REASON_CODES),
    /** Required for `OTHER`; 200 characters at most. */
    reasonText: z._default(z.string(), ''),
  }),
  answer: z.looseObject({ responseData: refundRow }),
})
