/** Reason why a call failed; `refused` is a business answer, everything else a fault. */
export type ApiErrorKind = 'offline' | 'timeout' | 'unauthorized' | 'refused' | 'not-found' | 'server' | 'unreadable'

/**
 * The one exception of the transport. `message` is for logs; screens show `answerMessage` or their own text for `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: string
  readonly status: number
  /** The server's own sentence, already in the user's language. */
  readonly answerMessage: string | undefined
  readonly requestId: string | undefined
  /** `responseData` of a refusal, such as the number of the unpaid order. */
  readonly data: unknown
  /** The whole refused answer, for the fields beside `responseData`; undefined where there was none. */
  readonly answer: unknown

  constructor(init: {
    kind: ApiErrorKind
    code?: string
    status?: number
    answerMessage?: string | undefined
    requestId?: string | undefined
    data?: unknown
    answer?: unknown
    cause?: unknown
  }) {
    super(`${init.kind} ${init.code ?? ''} ${init.status ?? ''}`.trim(), { cause: init.cause })
    this.kind = init.kind
    this.code = init.code ?? ''
    this.status = init.status ?? 0
    this.answerMessage = init.answerMessage
    this.requestId = init.requestId
    this.data = init.data
    this.answer = init.answer
  }
}

/** Also works across separately built copies, where `instanceof` would fail. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'
