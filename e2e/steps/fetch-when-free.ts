import { setTimeout as sleep } from 'node:timers/promises'

const GIVES_UP_MS = 120_000

/**
 * A request that is repeated after `Retry-After` while the service is too busy: on a busy machine a story is slow and
 * does not fail. Only for set-up: a story of an outage reads each answer.
 */
export const fetchWhenFree: typeof fetch = async (input, init) => {
  const until = performance.now() + GIVES_UP_MS
  for (;;) {
    const answer = await fetch(input, init)
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    if (answer.status !== 503 || Number.isNaN(seconds) || performance.now() > until) return answer
    await answer.body?.cancel()
    await sleep(seconds * 1000)
  }
}
