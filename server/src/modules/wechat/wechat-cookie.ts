import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ties a sign-in through WeChat to the browser that began it. */
const COOKIE = 'author'
const SHAPE = /^[\da-f]{64}$/

const toCookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax' as const, secure })

export const readBrowser = (request: FastifyRequest): string | undefined => {
  const browser = request.cookies[COOKIE]
  return browser !== undefined && SHAPE.test(browser) ? browser : undefined
}

export const setBrowserCookie = (reply: FastifyReply, browser: string, given: { secure: boolean; seconds: number }) =>
  reply.setCookie(COOKIE, browser, { ...toCookieOptions(given.secure), maxAge: given.seconds })

export const clearBrowserCookie = (reply: FastifyReply, secure: boolean) =>
  reply.clearCookie(COOKIE, toCookieOptions(secure))
