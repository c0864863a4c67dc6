import type * as z from 'zod/mini'

/** How the client recognizes the success of a call; defined here once for each call. */
export type SuccessRule = 'code' | 'done-message' | 'success-message'

export interface CallDefinition<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Below `/api/`, as the specification spells it. */
  path: string
  /** Action of the caller, such as `order.read`: the table of rights names the roles that may do it. */
  access: `${string}.${string}`
  /** Repeating it changes nothing, so the transport may retry once. */
  idempotent: boolean
  success: SuccessRule
  request: Request
  /** The whole answer, without the envelope's own fields. */
  answer: Answer
}

/** Preserves the literal types: the action of a call is known at compile time. */
export const defineCall = <const Call extends CallDefinition>(call: Call): Call => call

/** Success messages by rule; a code of `SUCCESS` is enough only for `code`. */
export const isSuccess = (rule: SuccessRule, answer: { code: string; message?: string | undefined }): boolean => {
  if (rule === 'code') return answer.code === 'SUCCESS'
  return answer.message === (rule === 'done-message' ? '成功' : 'success')
}
