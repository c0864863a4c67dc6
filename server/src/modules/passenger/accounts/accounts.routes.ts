import { checkEmail, sameEmail } from '@shuttle/domain'
import {
  bindEmailCall,
  changePasswordCall,
  deleteAccountCall,
  proveMemberCall,
  queryJoinCall,
  queryMyDataCall,
  registerAccountCall,
  resetPasswordCall,
  signInByCodeCall,
  undoJoinByCodeCall,
  undoJoinCall,
  verificationCodeCall,
} from '@shuttle/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { presentCaptchaNeeded } from '../../../http/refusal.presenter'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { getSealer } from '../../../sealing'
import { readSid } from '../captcha'
import { openPassenger } from '../orders'
import {
  clearSessionCookies,
  continueBrowserSession,
  findCookieSession,
  isSecureSite,
  openBrowserSession,
  presentSession,
} from '../sessions'
import { presentAccountData, presentJoin, presentSent } from './accounts.presenter'
import { assertFreshProof } from './assert-fresh-proof'
import { authenticateByCode } from './authenticate-by-code'
import { bindEmail } from './bind-email'
import { changePassword } from './change-password'
import { deleteAccount } from './delete-account'
import {
  readBinding,
  readMailboxCaptcha,
  readMailboxProof,
  readMailedCode,
  readMemberProof,
  readPassword,
  readPasswords,
} from './mailbox.request'
import { proveMember } from './prove-member'
import { exportAccountData } from './read-account-data'
import { registerAccount } from './register-account'
import { resetPassword } from './reset-password'
import { sendCode } from './send-code'
import { findOpenJoin, undoJoin, undoJoinByCode } from './undo-join'

/** Registering, mailed codes, passwords, binding an e-mail, and the rights of a member over their account. */
export const registerAccounts = (app: FastifyInstance, context: AppContext): void => {
  const { clock, config } = context
  const toCaptcha = (request: FastifyRequest) => ({ sid: readSid(request), secret: config.secrets.codes })
  const origin = (request: FastifyRequest) => ({ ip: request.ip, now: clock.now() })

  registerCall(app, context, verificationCodeCall, async ({ body, request, language }) => {
    const refusal = checkEmail(body.email)
    if (refusal) throw new Refusal(refusal)
    const captcha = { ...toCaptcha(request), action: 'register' as const, answer: body.code }
    return presentSent(await sendCode(context, { email: sameEmail(body.email), language, ...origin(request), captcha }))
  })

  registerCall(app, context, registerAccountCall, async ({ body, request }) => {
    const captcha = readMailboxCaptcha(body, toCaptcha(request))
    await registerAccount(context, { ...readMailboxProof(body), ...origin(request), captcha })
    return presentCaptchaNeeded(false)
  })

  registerCall(app, context, signInByCodeCall, async ({ body, request, reply }) => {
    const captcha = readMailboxCaptcha(body, toCaptcha(request))
    const account = await authenticateByCode(context, { ...readMailedCode(body), ...origin(request), captcha })
    const session = await openBrowserSession(context, account, { request, reply, by: 'code' })
    return { ...presentSession(session), ...presentCaptchaNeeded(false) }
  })

  registerCall(app, context, resetPasswordCall, async ({ body, request, language }) => {
    const captcha = readMailboxCaptcha(body, toCaptcha(request))
    await resetPassword(context, { ...readMailboxProof(body), ...origin(request), captcha, language })
    return presentCaptchaNeeded(false)
  })

  registerCall(app, context, changePasswordCall, async ({ body, member, request, language }) => {
    await changePassword(context, { member, ...readPasswords(body), ...origin(request), language })
    return {}
  })

  registerCall(app, context, bindEmailCall, async ({ body, member, language, request, reply }) => {
    const captcha = readMailboxCaptcha(body, toCaptcha(request))
    const account = await bindEmail(context, { member, ...readBinding(body), ...origin(request), language, captcha })
    const session =
      account.id === member.accountId
        ? await continueBrowserSession(context, account, {
            sessionId: member.sessionId,
            byCookie: await findCookieSession(context, request),
            request,
          })
        : await openBrowserSession(context, account, { request, reply })
    return presentSession(session)
  })

  registerCall(app, context, proveMemberCall, async ({ body, member, request }) => {
    await proveMember(context, { member, ...readMemberProof(body), ...origin(request) })
    return {}
  })

  registerCall(app, context, queryMyDataCall, async ({ member, language }) => {
    const now = clock.now()
    assertFreshProof(member, now)
    const data = await exportAccountData(context, { accountId: member.accountId, language, now })
    return { responseData: presentAccountData(data, now, (passenger) => openPassenger(getSealer(config), passenger)) }
  })

  registerCall(app, context, queryJoinCall, async ({ member }) => ({
    responseData: presentJoin(await findOpenJoin(context, member.accountId, clock.now())),
  }))

  registerCall(app, context, undoJoinCall, async ({ member, language, reply }) => {
    const now = clock.now()
    assertFreshProof(member, now)
    await undoJoin(context, { accountId: member.accountId, language, now })
    clearSessionCookies(reply, isSecureSite(config))
    return {}
  })

  registerCall(app, context, { ...undoJoinByCodeCall, ignoreToken: true }, async ({ body, language }) => {
    await undoJoinByCode(context, { code: body.code, language, now: clock.now() })
    return {}
  })

  registerCall(app, context, deleteAccountCall, async ({ body, member, language, request, reply }) => {
    await deleteAccount(context, { member, ...readPassword(body), ...origin(request), language })
    clearSessionCookies(reply, isSecureSite(config))
    return {}
  })
}
