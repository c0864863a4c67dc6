import { ProviderFault } from './payment-provider'

/**
 * Milliseconds that a request waits for providers in all. A proxy in front takes a service that answers later than its read timeout for
 * one that hangs, and its neighbours with it (`docs/nginx-two-services.conf`), so this stays well below.
 */
export const PROVIDER_PATIENCE_MS = 5000

/** Waits for an answer as long as the patience that is left; rejects with `unreachable` when it is over. */
export type Wait = <Answer>(answer: Promise<Answer>) => Promise<Answer>

/**
 * Runs a conversation that waits for all its answers together no longer than {@link PROVIDER_PATIENCE_MS}. What is asked by then goes on
 * for as long as a call may take, and money that it finds is recorded.
 */
export const withPatience = async <Result>(talk: (wait: Wait) => Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderFault('unreachable', `no answer within ${PROVIDER_PATIENCE_MS} ms`))
    timer = setTimeout(giveUp, PROVIDER_PATIENCE_MS)
  })
  // Nobody may be waiting when the time is over.
  late.catch(() => {})
  try {
    return await talk((answer) => Promise.race([answer, late]))
  } finally {
    clearTimeout(timer)
  }
}
