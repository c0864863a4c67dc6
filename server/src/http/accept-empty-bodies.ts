import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors'
import { isDeeplyNested } from './nests-deeply'

/**
 * JSON as it comes in. Calls without fields, such as the line query, may come without a body (purchase 7: request body none); one
 * that is nested deeper than anything we ask for is BAD_REQUEST before anybody walks through it.
 */
export const acceptEmptyBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, {})
    return parse(request, body, (error, value) =>
      !error && isDeeplyNested(value) ? done(new Refusal('BAD_REQUEST')) : done(error, value),
    )
  })
}
