import { isOfAnotherPage } from '@shuttle/contracts/is-of-another-page'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../runtime/errors'

/**
 * Refuses a call of a page of another origin: `SameSite` lets a neighbour of the same site send the cookie. Throws
 * FORBIDDEN.
 */
export const assertOwnPage = ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
  if (isOfAnotherPage(headers)) throw new Refusal('FORBIDDEN')
}

/**
 * For requests that are no calls, such as a picture or the return from a provider: a page of another origin brings no
 * cookie.
 */
export const ignoreForeignCookies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (isOfAnotherPage(request.headers)) request.cookies = {}
  })
}
