import type { FastifyReply } from 'fastify'

export const SESSION_COOKIE = 'token'
/** Readable by the page: tells it that a session may be restored, and nothing else. */
export const MARKER_COOKIE = 'signed_in'
const LASTS_SECONDS = 30 * 86_400

const common = (secure: boolean) => ({ path: '/', sameSite: 'lax' as const, secure })

export const setSessionCookies = (reply: FastifyReply, secret: string, secure: boolean): void => {
  reply.setCookie(SESSION_COOKIE, secret, { ...common(secure), httpOnly: true, maxAge: LASTS_SECONDS })
  reply.setCookie(MARKER_COOKIE, '1', { ...common(secure), maxAge: LASTS_SECONDS })
}

export const clearSessionCookies = (reply: FastifyReply, secure: boolean): void => {
  reply.clearCookie(SESSION_COOKIE, common(secure))
  reply.clearCookie(MARKER_COOKIE, common(secure))
}
