import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code } from '../scalars'

/** Permissions of the signed-in staff: the screens draw no other actions. */
export const queryStaffIndexCall = defineCall({
  path: 'staff/query.index',
  access: 'back-office.open',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({
    responseData: z.looseObject({
      /** `none` for level 9 without a role. */
      role: code,
      rights: z.array(z.string()),
      /**
       * `OFF` where none is required, `ENROL` before one is set up, `NEEDED` and `IDLE` before it is given, else
       * `GIVEN`.
       */
      secondFactor: code,
    }),
  }),
})
