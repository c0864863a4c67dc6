import type { FastifyInstance } from 'fastify'
import { Refusal } from '../runtime/errors'

/** Far more than any call has. */
const DEEPEST = 32

/** Whether lists and objects are nested in more than 32 levels: a recursive reader would run out of stack. */
export const isDeeplyNested = (value: unknown): boolean => {
  let level = [value]
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}

/**
 * Parser of incoming JSON. Calls without fields, such as the line query, may come without a body (purchase 7: request
 * body none); a body that is nested deeper than any request of ours is BAD_REQUEST before it is parsed further.
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
