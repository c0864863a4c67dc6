import { networkFault, timeoutFault } from './network-fault'

/** Default time a call waits for its answer, in milliseconds. */
const TIMEOUT_MS = 10_000

export interface HttpAnswer {
  status: number
  /** Parsed JSON, or the raw text where the body is no JSON. */
  data: unknown
  requestId: string | undefined
  /** `retry-after` in seconds; undefined where the header is missing or holds a date. */
  retryAfter: number | undefined
  /** `x-withdrawals`: how many withdrawals of builds the site knows of. */
  withdrawals: number | undefined
}

const count = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined

/** Sends one POST. Every status resolves as an answer; only a call without an answer throws. */
export const postJson = async (request: {
  url: string
  body: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
}): Promise<HttpAnswer> => {
  // Loaded on demand: the answers of the first screen come with the page, so it needs no axios.
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios').catch((cause: unknown) => {
    throw networkFault(cause)
  })
  try {
    const answer = await axios.post<unknown>(request.url, request.body, {
      headers: request.headers,
      timeout: request.timeoutMs ?? TIMEOUT_MS,
      validateStatus: () => true,
      ...(request.signal && { signal: request.signal }),
    })
    const requestId: unknown = answer.headers['x-request-id']
    return {
      status: answer.status,
      data: answer.data,
      requestId: typeof requestId === 'string' ? requestId : undefined,
      retryAfter: count(answer.headers['retry-after']),
      withdrawals: count(answer.headers['x-withdrawals']),
    }
  } catch (cause) {
    if (axios.isCancel(cause) || !axios.isAxiosError(cause)) throw cause
    throw cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT' ? timeoutFault(cause) : networkFault(cause)
  }
}
