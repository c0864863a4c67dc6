import * as z from 'zod/mini'

const wholeNumber = (low: number, high: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.string().check(
        z.refine((text: string) => /^\d{1,8}$/.test(text) && Number(text) >= low && Number(text) <= high, {
          error: `a whole number from ${low} to ${high} is expected`,
        }),
      ),
      z.transform(Number),
    ),
    otherwise,
  )

/** Variables of how a process is run, as docs/operate/settings.md names them. */
export const operationEnvironment = {
  DATABASE_POOL: wholeNumber(2, 500, 10),
  DRAIN_GRACE_MS: wholeNumber(0, 60_000, 0),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/, { error: '16 characters or more without spaces are expected' })),
  ),
}

const parsed = z.object(operationEnvironment)

export interface OperationConfig {
  /** Connections that this process opens to PostgreSQL at most, in addition to one for readiness. */
  databasePool: number
  /** Milliseconds for which a process still listens after a signal to end, not ready, until balancers have noticed. */
  drainGraceMs: number
  /** The bearer token that `/metrics` requires; without it production has no `/metrics`. */
  metricsToken: string | undefined
}

export const toOperationConfig = (given: z.infer<typeof parsed>): OperationConfig => ({
  databasePool: given.DATABASE_POOL,
  drainGraceMs: given.DRAIN_GRACE_MS,
  metricsToken: given.METRICS_TOKEN,
})
