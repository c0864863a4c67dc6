import { checkEmail, sameEmail } from '@shuttle/domain'
import {
  bindEmail as bindEmailCall,
  changePassword as changePasswordCall,
  deleteAccount as deleteAccountCall,
  queryMyData,
  register,
  resetPassword as resetPasswordCall,
  verificationCode,
} from '@shuttle/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { presentCaptchaNeeded } from '../../http/refusal.presenter'
import { registerCall } from '../../http/register-call'
import { getSealer } from '../../sealing'
import { readSid } from '../captcha'
import { openPassenger } from '../orders'
import {
  clearSessionCookies,
  continueBrowserSession,
  findAccount,
  findCookieSession,
  isSecureSite,
  openBrowserSession,
  presentSession,
} from '../sessions'
import { presentAccountData, presentSent } from './accounts.presenter'
import { bindEmail } from './bind-email'
import { changePassword } from './change-password'
import { deleteAccount } from './delete-account'
import { readBinding, readChange, readDeletion, readMailboxCaptcha, readMailboxProof } from './mailbox.request'
import { readAccountData } from './read-account-data'
import { registerAccount } from './register-account'
import { resetPassword } from './reset-password'
import { sendCode } from './send-code'

/** Registering, mailed codes, passwords, binding an e-mail, and the rights of a member over their account. */
export const registerAccounts = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context
  const toCaptcha = (request: FastifyRequest) => ({ sid: readSid(request), secret: config.secrets.codes })
  const origin = (request: FastifyRequest) => ({ ip: request.ip, now: clock.now() })

  registerCall(app, context, verificationCode, async ({ body, request, language }) => {
    const refusal = checkEmail(body.email)
    if (refusal) throw new Refusal(refusal)
    await sendCode(context, { email: sameEmail(body.email), language, ...origin(request) })
    return presentSent()
  })

  registerCall(app, context, register, async ({ body, request }) => {
    const captcha = readMailboxCaptcha(body, toCaptcha(request))
    await registerAccount(context, { ...readMailboxProof(body), ...origin(request), captcha })
    return presentCaptchaNeeded(false)
  })

  registerCall(app, context, resetPasswordCall, async ({ body, request, language }) => {
    const captcha = readMailboxCaptcha(body, toCaptcha(request))
    await resetPassword(context, { ...readMailboxProof(body), ...origin(request), captcha, language })
    return presentCaptchaNeeded(false)
  })

  registerCall(app, context, changePasswordCall, async ({ body, member, request, language }) => {
    await changePassword(context, { member, ...readChange(body), ...origin(request), language })
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

  registerCall(app, context, queryMyData, async ({ member }) => {
    const account = await findAccount(db, member.accountId)
    if (!account) throw new Refusal('401')
    const data = await readAccountData(db, account)
    return { responseData: presentAccountData(data, clock.now(), (person) => openPassenger(getSealer(config), person)) }
  })

  registerCall(app, context, deleteAccountCall, async ({ body, member, language, request, reply }) => {
    await deleteAccount(context, { member, ...readDeletion(body), ...origin(request), language })
    clearSessionCookies(reply, isSecureSite(config))
    return {}
  })
}
