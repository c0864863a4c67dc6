import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RegistrySource } from '../delivery/registry-source'

const EVERY_MS = 1000

/** The service without pages still tells open ones of withdrawals: read in the background, never in the way of a call. */
export const watchWithdrawals = (
  app: FastifyInstance,
  source: RegistrySource,
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
      if (!isFailing) log.error({ err: error }, 'reading the release registry failed')
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

/** Every answer of the API carries the number of withdrawals, so that open pages ask when there is a new one. */
export const addWithdrawalsHeader = (app: FastifyInstance, withdrawals: () => number): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/')) reply.header('x-withdrawals', withdrawals())
    return payload
  })
}
