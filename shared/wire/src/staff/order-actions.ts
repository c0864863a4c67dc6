import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, moment, sentNumber } from '../scalars'
import { hasVisible } from './content-scalars'
import { orderNoteRow } from './query-order-file'

const orderNo = z.string().check(z.maxLength(64))
/** Reason entered by staff; the audit stores it. */
export const staffReason = z.string().check(z.trim(), z.regex(/^(\p{DI}*\P{DI}){3}/u), z.maxLength(200))

/** Sends the mail of a paid order again, in its original language; limited to a few times an hour. */
export const resendMailCall = defineCall({
  path: 'staff/resend.mail',
  access: 'mail.resend',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ orderNo }),
  answer: z.looseObject({ responseData: z.looseObject({ orderNo: z.string(), sendTime: moment }) }),
})

/** Queries the provider about a payment attempt at once, also about an abandoned one. */
export const verifyPaymentCall = defineCall({
  path: 'staff/verify.payment',
  access: 'payment.verify',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo, requestNo: z.string().check(z.maxLength(64)) }),
  answer: z.looseObject({ responseData: z.looseObject({ requestNo: z.string(), dueTime: moment }) }),
})

/** Writes a note about an order. It can never be changed. */
export const addNoteCall = defineCall({
  path: 'staff/add.note',
  access: 'order.note',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ orderNo, text: z.string().check(z.trim(), hasVisible, z.maxLength(1000)) }),
  answer: z.looseObject({ responseData: orderNoteRow }),
})

/** Shows an identity document of an order, in this answer only. */
export const unmaskDocumentCall = defineCall({
  path: 'staff/unmask.document',
  access: 'document.unmask',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ orderNo, passengerPosition: sentNumber, reason: staffReason }),
  answer: z.looseObject({
    responseData: z.looseObject({
      passengerPosition: z.int(),
      /** Missing where no kind was requested. */
      documentType: z.optional(code),
      documentNumber: z.string(),
    }),
  }),
})
