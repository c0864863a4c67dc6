import type { FastifyInstance } from 'fastify'
import { applyLineFault } from '../gateway/apply-line-fault'
import { escapeHtml, pageHeaders } from '../pages/sandbox-page'
import type { SandboxOptions } from '../sandbox-options'
import type { SandboxState } from '../state/sandbox-state'
import { presentUserInfo } from './user-info.presenter'
import { ACCESS_TOKEN_SECONDS, createWechatLoginState } from './wechat-login-state'

/** Users of the sandbox's WeChat. The last has a script as a name, which pages must show as text. */
const USERS = [
  { openid: 'oSandboxMing', nickname: '小明' },
  { openid: 'oSandboxAnna', nickname: 'Anna Chan' },
  { openid: 'oSandboxScript', nickname: '<script>alert(1)</script>' },
] as const

const page = (body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>微信登录 · Sandbox</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/static/sandbox.css"></head><body><main>
<p class="note"><strong>Sandbox</strong>WeChat's page for confirming who you are. No real account is asked for.</p>${body}</main></body></html>`

/** Shows the choice of a user. `hidden` are the fields that are sent with the answer. */
const consentPage = (hidden: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const userButtons = USERS.map(
    ({ openid, nickname }) =>
      `<button class="pay" type="submit" name="user" value="${openid}">${escapeHtml(nickname)}</button>`,
  )
  return page(`<h1>申请获取你的昵称、头像</h1><form method="get" action="/connect/oauth2/confirm">${fields}
${userButtons.join('\n')}<button type="submit" name="user" value="">拒绝 · Refuse</button></form>`)
}

/** Shown when the link itself is wrong. */
const wrongLinkPage = (text: string): string => page(`<h1>${escapeHtml(text)}</h1>`)

type Query = Record<string, string>

const MESSAGES: Record<number, string> = {
  40003: 'invalid openid',
  40013: 'invalid appid',
  40014: 'invalid access_token',
  40029: 'invalid code',
  40125: 'invalid appsecret',
  40163: 'code been used',
  42003: 'oauth_code expired',
  48001: 'api unauthorized',
  40002: 'invalid grant_type',
}
const refusal = (errcode: number) => ({ errcode, errmsg: MESSAGES[errcode] ?? 'system error' })

/** A portrait of one grey-blue point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqH/6HwAEeAKJ5P7QkQAAAABJRU5ErkJggg==',
  'base64',
)

/** The order of parameters that WeChat compares links with. */
const AUTHORIZE =
  /^\/connect\/oauth2\/authorize\?appid=[^&]*&redirect_uri=[^&]*&response_type=code&scope=[^&]*&state=[^&]*$/

/**
 * Web sign-in of WeChat: its page (`connect/oauth2/authorize`), and the calls of a service (`sns/oauth2/access_token`,
 * `sns/userinfo`). Faults are numbers in an answer of status 200, as WeChat answers them.
 */
export const registerWechatLogin = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  const { wechatLogin: wechat } = options
  if (wechat === undefined) return
  const grants = createWechatLoginState(options.now)
  const origin = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

  const linkFault = (query: Query): string | undefined => {
    if (query.appid !== wechat.appId) return 'appid 参数错误'
    if (origin(query.redirect_uri ?? '') !== wechat.returnOrigin) return 'redirect_uri 参数错误'
    if (!['snsapi_base', 'snsapi_userinfo'].includes(query.scope ?? '')) return 'scope 参数错误'
    return /^[a-zA-Z0-9]{0,128}$/.test(query.state ?? '') ? undefined : 'state 参数错误'
  }
  const headers = {
    ...pageHeaders("'none'"),
    // The answer of the form is a redirect to the site; browsers apply form-action to it too.
    'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${wechat.returnOrigin}; frame-ancestors 'none'`,
  }

  app.get<{ Querystring: Query }>('/connect/oauth2/authorize', (request, reply) => {
    const { query } = request
    const fault = AUTHORIZE.test(request.url) ? linkFault(query) : '该链接无法访问'
    reply.headers(headers)
    if (fault !== undefined) return reply.code(400).send(wrongLinkPage(fault))
    const { redirect_uri = '', scope = '', state: returned = '', appid = '' } = query
    return reply.send(consentPage({ appid, redirect_uri, scope, state: returned }))
  })

  app.get<{ Querystring: Query }>('/connect/oauth2/confirm', (request, reply) => {
    const { query } = request
    const fault = linkFault(query)
    if (fault !== undefined) return reply.code(400).headers(headers).send(wrongLinkPage(fault))
    const user = USERS.find(({ openid }) => openid === query.user)
    const address = new URL(query.redirect_uri ?? '')
    // A user who declines returns with only the state.
    if (user) address.searchParams.set('code', grants.giveCode(user, query.scope ?? ''))
    address.searchParams.set('state', query.state ?? '')
    return reply.header('referrer-policy', 'no-referrer').redirect(address.href)
  })

  app.get<{ Querystring: Query }>('/sns/oauth2/access_token', (request, reply) =>
    applyLineFault({ state, reply, operation: 'wechat-login', reference: undefined }, () => {
      const { appid, secret, code = '', grant_type } = request.query
      const answer = () => {
        if (appid !== wechat.appId) return refusal(40013)
        if (secret !== wechat.secret) return refusal(40125)
        if (grant_type !== 'authorization_code') return refusal(40002)
        const taken = grants.takeCode(code)
        if ('errcode' in taken) return refusal(taken.errcode)
        const { openid } = taken.user
        const token = { access_token: taken.token, expires_in: ACCESS_TOKEN_SECONDS, refresh_token: `r${taken.token}` }
        return { ...token, openid, scope: taken.scope }
      }
      return { status: 200, body: answer() }
    }),
  )

  app.get<{ Querystring: Query }>('/sns/userinfo', (request, reply) =>
    applyLineFault({ state, reply, operation: 'wechat-login', reference: undefined }, () => {
      const grant = grants.tokenGrant(request.query.access_token ?? '')
      if (!grant) return { status: 200, body: refusal(40014) }
      if (grant.scope !== 'snsapi_userinfo') return { status: 200, body: refusal(48001) }
      if (grant.user.openid !== request.query.openid) return { status: 200, body: refusal(40003) }
      return { status: 200, body: presentUserInfo(grant.user, `${request.protocol}://${request.host}`) }
    }),
  )

  app.get('/wechat/pictures/:name', (_request, reply) => reply.type('image/png').send(PICTURE))
}
