import { loginCall, logoutCall, queryUserCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { presentCaptchaNeeded } from '../../../http/refusal.presenter'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { readSid } from '../captcha'
import { assertLiveSession, findRequestSessions, getSessionEnd } from './authenticate'
import { continueBrowserSession, openBrowserSession } from './browser-session'
import { presentSession } from './session.presenter'
import { clearSessionCookies, hasSessionCookie, isSecureSite } from './session-cookies'
import { revokeSession } from './sessions.repository'
import { signIn } from './sign-in'
import { readSignIn } from './sign-in.request'

/** Sign-in, sign-out, and restoring a session when a page opens. */
export const registerSessions = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context

  registerCall(app, context, loginCall, async ({ body, request, reply }) => {
    const typed = readSignIn(body, { sid: readSid(request), secret: config.secrets.codes })
    const account = await signIn(context, { ...typed, ip: request.ip, now: clock.now() })
    const session = await openBrowserSession(context, account, { request, reply })
    return { ...presentSession(session), ...presentCaptchaNeeded(false) }
  })

  const isSecure = isSecureSite(config)

  registerCall(app, context, { ...queryUserCall, ignoreToken: true }, async ({ request, reply }) => {
    const { byToken, byCookie } = await findRequestSessions(context, request)
    const isOpen = (found: typeof byToken) => found && getSessionEnd(found.session, clock.now()) === undefined
    // No script can remove a cookie that opens nothing any more.
    if (!isOpen(byCookie) && hasSessionCookie(request)) clearSessionCookies(reply, isSecure)
    const open = [byToken, byCookie].find(isOpen)
    const { session, account } = await assertLiveSession(context, open ?? byToken ?? byCookie)
    const held = { sessionId: session.id, byCookie, request }
    return presentSession(await continueBrowserSession(context, account, held))
  })

  registerCall(app, context, { ...logoutCall, ignoreToken: true }, async ({ request, reply }) => {
    for (const found of Object.values(await findRequestSessions(context, request)))
      if (found) await revokeSession(db, found.session.id, clock.now())
    clearSessionCookies(reply, isSecure)
    return {}
  })
}
