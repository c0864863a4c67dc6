import type { StaffAction } from '@shuttle/domain/staff'
import type { CallDefinition } from '@shuttle/wire'
import { type Answer, type CallOptions, type RequestBody, sendCall } from '../send-call'

/** A call whose `access` is an action of the table of staff permissions. */
export type StaffCall = CallDefinition & { access: StaffAction }

/** Sends one call of the back office and returns its answer as the wire spells it. Throws as `sendCall` does. */
export const callStaff = <Call extends StaffCall>(
  call: Call,
  body: RequestBody<Call>,
  options: Pick<CallOptions, 'signal' | 'idempotencyKey' | 'timeoutMs'> = {},
): Promise<Answer<Call>> => sendCall(call, body, { ...options, forMember: true })
