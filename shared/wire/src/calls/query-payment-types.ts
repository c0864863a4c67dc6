import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code } from '../scalars'

/** Payment methods that can take this currency on this device. */
export const queryPaymentTypes = defineCall({
  path: 'manage/get.payment.type.info',
  access: 'member',
  idempotent: true,
  success: 'done-word',
  request: z.looseObject({ joinType: z._default(z.string(), 'WEB'), currency: code }),
  answer: z.looseObject({ responseData: z.array(z.looseObject({ payCode: z.string() })) }),
})
