import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Result of the checks of `/health/ready`: why the site is not ready, undefined when it is. */
    notReady: () => Promise<string | undefined>
  }
}

/** A process whose clients have had no answer of the database for this long is restarted. */
const MAX_UNANSWERED_MS = 60_000

/**
 * `/health/live`: the process answers, and its database does; a supervisor restarts it when it does not.
 * `/health/ready`: 200 only when it can sell. `notReady` returns the obstacle, undefined when there is none, and throws
 * when its queries are not answered.
 */
export const registerHealth = (
  app: FastifyInstance,
  {
    notReady,
    ending,
    unansweredMs = () => 0,
  }: {
    notReady: () => Promise<string | undefined>
    /** Aborted once the process received the signal to end: balancers send it nothing more. */
    ending?: AbortSignal | undefined
    /** As of a {@link PoolWatch}. */
    unansweredMs?: (() => number) | undefined
  },
): void => {
  app.decorate('notReady', notReady)
  app.get('/health/live', async (_request, reply) =>
    unansweredMs() <= MAX_UNANSWERED_MS
      ? { status: 'live' }
      : reply.code(503).send({ status: `the database has not answered for ${Math.round(unansweredMs() / 1000)} s` }),
  )
  app.get('/health/ready', async (request, reply) => {
    if (ending?.aborted) return reply.code(503).send({ status: 'it was told to end' })
    try {
      const reason = await notReady()
      return reason === undefined ? { status: 'ready' } : reply.code(503).send({ status: reason })
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'what the service stands on does not answer' })
    }
  })
}
