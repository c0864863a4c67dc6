import type { FastifyInstance } from 'fastify'
import { DATA_HEADERS } from './data-headers'

/** Every answer of the calls registered here is data. */
export const registerSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers(DATA_HEADERS)
    return payload
  })
}
