import * as z from 'zod/mini'
import { type CallDefinition, defineCall } from '../define-call'

/**
 * A call of the back office. Its `request` and `data` are codecs: on both sides `z.output` of them is the type, JSON is
 * their input.
 */
export interface StaffCallDefinition<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> extends CallDefinition<Request> {
  /** What a success answers, as `responseData` of the envelope: strict, so that no other field leaves the service. */
  data: Data
}

/** Defines a call of the back office; `access` is an action of the table of staff permissions. */
export const defineStaffCall = <
  const Access extends `${string}.${string}`,
  Request extends z.ZodMiniType,
  Data extends z.ZodMiniType,
>(call: {
  path: `staff/${string}`
  access: Access
  idempotent: boolean
  request: Request
  data: Data
}) =>
  defineCall({
    ...call,
    success: 'done-message',
    answer: z.looseObject({ responseData: call.data }),
  })
