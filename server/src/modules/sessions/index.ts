import { login, logout, queryUser } from '@shuttle/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { requireLive } from './authenticate'
import { readCredentials } from './credentials.request'
import { clearSessionCookies, SESSION_COOKIE, setSessionCookies } from './session-cookies'
import { issueToken, readToken } from './session-token'
import { findSession, findSessionBySecret, openSession, revokeSession } from './sessions.repository'
import { signIn } from './sign-in'
import { presentUser } from './user.presenter'

/** Sign-in, sign-out, and restoring a session when a page opens. */
export const registerSessions = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const secure = config.publicUrl.startsWith('https:')

  /** By token or by cookie: only these calls look at the cookie, and none of them writes for its owner. */
  const sessionOf = async (request: FastifyRequest) => {
    const token = request.headers.authorization?.replace(/^Bearer /i, '')
    const claims = token ? await readToken(token, config.sessionSecret, clock.now()) : undefined
    if (claims) return findSession(db, claims.sessionId)
    const secret = request.cookies[SESSION_COOKIE]
    return secret ? findSessionBySecret(db, secret) : undefined
  }

  registerCall(app, context, login, async ({ body, request, reply }) => {
    const now = clock.now()
    const account = await signIn(db, { ...readCredentials(body), ip: request.ip, now })
    const { sessionId, secret } = await openSession(db, account.id, now)
    setSessionCookies(reply, secret, secure)
    return {
      jwt: await issueToken({ accountId: account.id, sessionId }, config.sessionSecret, now),
      responseData: presentUser(account),
    }
  })

  registerCall(app, context, { ...queryUser, access: 'public', ignoreToken: true }, async ({ request }) => {
    const { session, account } = await requireLive(context, await sessionOf(request))
    const jwt = await issueToken({ accountId: account.id, sessionId: session.id }, config.sessionSecret, clock.now())
    return { jwt, responseData: presentUser(account) }
  })

  registerCall(app, context, { ...logout, ignoreToken: true }, async ({ request, reply }) => {
    const found = await sessionOf(request)
    if (found) await revokeSession(db, found.session.id, clock.now())
    clearSessionCookies(reply, secure)
    return {}
  })
}
