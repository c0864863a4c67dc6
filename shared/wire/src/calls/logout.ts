import * as z from 'zod/mini'
import { defineCall } from '../define-call'

/** Ends the session on the server and clears its cookies. */
export const logoutCall = defineCall({
  path: 'logout',
  access: 'session.end',
  idempotent: true,
  success: 'code',
  request: z.looseObject({}),
  answer: z.looseObject({}),
})
