import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** End of the time in which the member can undo the join of two accounts, in milliseconds; empty without a join. */
export const queryJoinCall = defineCall({
  path: 'wx/query.wx.user.join',
  access: 'account.read-join',
  idempotent: true,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.looseObject({ undoUntilMs: z.optional(z.number()) }) }),
})

/** Separates the two joined accounts. Needs a recent proof; ends every session of both. */
export const undoJoinCall = defineCall({
  path: 'wx/wx.user.undo.join',
  access: 'account.undo-join',
  idempotent: false,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({}),
})

/** Separates the accounts by the code of the mail, without a session. */
export const undoJoinByCodeCall = defineCall({
  path: 'wx/wx.user.undo.join.by.code',
  access: 'account.undo-join-by-code',
  idempotent: true,
  success: 'code',
  request: z.looseObject({ code: z._default(z.string(), '') }),
  answer: z.looseObject({}),
})
