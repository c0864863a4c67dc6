import type { AddressInfo } from 'node:net'
import { buildSandbox } from '../../../sandbox'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import { placeBody, quoteBody } from '../../testing/journey-body.request'

const slide = { accessKeyId: 'sandbox-access-key', accessKeySecret: 'sandbox-access-secret', appKey: 'SANDBOX_SLIDE' }
const { app: sandbox, state } = buildSandbox({
  ...{ merchant: 'M1', password: 'p1', now: () => TEST_NOW },
  slide: { ...slide, real: () => TEST_NOW },
  scripts: { read: (name) => `/* ${name} */` },
})
let site: TestApp
beforeAll(async () => {
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  site = await buildTestApp({ SANDBOX_PORT: String((sandbox.server.address() as AddressInfo).port) })
  const rule = { id: 'slide', line_code: 'HKGZHO', kind: 'slide' as const, begins_at: 0, ends_at: null }
  await site.db.insertInto('captcha_rules').values(rule).execute()
})
afterAll(async () => {
  await site.close()
  await sandbox.close()
})

const proof = async () => {
  const query = { appkey: slide.appKey, scene: 'nc_other_h5', token: 'T1', took: '800' }
  const { sessionId, sig } = (await sandbox.inject({ url: '/nocaptcha/analyze', query })).json()
  return { sessionId, sig, token: 'T1' }
}
const order = async (change: object) =>
  (await site.member()).call('ticket/buy.ticket', placeBody({ date: '2026-11-25' }, 6500, change))
const typeOf = async () => (await site.call('ticket/buy.ticket', quoteBody())).answer.responseData.captchaType

describe('purchase 5, check 10: a slide where one is asked', () => {
  it('is asked for by the quote and by an order without one', async () => {
    expect(await typeOf()).toBe('2')
    expect(await order({})).toMatchObject({
      code: 'SLIDE_MISSING',
      message: expect.any(String),
      responseData: { captchaType: '2' },
    })
  })
  it('four digits do not take its place while its service is there', async () =>
    expect(await order({ captcha: '1234' })).toMatchObject({ code: 'SLIDE_MISSING' }))
  it('purchase 3: its session, signature and token travel with the order, and are good once', async () => {
    const given = await proof()
    expect(await order(given)).toMatchObject({ code: 'SUCCESS' })
    expect(await order(given)).toMatchObject({ code: 'CAPTCHA_WRONG', responseData: { captchaType: '2' } })
  })
  it('a made-up one is refused', async () =>
    expect(await order({ sessionId: 'a', sig: 'b', token: 'c' })).toMatchObject({ code: 'CAPTCHA_WRONG' }))
  it('a service that fails to answer is never a way through: the picture takes its place', async () => {
    const given = await proof()
    state.faults.push({
      id: 'F',
      kind: 'busy',
      operation: 'slide-verify',
      reference: undefined,
      times: 1,
      ms: 0,
      cents: 0,
    })
    expect(await order(given)).toMatchObject({ code: 'CAPTCHA_MISSING', responseData: { captchaType: '1' } })
    expect(await typeOf()).toBe('1')
  })
})
