import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** Proof that a mailbox is the passenger's, and its new password. */
export const mailboxProof = z.looseObject({
  email: z.string(),
  /** The e-mail address again; empty means the same. */
  webUserid: z._default(z.string(), ''),
  passWord: z.string(),
  /** The code from the mail. */
  verificationCode: z.string(),
  /** Answer to the image captcha, where one is required. */
  code: z._default(z.string(), ''),
})
const answer = z.looseObject({ needcode: z.optional(z.boolean()) })

/** Creates an account of level 1 and opens no session. A repetition returns the same account. */
export const registerAccountCall = defineCall({
  path: 'wx/wx.user.register',
  access: 'account.register',
  idempotent: true,
  success: 'code',
  request: mailboxProof,
  answer,
})

/** Replaces a forgotten password; ends every session of the account. */
export const resetPasswordCall = defineCall({
  path: 'wx/wx.user.reset.password',
  access: 'account.reset-password',
  idempotent: true,
  success: 'code',
  request: mailboxProof,
  answer,
})
