import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** All data that the service stores about the member, to be saved as a file. */
export const queryMyDataCall = defineCall({
  path: 'wx/query.wx.user.data',
  access: 'account.export',
  idempotent: true,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.looseObject({}) }),
})

/**
 * Deletes the member's account: personal data is removed, orders stay without it. Needs the password where there is
 * one.
 */
export const deleteAccountCall = defineCall({
  path: 'wx/wx.user.delete',
  access: 'account.delete',
  idempotent: false,
  success: 'code',
  request: z.looseObject({ passWord: z._default(z.string(), '') }),
  answer: z.looseObject({}),
})
