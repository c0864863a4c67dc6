import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { readTokenHeader } from './authenticate'
import { SESSION_COOKIE } from './session-cookies'
import { readToken } from './session-token'
import { findSession, findSessionBySecret, type SessionWithAccount } from './sessions.repository'

/** The session that the cookie of this browser names. */
export const findCookieSession = async (
  { db }: Pick<AppContext, 'db'>,
  request: FastifyRequest,
): Promise<SessionWithAccount | undefined> => {
  const secret = request.cookies[SESSION_COOKIE]
  return secret === undefined ? undefined : findSessionBySecret(db, secret)
}

/**
 * What a request knows of sessions, by token and by cookie: in a tab left open, the token may belong to a session
 * that is over while the cookie opens a newer one. For restoring and ending sessions only, which no cookie can misuse.
 */
export const findRequestSessions = async (
  context: AppContext,
  request: FastifyRequest,
): Promise<{ byToken: SessionWithAccount | undefined; byCookie: SessionWithAccount | undefined }> => {
  const { db, config, clock } = context
  const token = readTokenHeader(request)
  const claims = token ? await readToken(token, config.sessionSecret, clock.now()) : undefined
  const byToken = claims && (await findSession(db, claims.sessionId))
  return { byToken, byCookie: await findCookieSession(context, request) }
}
