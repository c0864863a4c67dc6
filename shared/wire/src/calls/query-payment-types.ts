import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code } from '../scalars'

/** Payment types in the spelling of calls, with the method of each. */
export const METHOD_OF_PAY_TYPE = {
  MasterCard: 'card',
  wxpay: 'wechat',
  octopusonline: 'octopus',
  cmbpay: 'cmb',
  alipay: 'alipay',
} as const

/** Payment methods for this currency on this device; with an order, those that can take its amount. */
export const queryPaymentTypesCall = defineCall({
  path: 'manage/get.payment.type.info',
  access: 'payment-method.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ joinType: z._default(z.string(), 'WEB'), currency: code, orderNo: z.optional(z.string()) }),
  answer: z.looseObject({
    responseData: z.array(z.looseObject({ payCode: z.string() })),
    /** Methods that would be offered for another amount of the order. */
    extend: z.optional(z.looseObject({ notForAmount: z.optional(z.array(z.string())) })),
  }),
})
