import { login, logout, queryUser } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { endOf, requireLive } from './authenticate'
import { readCredentials } from './credentials.request'
import { clearSessionCookies, setSessionCookies } from './session-cookies'
import { issueToken } from './session-token'
import { openSession, revokeSession } from './sessions.repository'
import { sessionsOf } from './sessions-of-request'
import { signIn } from './sign-in'
import { presentUser } from './user.presenter'

/** Sign-in, sign-out, and restoring a session when a page opens. */
export const registerSessions = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const secure = config.publicUrl.startsWith('https:')

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
    const found = await sessionsOf(context, request)
    const { session, account } = await requireLive(
      context,
      found.find(({ session }) => endOf(session, clock.now()) === undefined) ?? found[0],
    )
    const jwt = await issueToken({ accountId: account.id, sessionId: session.id }, config.sessionSecret, clock.now())
    return { jwt, responseData: presentUser(account) }
  })

  registerCall(app, context, { ...logout, ignoreToken: true }, async ({ request, reply }) => {
    for (const { session } of await sessionsOf(context, request)) await revokeSession(db, session.id, clock.now())
    clearSessionCookies(reply, secure)
    return {}
  })
}
