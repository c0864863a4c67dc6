import type { FastifyReply, FastifyRequest } from 'fastify'

/** The specification's name. */
export const SESSION_COOKIE = 'token'
/** The same secret under a name that a browser accepts from this host alone, and over https alone. */
export const HOST_SESSION_COOKIE = '__Host-token'
/** Readable by the page: it means that a session may be restored, and nothing else. */
export const MARKER_COOKIE = 'signed_in'

/** A session is over for good after so long, however often it was used: code 401. */
export const SESSION_LASTS_MS = 30 * 86_400_000

const common = (secure: boolean) => ({ path: '/', sameSite: 'lax' as const, secure })
const secretCookies = (secure: boolean) => (secure ? [HOST_SESSION_COOKIE, SESSION_COOKIE] : [SESSION_COOKIE])

/** Whether this installation is served over https. */
export const isSecureSite = ({ publicUrl }: { publicUrl: string }): boolean => publicUrl.startsWith('https:')

export const setSessionCookies = (reply: FastifyReply, secret: string, secure: boolean): void => {
  const options = { ...common(secure), maxAge: SESSION_LASTS_MS / 1000 }
  for (const name of secretCookies(secure)) reply.setCookie(name, secret, { ...options, httpOnly: true })
  reply.setCookie(MARKER_COOKIE, '1', options)
}

export const clearSessionCookies = (reply: FastifyReply, secure: boolean): void => {
  for (const name of [...secretCookies(secure), MARKER_COOKIE]) reply.clearCookie(name, common(secure))
}

/**
 * The secret of the session that this browser has. On https only the `__Host-` cookie counts: a neighbour below the
 * same domain can plant a `token` here, and with it a session of its own.
 */
export const readSessionCookie = (request: FastifyRequest, secure: boolean): string | undefined =>
  request.cookies[secure ? HOST_SESSION_COOKIE : SESSION_COOKIE]

/** Whether a browser still has a cookie of a session, also one that opens nothing. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  [HOST_SESSION_COOKIE, SESSION_COOKIE, MARKER_COOKIE].some((name) => request.cookies[name] !== undefined)
