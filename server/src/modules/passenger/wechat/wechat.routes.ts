import { BASE_PATH } from '@shuttle/contracts'
import { sameSitePath } from '@shuttle/domain'
import { wechatAddressCall, wechatReturnCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { openBrowserSession, presentSession } from '../sessions'
import { registerAvatars } from './avatar.routes'
import { fetchPicture } from './fetch-picture'
import { findOrCreateAccount } from './find-or-create-account'
import { storeWechatUser } from './store-wechat-user'
import { createSecret, isIdentityOf, STATE_LASTS_SECONDS, saveState, spendState } from './wechat.repository'
import { clearBrowserCookie, readBrowser, setBrowserCookie } from './wechat-cookie'
import { createWechatService } from './wechat-service'
import { readWechatSettings } from './wechat-settings'

/** Signing in does not wait longer for a picture. */
const PICTURE_WAIT_MS = 2000

/** The page to open after signing in: a path of this site, else home. */
export const toSuccessPath = (path: string): string => sameSitePath(path, BASE_PATH) ?? '/'

/** Sign-in through WeChat: the browser leaves with a state and returns with it (D6.wechat.1). */
export const registerWechat = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config, log } = context
  const secure = config.publicUrl.startsWith('https:')
  const settings = readWechatSettings(config)
  const service = settings && createWechatService(settings, (about, message) => log.warn(about, message))

  registerAvatars(app, context)

  registerCall(app, context, wechatAddressCall, async ({ body, request, reply }) => {
    if (!service) throw new Refusal('WECHAT_OFF')
    const browser = readBrowser(request, secure) ?? createSecret()
    const state = await saveState(db, { browser, successPath: toSuccessPath(body.successPath), now: clock.now() })
    setBrowserCookie(reply, browser, { secure, seconds: STATE_LASTS_SECONDS })
    return { responseData: { url: service.getAddress(state) } }
  })

  // A token that is sent along belongs to a session that this one replaces.
  registerCall(app, context, { ...wechatReturnCall, ignoreToken: true }, async ({ body, request, reply }) => {
    if (!service || !settings) throw new Refusal('WECHAT_OFF')
    const { code, state } = body
    const begun = await spendState(db, { state, browser: readBrowser(request, secure), now: clock.now() })
    clearBrowserCookie(reply, secure)
    if (!begun) throw new Refusal('WECHAT_STATE')
    // A user who declined returns without a code.
    if (code === '') throw new Refusal('WECHAT_REFUSED')
    const wechatUser = await service.fetchUserInfo(code)
    const from = { origins: settings.pictureOrigins, timeoutMs: PICTURE_WAIT_MS }
    const picture = await fetchPicture(wechatUser.pictureUrl, from)
    const account = await findOrCreateAccount(context, { wechatUser, now: clock.now() })
    const stored = await storeWechatUser(db, { account, openid: wechatUser.openid, picture })
    if (!stored) throw new Refusal('WECHAT_STATE')
    const identity = { openid: wechatUser.openid, account_id: account.id }
    const session = await openBrowserSession(context, stored, {
      ...{ request, reply },
      isTheirs: (trx) => isIdentityOf(trx, identity),
    })
    return { ...presentSession(session), successPath: begun.successPath }
  })
}
