import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/**
 * Confirms the password, or for an account without one a code mailed to its address: for five minutes this session may
 * do what cannot be undone.
 */
export const proveMemberCall = defineCall({
  path: 'wx/wx.user.prove',
  access: 'account.prove',
  idempotent: true,
  success: 'code',
  request: z.looseObject({ passWord: z._default(z.string(), ''), verificationCode: z._default(z.string(), '') }),
  answer: z.looseObject({}),
})
