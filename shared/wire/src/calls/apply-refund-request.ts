import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { sentCents } from '../scalars'
import { ticketNumbers } from './query-refund-preview'
import { refundRequestRow } from './query-refund-request'
import { REFUND_REASON_CODES } from './query-refunds'

/** Sends staff a refund request for tickets. A repetition with the same `Idempotency-Key` is the same request. */
export const applyRefundRequestCall = defineCall({
  path: 'wx/apply.refund.request',
  access: 'refund.request',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    tickets: ticketNumbers,
    /** The fee that was shown to the passenger; a different one is refused. */
    totalFee: sentCents,
    reasonCode: z.enum(REFUND_REASON_CODES),
    /** Required for `OTHER`; 200 characters at most. */
    reasonText: z._default(z.string(), ''),
    email: z.string(),
    /** Last four characters of an identity document of its passengers; required where one was given. */
    idTail: z._default(z.string().check(z.maxLength(40)), ''),
    /** Base64 of a JPEG, PNG or PDF of 2 MB at most; empty without one. */
    proofFile: z._default(z.string(), ''),
  }),
  answer: z.looseObject({ responseData: refundRequestRow }),
})

/** Withdraws a pending request. A repetition has no further effect. */
export const cancelRefundRequestCall = defineCall({
  path: 'wx/cancel.refund.request',
  access: 'refund.request',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string(), requestNo: z.string() }),
  answer: z.looseObject({ responseData: refundRequestRow }),
})
