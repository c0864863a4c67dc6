import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** The joining that the member can still undo: until when, in milliseconds; empty where there is none. */
export const queryJoin = defineCall({
  path: 'wx/query.wx.user.join',
  access: 'account.read-join',
  idempotent: true,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.looseObject({ undoUntilMs: z.optional(z.number()) }) }),
})

/** Takes the two accounts apart again. Needs a fresh proof; ends every session of both. */
export const undoJoin = defineCall({
  path: 'wx/wx.user.undo.join',
  access: 'account.undo-join',
  idempotent: false,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({}),
})

/** The same by the code in the mail about the joining, without a session. */
export const undoJoinByCode = defineCall({
  path: 'wx/wx.user.undo.join.by.code',
  access: 'account.undo-join-by-code',
  idempotent: true,
  success: 'code',
  request: z.looseObject({ code: z._default(z.string(), '') }),
  answer: z.looseObject({}),
})
