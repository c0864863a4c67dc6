import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** Mails a code to an address; the answer is the same whether or not it has an account. */
export const verificationCodeCall = defineCall({
  path: 'web/query.web.verification.code',
  access: 'account.send-code',
  idempotent: false,
  success: 'code',
  request: z.looseObject({
    email: z.string(),
    /** Answer to the image captcha of registration, where one is required. */
    code: z._default(z.string(), ''),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      /** 0 sent. The refusal of a premature request carries 1 and `waitSeconds`. */
      ret: z.int(),
      /** Seconds until another code may be sent to the address. */
      waitSeconds: z.optional(z.int()),
    }),
  }),
})
