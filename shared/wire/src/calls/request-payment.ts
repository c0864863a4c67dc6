import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, moment } from '../scalars'

/** Opens one payment attempt; each request gets a new `orderReqno`. */
export const requestPaymentCall = defineCall({
  path: 'wx/query.wx.order.payreq',
  access: 'payment.start',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({
    orderNo: z.string(),
    /** MasterCard, wxpay, octopusonline, cmbpay or alipay. */
    payType: z.string(),
    /** The provider's own language code. */
    language: z._default(z.string(), ''),
    feeType: z._default(code, ''),
    currency: z._default(code, ''),
    callType: z.optional(z.string()),
    classesType: z.optional(z.string()),
    sceneInfo: z.optional(z.string()),
    joinType: z.optional(z.string()),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      orderNo: z.string(),
      orderReqno: z.string(),
      totalFee: cents,
      sessionId: z.string(),
      /** Compared on the screen with the value returned by the provider's page; proves nothing to the service. */
      successId: z.string(),
      sysTime: moment,
    }),
    /** Settings of the provider's frame, as JSON text. */
    json: z.string(),
  }),
})
