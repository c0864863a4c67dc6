import { type SendOptions, send } from '@shuttle/api-client'
import { ApiError } from '@shuttle/contracts'
import { type Action, needsSession } from '@shuttle/domain'
import { type CallDefinition, isSuccess, WIRE_VERSION } from '@shuttle/wire'

export type RequestBody<Call extends CallDefinition> = Call['request']['_zod']['input']
export type Answer<Call extends CallDefinition> = Call['answer']['_zod']['output']
export type CallOptions = Pick<SendOptions, 'signal' | 'idempotencyKey' | 'anonymous' | 'timeoutMs'>

/**
 * Sends one call and returns its answer in the wire's spelling; `forMember` waits until the session is restored. Throws
 * {@link ApiError}: `refused` with the code when the call's success rule does not hold, `server` for an answer without
 * code and message, `unreadable` when it breaks its schema, and whatever the transport throws.
 */
export const sendCall = async <Call extends CallDefinition>(
  call: Call,
  body: RequestBody<Call>,
  options: CallOptions & { forMember: boolean },
): Promise<Answer<Call>> => {
  const answer = await send(call.path, body as Record<string, unknown>, {
    ...options,
    wireVersion: WIRE_VERSION,
    // With a key, a repeated write is the same write.
    idempotent: call.idempotent || options.idempotencyKey !== undefined,
  })
  if (!isSuccess(call.success, answer)) {
    throw new ApiError({
      kind: answer.message ? 'refused' : 'server',
      code: answer.code,
      answerMessage: answer.message,
      data: answer.responseData,
      answer,
    })
  }
  const parsed = call.answer.safeParse(answer)
  if (!parsed.success) throw new ApiError({ kind: 'unreadable', code: answer.code, cause: parsed.error })
  return parsed.data
}

/** Sends one call of a passenger and returns its answer as the wire spells it. Throws as {@link sendCall} does. */
export const callService = <Call extends CallDefinition & { access: Action }>(
  call: Call,
  body: RequestBody<Call>,
  options: CallOptions = {},
): Promise<Answer<Call>> =>
  sendCall(call, body, { ...options, forMember: needsSession(call.access) && !options.anonymous })
