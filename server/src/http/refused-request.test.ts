import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, type TestApp } from '../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const post = (payload: string, headers: Record<string, string> = {}, url = '/api/logout') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-HK', ...headers },
    payload,
  })

describe('a request that cannot be read', () => {
  it.each(['{', '[', '"text"', '17', '[]', '{"a":}', '{"__proto__":{"a":1}}'])(
    '[D9.7] the body %s is refused by 400 and a sentence',
    async (body) => {
      const response = await post(body)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', message: errorTexts['zh-hk'].BAD_REQUEST })
    },
  )

  it('refuses a body above 64 KiB and not before', async () => {
    const ofSize = (bytes: number) => JSON.stringify({ filler: 'x'.repeat(bytes - '{"filler":""}'.length) })
    expect((await post(ofSize(64 * 1024))).json().code).toBe('SUCCESS')
    const refused = await post(ofSize(64 * 1024 + 1))
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'BAD_REQUEST'])
  })

  it.each([
    ['POST', '/api/no/such.call'],
    ['GET', '/api/login'],
    ['DELETE', '/api/logout'],
    ['GET', '/api/../api/none'],
  ] as const)('answers a call that does not exist by 404 in the envelope: %s %s', async (method, url) => {
    const response = await site.app.inject({ method, url, headers: { 'accept-language': 'zh-CN' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'NOT_FOUND',
      message: errorTexts['zh-cn'].NOT_FOUND,
      sysTime: '2026-11-21 10:00:00',
      requestId: response.headers['x-request-id'],
    })
  })
})

it('refuses a flood from one address by 429 in the envelope, and serves another address', async () => {
  const small = await buildTestApp({ REQUESTS_A_MINUTE: '60' })
  const requestFrom = (address: string) => {
    const headers = { 'x-forwarded-for': address, 'accept-language': 'zh-HK' }
    return small.app.inject({ method: 'POST', url: '/api/logout', headers, payload: {} })
  }
  for (let count = 0; count < 60; count++) expect((await requestFrom('203.0.113.7')).statusCode).toBe(200)
  const refused = await requestFrom('203.0.113.7')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: '嘗試次數過多，請於 1 分鐘後重試',
    requestId: refused.headers['x-request-id'],
  })
  expect((await requestFrom('203.0.113.8')).statusCode).toBe(200)
  await small.close()
})

it.each([
  ['an answer', '/api/logout', 'POST'],
  ['a refusal', '/api/wx/cancel.wx.order', 'POST'],
  ['what is not there', '/api/none', 'GET'],
  ['the description of the calls', '/api/openapi.json', 'GET'],
] as const)('%s is data: never a page, never cached, never readable by another site', async (_what, url, method) => {
  const { headers } = await site.app.inject({ method, url })
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})
