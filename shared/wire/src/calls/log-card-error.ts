import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** What the page knows of a card payment that failed. The service keeps it and believes nothing. */
export const logCardError = defineCall({
  path: 'log/mastercard.log',
  access: 'payment.report-error',
  idempotent: false,
  success: 'done-word',
  request: z.looseObject({
    orderNo: z.string(),
    /** Text, or what becomes text. */
    json: z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))),
    ),
  }),
  answer: z.looseObject({}),
})
