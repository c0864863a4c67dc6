import { ApiError, type ApiErrorKind } from '@shuttle/contracts'
import type { HttpAnswer } from './post-json'
import type { Answer } from './transport'

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' && data !== null && typeof (data as Answer).code === 'string'

/** `401` and `408` arrive with status 401 or, from older services, inside a 200. */
export const unauthorizedCode = (answer: HttpAnswer): '401' | '408' | undefined => {
  const code = isAnswer(answer.data) ? answer.data.code : ''
  if (code === '401' || code === '408') return code
  return answer.status === 401 ? '401' : undefined
}

/** The service does not serve the wire version of the caller any longer, or not yet. */
export const isPageTooOld = ({ data }: HttpAnswer): boolean => isAnswer(data) && data.code === 'PAGE_TOO_OLD'

const toErrorKind = (status: number, isReadable: boolean): ApiErrorKind => {
  if (status >= 500) return 'server'
  if (status === 404) return 'not-found'
  return isReadable ? 'refused' : 'unreadable'
}

/** Message of the answer; an answer with a broken envelope may still carry one. */
const findMessage = (data: unknown): string | undefined => {
  const message = typeof data === 'object' && data !== null ? (data as { message?: unknown }).message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** Reads the body of every status: a 2xx with an envelope is the answer, anything else is an {@link ApiError}. */
export const readAnswer = ({ status, data, requestId }: HttpAnswer): Answer => {
  if (status >= 200 && status < 300 && isAnswer(data)) return data
  const body = isAnswer(data) ? data : undefined
  throw new ApiError({
    kind: toErrorKind(status, body !== undefined),
    code: body?.code ?? '',
    status,
    answerMessage: findMessage(data),
    requestId,
    data: body?.responseData,
    answer: body,
  })
}
