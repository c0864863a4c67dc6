import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ties a sign-in through WeChat to the browser that began it. */
const COOKIE = 'author'
/**
 * The same on https, under a name that a browser accepts from this host alone: no neighbour below the same domain can
 * plant it.
 */
const HOST_COOKIE = '__Host-author'
const SHAPE = /^[\da-f]{64}$/

const toName = (secure: boolean) => (secure ? HOST_COOKIE : COOKIE)
const toCookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax' as const, secure })

export const readBrowser = (request: FastifyRequest, secure: boolean): string | undefined => {
  const browser = request.cookies[toName(secure)]
  return browser !== undefined && SHAPE.test(browser) ? browser : undefined
}

export const setBrowserCookie = (reply: FastifyReply, browser: string, given: { secure: boolean; seconds: number }) =>
  reply.setCookie(toName(given.secure), browser, { ...toCookieOptions(given.secure), maxAge: given.seconds })

export const clearBrowserCookie = (reply: FastifyReply, secure: boolean) =>
  reply.clearCookie(toName(secure), toCookieOptions(secure))
