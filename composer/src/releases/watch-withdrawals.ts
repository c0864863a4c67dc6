import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ReleaseSource } from '../delivery/release-source'

const EVERY_MS = 1000

/** The service without pages still tells open ones of withdrawals: read in the background, never in the way of a call. */
export const watchWithdrawals = (
  app: FastifyInstance,
  source: ReleaseSource,
  log: FastifyBaseLogger,
): (() => number) => {
  let latest = 0
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const look = async (): Promise<void> => {
    try {
      latest = (await source.read()).withdrawals
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'reading the release book failed')
      isFailing = true
    }
    if (closed) return
    timer = setTimeout(() => {
      looking = look()
    }, EVERY_MS)
    timer.unref()
  }
  let looking = look()
  app.addHook('onClose', async () => {
    closed = true
    clearTimeout(timer)
    // The database is closed next.
    await looking
  })
  return () => latest
}
