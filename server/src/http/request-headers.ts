import type { LanguageCode } from '@shuttle/contracts'
import { languageFromBrowser } from '@shuttle/domain'
import { OLDEST_WIRE_SERVED, WIRE_VERSION } from '@shuttle/wire'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../runtime/errors'

/** Language of the messages of an answer: the first of `Accept-Language`. */
export const requestLanguage = (request: FastifyRequest): LanguageCode =>
  languageFromBrowser(request.headers['accept-language']?.split(',')[0]?.split(';')[0]?.trim())

const LONGEST = 200

/**
 * `Idempotency-Key` of a request; undefined where there is none. Throws BAD_REQUEST for one that is too long to be
 * stored as a whole: cut, two requests could become one.
 */
export const readIdempotencyKey = (request: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const sent = request.headers['idempotency-key']
  const key = Array.isArray(sent) ? sent[0] : sent
  if (key !== undefined && key.length > LONGEST) throw new Refusal('BAD_REQUEST', { fields: ['Idempotency-Key'] })
  return key || undefined
}

/** Both ends belong to the range. */
export interface ServedWires {
  oldest: number
  newest: number
}

const SERVED: ServedWires = { oldest: OLDEST_WIRE_SERVED, newest: WIRE_VERSION }

/**
 * Refuses a call of a build whose version of the wire is served no longer, or not yet by this server: `PAGE_TOO_OLD`. A
 * call that names none is another client's and is served. `header` is the call's `x-wire`.
 */
export const assertServedWire = (header: string | string[] | undefined, served: ServedWires = SERVED): void => {
  if (header === undefined) return
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) throw new Refusal('BAD_REQUEST', { fields: ['x-wire'] })
  const version = Number(header)
  if (version < served.oldest || version > served.newest) throw new Refusal('PAGE_TOO_OLD')
}
