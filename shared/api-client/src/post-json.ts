import { networkFault, timeoutFault } from './network-fault'

/** How long a call waits for its answer. */
const PATIENCE_MS = 10_000

export interface HttpAnswer {
  status: number
  /** Parsed JSON, or the text as it came. */
  data: unknown
  requestId: string | undefined
  /** `retry-after` in seconds; undefined where it is none or a date. */
  retryAfter: number | undefined
  /** `x-withdrawals`: how many withdrawals of builds the site knows of. */
  withdrawals: number | undefined
}

const count = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined

/** One POST. Every status is an answer; only a call that got none throws. */
export const postJson = async (request: {
  url: string
  body: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  patienceMs?: number | undefined
}): Promise<HttpAnswer> => {
  // Not on the first screen: its answers came with the page.
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios').catch((cause: unknown) => {
    throw networkFault(cause)
  })
  try {
    const answer = await axios.post<unknown>(request.url, request.body, {
      headers: request.headers,
      timeout: request.patienceMs ?? PATIENCE_MS,
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
