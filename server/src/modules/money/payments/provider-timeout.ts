import { ProviderFault } from './payment-provider'

/**
 * Milliseconds that a request waits for providers in all. A proxy in front treats a service that answers later than its
 * read timeout as hanging, and its neighbours with it (`docs/nginx-two-services.conf`), so this stays well below.
 */
export const PROVIDER_TIMEOUT_MS = 5000

/** Awaits an answer for at most the remaining time; rejects with `unreachable` when it is over. */
export type Wait = <Answer>(answer: Promise<Answer>) => Promise<Answer>

/**
 * Runs a sequence of provider calls whose answers together are awaited no longer than {@link PROVIDER_TIMEOUT_MS}.
 * Calls in flight then go on for as long as a call may take, and money that they find is recorded.
 */
export const withProviderTimeout = async <Result>(talk: (wait: Wait) => Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderFault('unreachable', `no answer within ${PROVIDER_TIMEOUT_MS} ms`))
    timer = setTimeout(giveUp, PROVIDER_TIMEOUT_MS)
  })
  // The caller may no longer await it when the time is over.
  late.catch(() => {})
  try {
    return await talk((answer) => Promise.race([answer, late]))
  } finally {
    clearTimeout(timer)
  }
}
