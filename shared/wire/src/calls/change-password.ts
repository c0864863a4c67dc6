import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/**
 * Replaces a known password; ends every other session of the account. An account without a password gets its first one,
 * with an empty old one and a fresh proof.
 */
export const changePasswordCall = defineCall({
  path: 'wx/wx.user.change.password',
  access: 'account.change-password',
  idempotent: false,
  success: 'code',
  request: z.looseObject({ oldPassWord: z.string(), passWord: z.string() }),
  answer: z.looseObject({}),
})
