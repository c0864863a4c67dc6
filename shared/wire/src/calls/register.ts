import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** What proves who owns a mailbox, and the password it shall have. */
export const mailboxProof = z.looseObject({
  email: z.string(),
  /** The e-mail address once more; empty is taken for the same. */
  webUserid: z._default(z.string(), ''),
  passWord: z.string(),
  /** The code from the mail. */
  verificationCode: z.string(),
  /** Answer to the image captcha, where one was asked. */
  code: z._default(z.string(), ''),
})
const answer = z.looseObject({ needcode: z.optional(z.boolean()) })

/** Creates an account of level 1 and opens no session. The same request again answers the same account. */
export const register = defineCall({
  path: 'wx/wx.user.register',
  access: 'account.register',
  idempotent: true,
  success: 'code',
  request: mailboxProof,
  answer,
})

/** A new password for who forgot the old one; ends every session of the account. */
export const resetPassword = defineCall({
  path: 'wx/wx.user.reset.password',
  access: 'account.reset-password',
  idempotent: true,
  success: 'code',
  request: mailboxProof,
  answer,
})
