import { refusalPage } from '@shuttle/composer'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildBareApp } from '../app'
import { readConfig } from '../config/config'
import { DatabaseAway } from '../database/database-away'
import { testClock } from '../runtime/clock'

const MOST = 60

const build = async () => {
  const log = pino({ level: 'silent' })
  const app = await buildBareApp(
    { clock: testClock(0), config: readConfig({ REQUESTS_A_MINUTE: String(MOST) }), log, metrics: new Registry() },
    (request, status) => refusalPage(request, status, 'help@tickets.example'),
  )
  app.get('/webhtml/my_order', async () => 'a page')
  app.get('/webhtml/broken', async () => {
    throw new Error('a fault')
  })
  app.get('/webhtml/my_tickets', async () => {
    throw new DatabaseAway({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 10.1.2.3:5432' })
  })
  app.get('/webhtml/registry.json', async () => ({}))
  app.post('/api/pay/:code', async () => ({}))
  return app
}
let app: Awaited<ReturnType<typeof build>>
beforeEach(async () => {
  app = await build()
})
afterEach(() => app.close())

const POLICIES = {
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

describe('a refused page request answers a page, in three languages', () => {
  it('an address that cannot be parsed answers a page', async () => {
    const { statusCode, headers, body } = await app.inject('/webhtml/%ff')
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject({ ...POLICIES, 'content-type': 'text/html; charset=utf-8' })
    expect(body).toContain(`: ${headers['x-request-id']}`)
    for (const text of ['This address cannot be read', '无法识别此网址', '無法識別此網址']) expect(body).toContain(text)
  })

  it('a shared address beyond its limit gets a page; scripts get data', async () => {
    for (let count = 0; count < 2 * MOST; count += 1) await app.inject('/webhtml/my_order')
    const { statusCode, headers, body } = await app.inject('/webhtml/my_order')
    expect(statusCode).toBe(429)
    expect(headers).toMatchObject({ ...POLICIES, 'content-type': 'text/html; charset=utf-8' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(5)
    for (const text of ['Too many requests', '请求过多', '請求過多']) expect(body).toContain(text)
    expect((await app.inject('/webhtml/registry.json')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('an unreachable database answers a page with the time of a retry, and a reachable one does not', async () => {
    const { statusCode, headers, body } = await app.inject('/webhtml/my_tickets')
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ ...POLICIES, 'content-type': 'text/html; charset=utf-8', 'retry-after': '3' })
    for (const language of ['en', 'zh-CN', 'zh-HK']) expect(body).toContain(`lang="${language}"`)
    expect(body).not.toContain('10.1.2.3')
  })

  it('a fault answers a page without its details', async () => {
    const { statusCode, headers, body } = await app.inject('/webhtml/broken')
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(body).not.toContain('a fault')
  })
})

it.each(['/api/%ff', '/webhtml/remotes/%ff', `/api/pay/${'x'.repeat(200)}`])(
  'a call at %.20s is refused as data, in the language of the caller',
  async (url) => {
    const response = await app.inject({ method: 'POST', url, headers: { 'accept-language': 'zh-HK' } })
    expect(response.statusCode).toBe(400)
    expect(response.headers).toMatchObject({ ...POLICIES, 'content-type': 'application/json; charset=utf-8' })
    expect(response.json()).toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(/\p{Script=Han}/u),
      requestId: response.headers['x-request-id'],
    })
  },
)
