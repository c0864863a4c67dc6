import { type Action, needsSession } from '@shuttle/domain'
import type { CallDefinition } from '@shuttle/wire'
import { type Answer, type CallOptions, type RequestBody, sendCall } from './send-call'

export type { CallOptions }

/** Sends one call of a passenger and returns its answer as the wire spells it. Throws as {@link sendCall} does. */
export const callService = <Call extends CallDefinition & { access: Action }>(
  call: Call,
  body: RequestBody<Call>,
  options: CallOptions = {},
): Promise<Answer<Call>> =>
  sendCall(call, body, { ...options, forMember: needsSession(call.access) && !options.anonymous })
