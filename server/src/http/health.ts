import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context'

/** `/health/live`: the process answers. `/health/ready`: 200 only when it can sell. */
export const registerHealth = (app: FastifyInstance, context: AppContext): void => {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    try {
      const line = await context.db
        .selectFrom('lines')
        .select('line_code')
        .where('on_sale', '=', true)
        .limit(1)
        .executeTakeFirst()
      if (line) return { status: 'ready' }
      return reply.code(503).send({ status: 'nothing is on sale' })
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
