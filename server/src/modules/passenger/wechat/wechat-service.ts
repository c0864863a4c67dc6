import * as z from 'zod/mini'
import { Refusal } from '../../../runtime/errors'
import { callSignal } from '../../../runtime/in-flight-calls'
import type { WechatSettings } from './wechat-settings'
import { readUserInfo, userInfoAnswer, type WechatUser } from './wechat-user.mapper'

export interface WechatService {
  /** Address at which the browser's user confirms the sign-in; the browser returns with this state. */
  getAddress: (state: string) => string
  /** The user of a code; a code is valid once. Throws WECHAT_REFUSED and WECHAT_UNREACHABLE. */
  fetchUserInfo: (code: string) => Promise<WechatUser>
}

const fault = z.looseObject({ errcode: z.number(), errmsg: z.optional(z.string()) })
const grant = z.looseObject({
  access_token: z.string(),
  openid: z.string().check(z.minLength(1)),
  scope: z._default(z.string(), ''),
  /** 1: an anonymous snapshot user, returned to pages that are only viewed. */
  is_snapshotuser: z.optional(z.number()),
})

/** 0 is no fault; -1 is a busy provider, the rest means that this code or account is not valid. */
const BUSY = -1

/**
 * Web sign-in of WeChat official accounts: `connect/oauth2/authorize` (its parameters in this order and its fragment,
 * which WeChat requires), `sns/oauth2/access_token`, `sns/userinfo`.
 */
export const createWechatService = (
  settings: WechatSettings,
  warn: (about: object, message: string) => void,
): WechatService => {
  const callWechat = async <Schema extends z.ZodMiniType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
  ) => {
    let body: unknown
    try {
      const url = `${settings.apiUrl}${path}?${new URLSearchParams(query)}`
      const response = await fetch(url, { redirect: 'error', signal: callSignal(settings.timeoutMs) })
      body = await response.json()
    } catch (err) {
      // The address carries the secret: only its path is logged.
      warn({ path, reason: err instanceof Error ? err.name : 'unknown' }, 'wechat: no answer')
      throw new Refusal('WECHAT_UNREACHABLE')
    }
    const failed = z.safeParse(fault, body)
    if (failed.success && failed.data.errcode !== 0) {
      warn({ path, errcode: failed.data.errcode }, 'wechat: refused')
      throw new Refusal(failed.data.errcode === BUSY ? 'WECHAT_UNREACHABLE' : 'WECHAT_REFUSED')
    }
    const read = z.safeParse(schema, body)
    if (!read.success) {
      warn({ path }, 'wechat: unreadable')
      throw new Refusal('WECHAT_UNREACHABLE')
    }
    return read.data as z.infer<Schema>
  }

  return {
    getAddress: (state) => {
      const parameters = [
        ['appid', settings.appId],
        ['redirect_uri', settings.returnUrl],
        ['response_type', 'code'],
        ['scope', 'snsapi_userinfo'],
        ['state', state],
      ]
      const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&')
      return `${settings.pageUrl}/connect/oauth2/authorize?${query}#wechat_redirect`
    },
    fetchUserInfo: async (code) => {
      const { appId, secret } = settings
      const grantQuery = { appid: appId, secret, code, grant_type: 'authorization_code' }
      const granted = await callWechat('/sns/oauth2/access_token', grantQuery, grant)
      if (granted.is_snapshotuser === 1) throw new Refusal('WECHAT_REFUSED')
      const { access_token, openid } = granted
      const found = await callWechat('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }, userInfoAnswer)
      if (found.openid !== openid) throw new Refusal('WECHAT_REFUSED')
      return readUserInfo(found)
    },
  }
}
