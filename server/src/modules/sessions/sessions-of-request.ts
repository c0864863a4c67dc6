import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { tokenOf } from './authenticate'
import { SESSION_COOKIE } from './session-cookies'
import { readToken } from './session-token'
import { findSession, findSessionBySecret, type SessionWithAccount } from './sessions.repository'

/**
 * What a request knows of sessions, by token and then by cookie: in a tab left open, the token may belong to a session
 * that is over while the cookie opens a newer one. For restoring and ending sessions only, which no cookie can misuse.
 */
export const sessionsOf = async (
  { db, config, clock }: AppContext,
  request: FastifyRequest,
): Promise<SessionWithAccount[]> => {
  const token = tokenOf(request)
  const claims = token ? await readToken(token, config.sessionSecret, clock.now()) : undefined
  const secret = request.cookies[SESSION_COOKIE]
  const found = [
    claims && (await findSession(db, claims.sessionId)),
    secret === undefined ? undefined : await findSessionBySecret(db, secret),
  ]
  return found.filter((session) => session !== undefined)
}
