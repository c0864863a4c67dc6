import { buildSandbox } from '../build-sandbox'

const START = Date.parse('2026-11-21T10:00:00+08:00')
let now = START
const PROFILE = { appId: 'wx1', secret: 's', returnOrigin: 'https://tickets.test' }
const { app } = buildSandbox({
  merchant: 'm',
  password: 'p',
  now: () => now,
  wechatLogin: PROFILE,
  scripts: { read: () => '' },
})
beforeEach(() => {
  now = START
})
afterAll(() => app.close())

const BACK = encodeURIComponent('https://tickets.test/webhtml/author')
const link = (change: Record<string, string> = {}) => {
  const given = {
    appid: 'wx1',
    redirect_uri: BACK,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'abc',
    ...change,
  }
  return Object.entries(given).map(([name, value]) => `${name}=${value}`)
}
const open = async (parameters: string[]) =>
  (await app.inject(`/connect/oauth2/authorize?${parameters.join('&')}`)).statusCode
const confirm = async (user = 'oSandboxMing', change = {}) => {
  const { headers } = await app.inject(`/connect/oauth2/confirm?${[...link(change), `user=${user}`].join('&')}`)
  return new URL(String(headers.location)).searchParams
}
const fetchWechat = async (path: string, query: Record<string, string>) =>
  (await app.inject(`/sns/${path}?${new URLSearchParams(query)}`)).json()
const grant = (code: string, change = {}) =>
  fetchWechat('oauth2/access_token', { appid: 'wx1', secret: 's', code, grant_type: 'authorization_code', ...change })

describe('the WeChat sign-in of the sandbox is as strict as the real one', () => {
  it('WeChat opens only a link of the official account, with its parameters in order', async () => {
    expect(await open(link())).toBe(200)
    expect(await open(link().reverse())).toBe(400)
    for (const change of [
      { appid: 'wx2' },
      { redirect_uri: encodeURIComponent('https://evil.test/author') },
      { scope: 'everything' },
      { state: 'a-b' },
      { state: 'a'.repeat(129) },
    ])
      expect(await open(link(change))).toBe(400)
  })

  it('WeChat sends back code and state, or only the state when the user declines', async () => {
    const yes = await confirm()
    expect([yes.get('state'), yes.get('code')]).toEqual(['abc', expect.stringMatching(/^[\da-f]{32}$/)])
    expect([...(await confirm('')).keys()]).toEqual(['state'])
  })

  it('WeChat answers the user of a code once, within five minutes, to a caller with the secret', async () => {
    const code = (await confirm()).get('code') ?? ''
    expect(await grant(code, { secret: 'guess' })).toMatchObject({ errcode: 40125 })
    expect(await grant(code, { appid: 'wx2' })).toMatchObject({ errcode: 40013 })
    const granted = await grant(code)
    expect(granted).toMatchObject({ openid: 'oSandboxMing', scope: 'snsapi_userinfo', expires_in: 7200 })
    expect(await grant(code)).toEqual({ errcode: 40163, errmsg: 'code been used' })
    expect(await grant('made-up')).toMatchObject({ errcode: 40029 })
    const { access_token, openid } = granted
    expect(await fetchWechat('userinfo', { access_token, openid })).toMatchObject({ openid, nickname: '小明' })
    expect(await fetchWechat('userinfo', { access_token, openid: 'oSandboxAnna' })).toMatchObject({ errcode: 40003 })
    expect(await fetchWechat('userinfo', { access_token: 'made-up', openid })).toMatchObject({ errcode: 40014 })
    const late = (await confirm()).get('code') ?? ''
    now += 5 * 60_000
    expect(await grant(late)).toMatchObject({ errcode: 42003 })
  })

  it('WeChat answers no name where only the id was requested', async () => {
    const code = (await confirm('oSandboxMing', { scope: 'snsapi_base' })).get('code') ?? ''
    const { access_token, openid } = await grant(code)
    expect(await fetchWechat('userinfo', { access_token, openid })).toMatchObject({ errcode: 48001 })
  })
})
