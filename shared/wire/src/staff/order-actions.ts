import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { documentType, instant, maybe } from './codecs'
import { hasVisible } from './content-scalars'
import { defineStaffCall } from './define-staff-call'
import { orderNote } from './query-order-file'

const orderNo = z.string().check(z.maxLength(64))
/** Reason entered by staff; the audit stores it. */
export const staffReason = z.string().check(z.trim(), z.regex(/^(\p{DI}*\P{DI}){3}/u), z.maxLength(200))

/** Sends the mail of a paid order again, in its original language; limited to a few times an hour. */
export const resendMailCall = defineStaffCall({
  path: 'staff/resend.mail',
  access: 'mail.resend',
  idempotent: false,
  request: z.object({ orderNo }),
  data: z.strictObject({ orderNo: z.string(), sentAt: instant }),
})

/** Queries the provider about a payment attempt at once, also about an abandoned one. */
export const verifyPaymentCall = defineStaffCall({
  path: 'staff/verify.payment',
  access: 'payment.verify',
  idempotent: true,
  request: z.object({ orderNo, requestNo: z.string().check(z.maxLength(64)) }),
  data: z.strictObject({ requestNo: z.string(), dueAt: instant }),
})

/** Writes a note about an order. It can never be changed. */
export const addNoteCall = defineStaffCall({
  path: 'staff/add.note',
  access: 'order.note',
  idempotent: false,
  request: z.object({ orderNo, text: z.string().check(z.trim(), hasVisible, z.maxLength(1000)) }),
  data: orderNote,
})

/** Shows an identity document of an order, in this answer only. */
export const unmaskDocumentCall = defineStaffCall({
  path: 'staff/unmask.document',
  access: 'document.unmask',
  idempotent: false,
  request: z.object({ orderNo, passengerPosition: sentNumber, reason: staffReason }),
  data: z.strictObject({
    passengerPosition: z.int(),
    /** Missing where no kind was requested. */
    documentType: maybe(documentType),
    documentNumber: z.string(),
  }),
})
