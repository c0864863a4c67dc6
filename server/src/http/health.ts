import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/health/ready` asks: why the site is not ready, undefined when it is. */
    notReady: () => Promise<string | undefined>
  }
}

/**
 * `/health/live`: the process answers. `/health/ready`: 200 only when it can sell. `notReady` says what is in the way,
 * undefined when nothing is, and throws when what it asks does not answer.
 */
export const registerHealth = (app: FastifyInstance, notReady: () => Promise<string | undefined>): void => {
  app.decorate('notReady', notReady)
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    try {
      const reason = await notReady()
      return reason === undefined ? { status: 'ready' } : reply.code(503).send({ status: reason })
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'what the service stands on does not answer' })
    }
  })
}
