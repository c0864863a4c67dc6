import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { loginCall } from './login'

/**
 * Signs in by a code that `web/query.web.verification.code` mailed to the address; an address without an account gets
 * one of level 1 without a password. The answer is that of `login`. Staff are refused by PASSWORD_NEEDED.
 */
export const signInByCodeCall = defineCall({
  path: 'wx/wx.user.login.by.code',
  access: 'session.open',
  idempotent: false,
  success: 'code',
  request: z.looseObject({
    email: z.string(),
    /** The code from the mail. */
    verificationCode: z.string(),
    /** Answer to the image captcha of registration, where one is required. */
    code: z._default(z.string(), ''),
  }),
  answer: loginCall.answer,
})
