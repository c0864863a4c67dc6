import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors'

const LONGEST = 200

/**
 * `Idempotency-Key` of a request; undefined where there is none. Throws BAD_REQUEST for one that is too long to be kept
 * as a whole: cut, two wishes could become one.
 */
export const readIdempotencyKey = (request: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const sent = request.headers['idempotency-key']
  const key = Array.isArray(sent) ? sent[0] : sent
  if (key !== undefined && key.length > LONGEST) throw new Refusal('BAD_REQUEST', { fields: ['Idempotency-Key'] })
  return key || undefined
}
