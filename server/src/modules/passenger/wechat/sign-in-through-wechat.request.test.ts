import type { AddressInfo } from 'node:net'
import { freePort } from '@shuttle/platform/free-port'
import { Registry } from 'prom-client'
import { buildSandbox } from '../../../../sandbox'
import { siteJobs } from '../../../start/site-jobs'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { mailboxBody, openMailbox } from '../accounts/testing/mailbox.request'
import { checkWechatSecret } from './check-wechat-secret'
import { toSuccessPath } from './wechat.routes'
import { readWechatSettings, SANDBOX_WECHAT } from './wechat-settings'

let site: TestApp
let sandbox: ReturnType<typeof buildSandbox>
beforeAll(async () => {
  sandbox = buildSandbox({
    merchant: 'm',
    password: 'p',
    now: () => TEST_NOW,
    wechatLogin: { ...SANDBOX_WECHAT, returnOrigin: 'http://127.0.0.1:8080' },
    scripts: { read: () => '' },
  })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = sandbox.app.server.address() as AddressInfo
  site = await buildTestApp({ SANDBOX_PORT: String(port) })
})
afterAll(async () => {
  await site.close()
  await sandbox.app.close()
})

/** A browser begins: its target address, and its cookie. */
const begin = async (successPath = '/my_order?tab1=1') => {
  const { answer, cookies } = await site.call('wx/query.wx.author.url', { successPath })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { url: new URL(answer.responseData.url), cookie, cookies }
}
/** A user confirms at WeChat, or declines: the query of the return address. */
const confirm = async (url: URL, user: string) => {
  const query = new URLSearchParams({ ...Object.fromEntries(url.searchParams), user })
  const { headers, statusCode } = await sandbox.app.inject(`/connect/oauth2/confirm?${query}`)
  expect(statusCode).toBe(302)
  const back = new URL(String(headers.location))
  expect(`${back.origin}${back.pathname}`).toBe('http://127.0.0.1:8080/webhtml/author')
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}
const finish = (returned: object, cookie: string) => site.call('wx/wx.user.author', returned, { cookie })
const signInAs = async (user: string, successPath?: string) => {
  const { url, cookie } = await begin(successPath)
  return finish(await confirm(url, user), cookie)
}

describe('[D6.wechat.1] signing in through WeChat', () => {
  it('sign-in leads to the WeChat page with the required parameters, which name the account', async () => {
    const { url, cookies } = await begin()
    expect(`${url.pathname}${url.search.replace(/state=[\da-f]{64}$/, 'state=#')}${url.hash}`).toBe(
      '/connect/oauth2/authorize?appid=wx0000sandbox0001&redirect_uri=http%3A%2F%2F127.0.0.1%3A8080%2Fwebhtml%2Fauthor' +
        '&response_type=code&scope=snsapi_userinfo&state=##wechat_redirect',
    )
    expect((await sandbox.app.inject(`${url.pathname}${url.search}`)).statusCode).toBe(200)
    expect(cookies[0]).toMatchObject({ name: 'author', httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('[D9.20] sign-in returns with a session of level 0, to the requested page', async () => {
    const { answer, cookies } = await signInAs('oSandboxMing')
    expect(answer).toMatchObject({
      code: 'SUCCESS',
      successPath: '/my_order?tab1=1',
      responseData: { nickname: '小明', level: 0, hasEmail: false },
    })
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true })
    const restored = await site.call('wx/query.wx.user.information', {}, { authorization: answer.jwt })
    expect(restored.answer.responseData).toMatchObject({ nickname: '小明' })
  })

  it('sign-in opens the same account each time', async () => {
    const [one, other] = [await signInAs('oSandboxAnna'), await signInAs('oSandboxAnna')]
    const { memberId } = one.answer.responseData
    expect(other.answer.responseData.memberId).toBe(memberId)
    const payer = await site.db.selectFrom('payment_payers').selectAll().where('account_id', '=', memberId).execute()
    expect(payer).toEqual([{ account_id: memberId, provider: 'wxpay', payer: 'oSandboxAnna' }])
  })

  it('sign-in answers a name with markup as text, with a type that no browser renders as a page', async () => {
    const { answer, headers } = await signInAs('oSandboxScript')
    expect(answer.responseData.nickname).toBe('<script>alert(1)</script>')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it('[D6.state.1] a state is valid once, for the browser that began, for ten minutes', async () => {
    const { url, cookie } = await begin()
    const returned = await confirm(url, 'oSandboxMing')
    const stranger = await begin()
    expect((await finish(returned, stranger.cookie)).answer.code).toBe('WECHAT_STATE')
    // Its first use has spent it.
    expect((await finish(returned, cookie)).answer.code).toBe('WECHAT_STATE')
    const again = await begin()
    const back = await confirm(again.url, 'oSandboxMing')
    expect((await finish({ ...back, state: 'made-up' }, again.cookie)).answer.code).toBe('WECHAT_STATE')
    expect((await finish(back, '')).answer.code).toBe('WECHAT_STATE')
    const late = await begin()
    const lateBack = await confirm(late.url, 'oSandboxMing')
    site.clock.advance(10 * 60_000)
    expect((await finish(lateBack, late.cookie)).answer.code).toBe('WECHAT_STATE')
  })

  it('[D6.state.1] a refusal, an invented code and a used code open nothing', async () => {
    expect((await signInAs('')).answer.code).toBe('WECHAT_REFUSED')
    const { url, cookie } = await begin()
    const returned = await confirm(url, 'oSandboxMing')
    expect((await finish({ ...returned, code: 'made-up' }, cookie)).answer).toMatchObject({ code: 'WECHAT_REFUSED' })
    const first = await begin()
    const used = await confirm(first.url, 'oSandboxMing')
    expect((await finish(used, first.cookie)).answer.code).toBe('SUCCESS')
    const second = await begin()
    const { state } = await confirm(second.url, 'oSandboxMing')
    expect((await finish({ code: used.code, state }, second.cookie)).answer.code).toBe('WECHAT_REFUSED')
  })

  it('sign-in answers another code when WeChat is down than when it refuses', async () => {
    await sandbox.app.inject({ method: 'POST', url: '/faults', payload: { kind: 'drop', operation: 'wechat-login' } })
    expect((await signInAs('oSandboxMing')).answer.code).toBe('WECHAT_UNREACHABLE')
    await sandbox.app.inject({ method: 'DELETE', url: '/faults' })
    expect((await signInAs('oSandboxMing')).answer.code).toBe('SUCCESS')
  })

  it('sign-in is off in production without settings', async () => {
    const { readWechatSettings } = await import('./wechat-settings')
    expect(readWechatSettings({ ...site.context.config, production: true })).toBeUndefined()
  })
})

describe('the WeChat picture', () => {
  const open = (address: string, cookies: { name: string; value: string }[]) =>
    site.app.inject({
      url: address,
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    })

  it('the picture is fetched once and shown from this site, to its owner alone', async () => {
    const { answer, cookies } = await signInAs('oSandboxMing')
    const address = answer.responseData.headimgurl as string
    expect(address).toBe(`/api/avatar/${answer.responseData.memberId}?v=${address.split('=')[1]}`)
    const shown = await open(address, cookies)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect((await open(address, [])).statusCode).toBe(404)
    expect((await open(address, (await signInAs('oSandboxAnna')).cookies)).statusCode).toBe(404)
  })
})

describe('[D9.20] binding an e-mail', () => {
  const bind = (authorization: string, email: string, code: string) =>
    site.call('wx/wx.user.bind.email', mailboxBody(email, code), { authorization })

  it('[D9.20] binding makes a member of a passenger with a WeChat account only', async () => {
    const { jwt, responseData } = (await signInAs('oSandboxMing')).answer
    const code = await openMailbox(site).codeFor('ming@mail.test')
    // No cookie came with it, so the token is not renewed (ADR-10).
    site.clock.advance(1000)
    expect((await bind(jwt, 'ming@mail.test', code)).answer).toMatchObject({
      code: 'SUCCESS',
      jwt,
      responseData: { memberId: responseData.memberId, level: 1, hasEmail: true },
    })
    const { answer } = await site.call('login', { webUserid: 'ming@mail.test', passWord: 'secret1' })
    expect(answer.responseData.memberId).toBe(responseData.memberId)
    expect(await openMailbox(site).deliver()).toContainEqual(
      expect.objectContaining({
        to: 'ming@mail.test',
        subject: expect.stringContaining('your e-mail was added'),
      }),
    )
    expect((await bind(jwt, 'other@mail.test', '123456')).answer.code).toBe('FORBIDDEN')
  })

  it('binding an address that has an account needs a confirmation, and changes no password before that', async () => {
    const { jwt } = (await signInAs('oSandboxAnna')).answer
    const code = await openMailbox(site).codeFor('level9@demo.test')
    expect((await bind(jwt, 'level9@demo.test', code)).answer).toMatchObject({
      code: 'ACCOUNT_EXISTS',
      responseData: { mayJoin: false },
    })
    const change = { oldPassWord: '', passWord: 'secret1' }
    const changed = await site.call('wx/wx.user.change.password', change, { authorization: jwt })
    expect(changed.answer.code).toBe('PASSWORD_NOT_SET')
  })
})

it.each([
  ['/my_order?tab1=1', '/my_order?tab1=1'],
  ['/webhtml/my_coupon', '/my_coupon'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('[D6.session.2] a sign-in from %j leads to %s', (successPath, path) => {
  expect(toSuccessPath(successPath)).toBe(path)
})

describe('the check of WECHAT_SECRET', () => {
  const check = (change: object = {}) => {
    const settings = readWechatSettings(site.context.config)
    if (!settings) throw new Error('no WeChat here')
    const jobs = siteJobs({ ...site.context, metrics: new Registry() })
    expect(jobs.map(({ name }) => name)).toContain('credentials: wechat sign-in')
    return checkWechatSecret({ ...settings, ...change })
  }

  it('the check accepts the secret that WeChat knows, without a sign-in', async () => {
    expect(await check()).toEqual({ state: 'accepted' })
  })
  it.each([{ secret: 'another-secret' }, { appId: 'wx-of-no-account' }])('the check refuses %j', async (change) => {
    expect((await check(change)).state).toBe('refused')
  })
  it('the check proves nothing where WeChat does not answer, and names no secret', async () => {
    const outcome = await check({ apiUrl: `http://127.0.0.1:${await freePort()}` })
    expect(outcome.state).toBe('unanswered')
    expect(String(Object(outcome).error)).not.toContain('secret')
  })
})
