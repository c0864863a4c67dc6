import type { FastifyInstance } from 'fastify'

/** Answers of calls are data: never a page, never cached, never read by another site. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

/** Every answer of the calls registered here is data. */
export const registerSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers(DATA_HEADERS)
    return payload
  })
}
