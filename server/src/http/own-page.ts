import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors'

/**
 * Whether a browser sends this for a page of another origin; one that names none, and every other client, is trusted as
 * before.
 */
const isOfAnotherPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Refuses a call of a page of another origin: `SameSite` lets a neighbour of the same site send the cookie. Throws
 * FORBIDDEN.
 */
export const assertOwnPage = (request: Pick<FastifyRequest, 'headers'>): void => {
  if (isOfAnotherPage(request)) throw new Refusal('FORBIDDEN')
}

/** For what is no call, such as a picture or the return from a provider: a page of another origin brings no cookie. */
export const ignoreForeignCookies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (isOfAnotherPage(request)) request.cookies = {}
  })
}
