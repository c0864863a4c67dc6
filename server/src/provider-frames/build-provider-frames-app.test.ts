import pino from 'pino'
import { readConfig } from '../config/config'
import { cardFramePolicy } from '../modules/money/payments'
import { slideSettings } from '../modules/passenger/captcha'
import { buildProviderFramesApp } from './build-provider-frames-app'

const config = readConfig({})
const build = (url: string) =>
  buildProviderFramesApp({
    log: pino({ level: 'silent' }),
    url,
    framedBy: ['https://tickets.example'],
    mastercard: cardFramePolicy(config),
    slide: slideSettings(config),
    scripts: { read: (name) => `/* ${name} */` },
  })
const app = build('https://frames.tickets.example')

it.each(['mastercard', 'slide'])(
  'serves the frame document of %s, framed by the site, without a cookie',
  async (provider) => {
    const { statusCode, headers, body } = await app.inject({
      url: `/webhtml/frames/${provider}`,
      headers: { cookie: 'token=x; signed_in=1' },
    })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain('frame-ancestors https://tickets.example;')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('"framedBy":["https://tickets.example"]')
  },
)

it.each([
  '/',
  '/webhtml/',
  '/webhtml/registry.json',
  '/webhtml/frames/other',
  '/api/openapi.json',
  '/api/captcha/image?for=order',
  '/health/ready',
  '/metrics',
])('serves nothing of the site: %s', async (url) => expect((await app.inject(url)).statusCode).toBe(404))

it('the origin of the frames answers no call', async () =>
  expect((await app.inject({ method: 'POST', url: '/api/login', payload: {} })).statusCode).toBe(404))

it.each([
  ['https://frames.tickets.example', 'max-age=31536000'],
  ['http://127.0.0.1:8082', undefined],
])('%s sets strict transport with every answer, or never', async (url, expected) => {
  const providerFrames = build(url)
  for (const path of ['/webhtml/frames/mastercard', '/webhtml/frames/slide', '/none', '/%ff']) {
    const { headers } = await providerFrames.inject(path)
    expect([path, headers['strict-transport-security']]).toEqual([path, expected])
  }
})
