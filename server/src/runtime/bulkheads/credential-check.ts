import { Gauge, type Registry } from 'prom-client'
import type { ProcessContext } from '../context'

/** `refused`: the answer does not accept our credentials, or our keys cannot read it. `unanswered` proves nothing. */
export type CredentialOutcome =
  | { state: 'accepted' }
  | { state: 'refused'; error: unknown }
  | { state: 'unanswered'; error: unknown }

interface CredentialCheck {
  /** Of the provider, or `mail`. */
  name: string
  /** A harmless query under our credentials; never rejects. */
  check: () => Promise<CredentialOutcome>
}

const CHECK_EVERY_MS = 5000
/** How long an outcome counts: a refusal, which may be corrected, and a lost answer are checked again soon. */
const COUNTS_MS = { accepted: 3_600_000, refused: 300_000, unanswered: 60_000 } as const

const refusedGauge = (metrics: Registry): Gauge<'name'> =>
  (metrics.getSingleMetric('credentials_refused') as Gauge<'name'> | undefined) ??
  new Gauge({
    name: 'credentials_refused',
    help: 'Whether a provider or the mail server refused our credentials at the last check that it answered, by name',
    labelNames: ['name'],
    registers: [metrics],
  })

/**
 * Checks the credentials of another company right after the start and every hour, as a job: nothing waits for it, so
 * the site sells meanwhile. The outcome is a line of the log and the gauge `credentials_refused`.
 */
export const credentialCheck = (
  { clock, log, metrics }: Pick<ProcessContext, 'clock' | 'log' | 'metrics'>,
  { name, check }: CredentialCheck,
) => {
  const refused = refusedGauge(metrics)
  refused.set({ name }, 0)
  let last: CredentialOutcome['state'] | undefined
  let dueAt = 0

  const run = async (): Promise<void> => {
    if (clock.elapsed() < dueAt) return
    const outcome = await check()
    dueAt = clock.elapsed() + COUNTS_MS[outcome.state]
    if (outcome.state !== 'unanswered') refused.set({ name }, outcome.state === 'refused' ? 1 : 0)
    if (outcome.state === 'refused') log.error({ err: outcome.error, name }, 'our credentials are refused')
    else if (outcome.state === last) return
    else if (outcome.state === 'accepted') log.info({ name }, 'our credentials are accepted')
    else log.warn({ err: outcome.error, name }, 'our credentials could not be checked: no answer')
    last = outcome.state
  }
  return { name: `credentials: ${name}`, everyMs: CHECK_EVERY_MS, run }
}
