import { wechatAddress, wechatReturn } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { registerCall } from '../../http/register-call'
import { rememberPayer } from '../payments/payers.repository'
import { openAnsweredSession } from '../sessions/answer-session'
import { accountOfPerson } from './account-of-person'
import { forgetBrowser, readBrowser, rememberBrowser } from './messenger-cookie'
import { readReturn, readSuccessPath } from './messenger-return.request'
import { createMessengerService } from './messenger-service'
import { messengerSettings } from './messenger-settings'
import { aSecret, keepState, STATE_LASTS_SECONDS, spendState } from './messenger-states.repository'
import { registerPictures } from './picture.routes'
import { refreshPicture } from './refresh-picture'

/** Signing in through the messenger: there with a state, and back with it (decision "accounts", `/author`). */
export const registerWechat = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config, log } = context
  const secure = config.publicUrl.startsWith('https:')
  const settings = messengerSettings(config)
  const service = settings && createMessengerService(settings, (about, message) => log.warn(about, message))

  registerPictures(app, context)

  registerCall(app, context, wechatAddress, async ({ body, request, reply }) => {
    if (!service) throw new Refusal('WECHAT_OFF')
    const browser = readBrowser(request) ?? aSecret()
    const state = await keepState(db, { browser, successPath: readSuccessPath(body), now: clock.now() })
    rememberBrowser(reply, browser, { secure, seconds: STATE_LASTS_SECONDS })
    return { responseData: { url: service.addressFor(state) } }
  })

  // Whatever token is sent along belongs to a session that this one takes the place of.
  registerCall(app, context, { ...wechatReturn, ignoreToken: true }, async ({ body, request, reply }) => {
    if (!service || !settings) throw new Refusal('WECHAT_OFF')
    const { code, state } = readReturn(body)
    const begun = await spendState(db, { state, browser: readBrowser(request), now: clock.now() })
    forgetBrowser(reply, secure)
    if (!begun) throw new Refusal('WECHAT_STATE')
    // A person who said no comes back without a code.
    if (code === '') throw new Refusal('WECHAT_REFUSED')
    const person = await service.personOf(code)
    const account = await accountOfPerson(db, person, clock.now())
    // The messenger's wallet asks for the payer by the same id.
    await rememberPayer(db, { account_id: account.id, provider: 'wxpay', payer: person.openid })
    const pictured = await refreshPicture(context, settings, { account, pictureUrl: person.pictureUrl })
    return { ...(await openAnsweredSession(context, pictured, { request, reply })), successPath: begun.successPath }
  })
}
