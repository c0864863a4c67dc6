import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ties a challenge to the browser that was shown it; identifies no person (D9.8). */
export const CAPTCHA_COOKIE = 'sid'
const SHAPE = /^[\w-]{43}$/

/** The `sid` of a request; undefined where there is none of ours. */
export const readSid = (request: FastifyRequest): string | undefined => {
  const sid = request.cookies[CAPTCHA_COOKIE]
  return sid !== undefined && SHAPE.test(sid) ? sid : undefined
}

/** The browser's `sid`; creates one where it has none. */
export const readOrSetSid = (request: FastifyRequest, reply: FastifyReply, secure: boolean): string => {
  const known = readSid(request)
  if (known !== undefined) return known
  const sid = randomBytes(32).toString('base64url')
  reply.setCookie(CAPTCHA_COOKIE, sid, { path: '/', httpOnly: true, sameSite: 'lax', secure })
  return sid
}
