import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { refundPolicyRow } from './query-refund-policy'

/** How passengers reach people; what the operator has not set is missing. Times are `HH:mm` in business time. */
export const contactRow = z.looseObject({
  email: z.string(),
  /** As it is shown, such as `+852 2888 0000`. */
  phone: z.optional(z.string()),
  /** The hours of the telephone and the chat, every day. */
  hours: z.optional(z.looseObject({ opens: z.string(), closes: z.string() })),
  chatUrl: z.optional(z.string()),
  /** A telephone number or an e-mail. */
  lostProperty: z.optional(z.string()),
})

/** What the help page shows beside its answers: contacts, and the refund policy of bus tickets today. */
export const queryHelpCall = defineCall({
  path: 'manage/query.help',
  access: 'help.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({
    responseData: z.looseObject({ contact: contactRow, refundPolicy: refundPolicyRow }),
  }),
})
