import * as z from 'zod/mini'
import { defineStaffCall } from './define-staff-call'
import { staffPosition } from './staff-members'

/** Permissions of the signed-in staff: the screens draw no other actions. */
export const queryStaffIndexCall = defineStaffCall({
  path: 'staff/query.index',
  access: 'backoffice.open',
  idempotent: true,
  request: z.object({}),
  data: z.strictObject({
    role: staffPosition,
    rights: z.readonly(z.array(z.string())),
    /**
     * `off` where none is required, `enrol` before one is set up, `needed` and `idle` before it is given, else `given`.
     */
    secondFactor: z.enum(['off', 'enrol', 'needed', 'idle', 'given']),
  }),
})
export type StaffIndex = z.output<typeof queryStaffIndexCall.data>
