import { ApiError, isApiError } from '@shuttle/contracts'
import { transportOptions } from './configure-transport'
import { type HttpAnswer, postJson } from './post-json'
import { isPageTooOld, readAnswer, unauthorizedCode } from './read-answer'
import { renewOnce } from './renew-once'
import type { Answer, SendOptions } from './transport'

type Body = Readonly<Record<string, unknown>>

/** Added to each body (D9.9). */
const COMMON_FIELDS = { appId: 'web', joinType: 'WEB', version: '2.7.0', equipment: 'browser' }

const post = async (path: string, body: Body, options: SendOptions): Promise<HttpAnswer> => {
  const { baseUrl, getToken, getLanguageTag, onWithdrawals, timeoutMs } = transportOptions()
  const token = options.anonymous ? undefined : getToken()
  const answer = await postJson({
    url: baseUrl + path,
    body: { ...COMMON_FIELDS, ...body },
    headers: {
      'Accept-Language': getLanguageTag(),
      ...(token && { Authorization: token }),
      ...(options.wireVersion !== undefined && { 'X-Wire': String(options.wireVersion) }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    signal: options.signal,
    timeoutMs: options.timeoutMs ?? timeoutMs,
  })
  if (answer.withdrawals !== undefined) onWithdrawals?.(answer.withdrawals)
  return answer
}

/**
 * Remembers the member who sends the call; the result is whether another member signed in since. A sign-out does not
 * count.
 */
const rememberSender = () => {
  const findMemberId = () => transportOptions().getMemberId?.()
  const sender = findMemberId()
  return (): boolean => {
    const now = findMemberId()
    return sender !== undefined && now !== undefined && now !== sender
  }
}

/** Longest `Retry-After`, in seconds, after which a call is retried automatically. */
const LONGEST_WAIT_SECONDS = 5

/** Adds up to 50 % of jitter, so that clients refused together do not retry together. */
const waitBeforeRetry = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2))
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * An idempotent call is retried once after a network fault, or when a busy service sends a short `Retry-After`. A
 * timeout is not retried, nor is a call after another member signed in.
 */
const postTwice = async (path: string, body: Body, options: SendOptions): Promise<HttpAnswer> => {
  const isOtherMember = rememberSender()
  const mayRepeat = () => options.idempotent && !options.signal?.aborted && !isOtherMember()
  try {
    const answer = await post(path, body, options)
    const { status, retryAfter } = answer
    if (!options.idempotent || status !== 503 || retryAfter === undefined || retryAfter > LONGEST_WAIT_SECONDS)
      return answer
    await waitBeforeRetry(retryAfter, options.signal)
    if (!mayRepeat()) return answer
  } catch (error) {
    if (!isApiError(error) || error.code !== 'NETWORK' || !mayRepeat()) throw error
  }
  return post(path, body, options)
}

const early = async (path: string, body: Body): Promise<HttpAnswer | undefined> => {
  try {
    const data = await transportOptions().takeEarlyAnswer?.(path, body)
    const answer = { status: 200, data, requestId: undefined, retryAfter: undefined, withdrawals: undefined }
    // The early call may speak another version of the wire than this caller.
    return data === undefined || isPageTooOld(answer) ? undefined : answer
  } catch {
    // A failed early call is simply sent again.
    return undefined
  }
}

const finish = (answer: HttpAnswer): Answer => {
  if (isPageTooOld(answer)) transportOptions().onPageTooOld?.()
  const read = readAnswer(answer)
  if (typeof read.sysTimeMs === 'number') transportOptions().onServerTime(read.sysTimeMs)
  return read
}

/**
 * Posts one call (`body` holds its own fields only) and returns its envelope; whether that is a success is the call's
 * own rule. Throws {@link ApiError}; a 401 or 408 renews the token and replays the call once, never on behalf of
 * another member.
 */
export const send = async (path: string, body: Body = {}, options: SendOptions = {}): Promise<Answer> => {
  let tokenBefore = transportOptions().getToken()
  let isOtherMember = rememberSender()
  const inlined = await early(path, body)
  // The clock of an inlined answer is as old as the page, so it does not set ours.
  if (inlined && !unauthorizedCode(inlined)) return readAnswer(inlined)
  if (!inlined && options.forMember) {
    await transportOptions().untilKnown?.()
    tokenBefore = transportOptions().getToken()
    isOtherMember = rememberSender()
  }
  const first = inlined ?? (await postTwice(path, body, options))
  const code = unauthorizedCode(first)
  if (!code) return finish(first)
  // Another call may have renewed the token while this one was in flight.
  const isRenewed = () => transportOptions().getToken() !== tokenBefore
  const unauthorized = new ApiError({ kind: 'unauthorized', code, status: 401, requestId: first.requestId })
  if (!options.anonymous && (isRenewed() || (await renewOnce()))) {
    if (isOtherMember()) {
      transportOptions().onOtherMember?.()
      throw unauthorized
    }
    const second = await postTwice(path, body, options)
    if (!unauthorizedCode(second)) return finish(second)
  }
  if (!options.anonymous) transportOptions().onUnauthorized(code)
  throw unauthorized
}
