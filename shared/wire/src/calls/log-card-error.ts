import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** The page's report of a failed card payment. The service stores it and never trusts it. */
export const logCardErrorCall = defineCall({
  path: 'log/mastercard.log',
  access: 'payment.report-error',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    /** Text, or a value that is converted to text. */
    json: z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))),
    ),
  }),
  answer: z.looseObject({}),
})
