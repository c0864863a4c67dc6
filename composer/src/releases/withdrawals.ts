import type { ReleaseRegistry } from '@shuttle/releases'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

const EVERY_MS = 1000

/** Number of withdrawals, for a service that serves no pages: read in the background, so that no call waits for it. */
export const pollWithdrawals = (
  app: FastifyInstance,
  source: { read: () => Promise<ReleaseRegistry> },
  log: FastifyBaseLogger,
): (() => number) => {
  let latest = 0
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const poll = async (): Promise<void> => {
    try {
      latest = (await source.read()).withdrawals
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'reading the release registry failed')
      isFailing = true
    }
    if (closed) return
    timer = setTimeout(() => {
      polling = poll()
    }, EVERY_MS)
    timer.unref()
  }
  let polling = poll()
  app.addHook('onClose', async () => {
    closed = true
    clearTimeout(timer)
    // The database is closed right after this.
    await polling
  })
  return () => latest
}

/** Every answer of the API carries the number of withdrawals, so that open pages query them when it increases. */
export const addWithdrawalsHeader = (app: FastifyInstance, withdrawals: () => number): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/')) reply.header('x-withdrawals', withdrawals())
    return payload
  })
}
