import { setTimeout as sleep } from 'node:timers/promises'

const GIVES_UP_MS = 120_000
const PAUSE_SECONDS = 1

/** Seconds until the call may be repeated, which a busy service names; NaN for an answer that counts. */
const findWait = async (answer: Response): Promise<number> => {
  if (answer.status === 503) return Number(answer.headers.get('retry-after') ?? Number.NaN)
  const text = await answer.clone().text()
  return text.includes('"PROVIDER_UNREACHABLE"') ? PAUSE_SECONDS : Number.NaN
}

/**
 * A request that is repeated while the service or a provider is too busy: on a busy machine a story is slow and does
 * not fail. Only for set-up: a story of an outage reads each answer.
 */
export const fetchWhenFree: typeof fetch = async (input, init) => {
  const until = performance.now() + GIVES_UP_MS
  for (;;) {
    const answer = await fetch(input, init)
    const seconds = await findWait(answer)
    if (Number.isNaN(seconds) || performance.now() > until) return answer
    await answer.body?.cancel()
    await sleep(seconds * 1000)
  }
}
