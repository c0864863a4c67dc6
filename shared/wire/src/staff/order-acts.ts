import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, moment, sentNumber } from '../scalars'
import { hasVisible } from './content-scalars'
import { orderNoteRow } from './query-order-file'

const orderNo = z.string().check(z.maxLength(64))
/** Why, in words of the staff; the audit keeps it. */
export const staffReason = z.string().check(z.trim(), z.regex(/^(\p{DI}*\P{DI}){3}/u), z.maxLength(200))

/** Sends the mail of a paid order again, in the language it was sent in; a few times an hour. */
export const resendMail = defineCall({
  path: 'staff/resend.mail',
  access: 'mail.resend',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ orderNo }),
  answer: z.looseObject({ responseData: z.looseObject({ orderNo: z.string(), sendTime: moment }) }),
})

/** Has the provider asked about a payment attempt at once, also about one that was given up. */
export const askProvider = defineCall({
  path: 'staff/ask.provider',
  access: 'payment.ask',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo, requestNo: z.string().check(z.maxLength(64)) }),
  answer: z.looseObject({ responseData: z.looseObject({ requestNo: z.string(), dueTime: moment }) }),
})

/** Writes a note about an order. It is never changed. */
export const addNote = defineCall({
  path: 'staff/add.note',
  access: 'order.note',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ orderNo, text: z.string().check(z.trim(), hasVisible, z.maxLength(1000)) }),
  answer: z.looseObject({ responseData: orderNoteRow }),
})

/** Opens an identity document of an order, in this answer alone. */
export const unmaskDocument = defineCall({
  path: 'staff/unmask.document',
  access: 'document.unmask',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ orderNo, personNo: sentNumber, reason: staffReason }),
  answer: z.looseObject({
    responseData: z.looseObject({
      personNo: z.int(),
      /** Missing where no kind was asked for. */
      documentType: z.optional(code),
      documentNumber: z.string(),
    }),
  }),
})
