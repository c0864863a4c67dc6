import { login, logout, queryUser } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCall } from '../../http/register-call'
import { readSid } from '../captcha'
import { answerSession, openAnsweredSession } from './answer-session'
import { assertLiveSession, clearSessionCookies, findRequestSessions, getSessionEnd } from './authenticate'
import { presentCaptchaNeeded } from './session.presenter'
import { revokeSession } from './sessions.repository'
import { signIn } from './sign-in'
import { readSignIn } from './sign-in.request'

/** Sign-in, sign-out, and restoring a session when a page opens. */
export const registerSessions = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context

  registerCall(app, context, login, async ({ body, request, reply }) => {
    const typed = readSignIn(body, { sid: readSid(request), secret: config.sessionSecret })
    const account = await signIn(db, { ...typed, ip: request.ip, now: clock.now() })
    return { ...(await openAnsweredSession(context, account, { request, reply })), ...presentCaptchaNeeded(false) }
  })

  registerCall(app, context, { ...queryUser, ignoreToken: true }, async ({ request }) => {
    const { byToken, byCookie } = await findRequestSessions(context, request)
    const open = [byToken, byCookie].find((found) => found && getSessionEnd(found.session, clock.now()) === undefined)
    const { session, account } = await assertLiveSession(context, open ?? byToken ?? byCookie)
    return answerSession(context, account, { sessionId: session.id, byCookie, request })
  })

  registerCall(app, context, { ...logout, ignoreToken: true }, async ({ request, reply }) => {
    for (const found of Object.values(await findRequestSessions(context, request)))
      if (found) await revokeSession(db, found.session.id, clock.now())
    clearSessionCookies(reply, config.publicUrl.startsWith('https:'))
    return {}
  })
}
