import type { FastifyInstance } from 'fastify'

/** Calls without fields, such as the line query, may come as JSON without a body (purchase 7: request body none). */
export const acceptEmptyBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null, {}) : parse(request, body, done),
  )
}
