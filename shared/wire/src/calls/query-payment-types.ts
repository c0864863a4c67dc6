import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code } from '../scalars'

/** Payment types as calls spell them, with the method of each. */
export const METHOD_OF_PAY_TYPE = {
  MasterCard: 'card',
  wxpay: 'wechat',
  octopusonline: 'octopus',
  cmbpay: 'cmb',
} as const

/** Payment methods that can take this currency on this device; of an order that is named, those that can take its amount. */
export const queryPaymentTypes = defineCall({
  path: 'manage/get.payment.type.info',
  access: 'payment-method.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ joinType: z._default(z.string(), 'WEB'), currency: code, orderNo: z.optional(z.string()) }),
  answer: z.looseObject({
    responseData: z.array(z.looseObject({ payCode: z.string() })),
    /** Methods that would be offered, were the amount of the order another. */
    extend: z.optional(z.looseObject({ notForAmount: z.optional(z.array(z.string())) })),
  }),
})
