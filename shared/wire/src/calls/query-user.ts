import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { userRow } from './login'

/** Restores a session: exchanges the cookie for a new short token. With a token alone, it returns that token. */
export const queryUserCall = defineCall({
  path: 'wx/query.wx.user.information',
  access: 'session.read',
  idempotent: true,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({ jwt: z.string(), responseData: userRow }),
})
