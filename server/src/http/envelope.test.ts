import { errorTexts } from '@shuttle/i18n/errors'
import * as wire from '@shuttle/wire'
import { buildTestApp, TEST_NOW, type TestApp } from '../testing/build-test-app'
import { credentials } from '../testing/credentials.request'
import { refusalEnvelope, successEnvelope } from './envelope'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

describe('an answer that succeeded', () => {
  it('[D2.3, D9.5] an answer carries code, success message and the service’s clock in business time', async () => {
    const { status, answer } = await site.call('logout')
    expect(status).toBe(200)
    expect(answer).toEqual({ code: 'SUCCESS', message: '成功', sysTime: '2026-11-21 10:00:00', sysTimeMs: TEST_NOW })
    expect(wire.envelope.safeParse(answer).success).toBe(true)
  })

  it.each([
    [wire.loginCall, '成功'],
    [wire.buyTicketCall, '成功'],
    [wire.cancelOrderCall, '成功'],
    [wire.queryOrderCall, '成功'],
    [wire.confirmPaymentCall, 'success'],
  ] as const)('[D1.7] each call answers its own success message (%j)', ({ success }, word) => {
    expect(successEnvelope(success, TEST_NOW, {})).toMatchObject({ code: 'SUCCESS', message: word })
  })

  it.each(['en', 'zh-CN', 'zh-HK'])('[D9.6] the success message is never translated (%s)', async (language) => {
    expect((await site.call('logout', {}, { 'accept-language': language })).answer.message).toBe('成功')
  })

  it('numbers each answer anew', async () => {
    const numbers = [await site.call('logout'), await site.call('logout')].map(({ headers }) => headers['x-request-id'])
    expect(numbers).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(new Set(numbers).size).toBe(2)
  })

  it('takes no request number from outside', async () => {
    const { headers } = await site.call('logout', {}, { 'x-request-id': 'mine', 'request-id': 'mine' })
    expect(headers['x-request-id']).not.toBe('mine')
  })
})

describe('a refusal', () => {
  // Frequent failures are refused with another code.
  beforeEach(() => site.db.deleteFrom('login_failures').execute())

  it.each([
    ['zh-CN', 'zh-cn'],
    ['zh-SG,zh;q=0.9', 'zh-cn'],
    ['zh-HK', 'zh-hk'],
    ['zh-tw;q=0.9, en', 'zh-hk'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['', 'en'],
  ] as const)('[D9.6] a refusal is in the language of Accept-Language %j', async (header, language) => {
    const { answer } = await site.call('login', credentials({ password: 'wrong' }), { 'accept-language': header })
    expect(answer.message).toBe(errorTexts[language].BAD_CREDENTIALS)
  })

  it('a refusal has the clock and the number of the request', async () => {
    const { answer, headers } = await site.call('wx/cancel.wx.order', { orderNo: '1' })
    expect(answer).toEqual({
      code: '401',
      message: errorTexts.en['401'],
      sysTime: '2026-11-21 10:00:00',
      sysTimeMs: TEST_NOW,
      requestId: headers['x-request-id'],
    })
  })

  it('a refusal carries what the reader needs, and no key without a value', () => {
    const sent = refusalEnvelope(TEST_NOW, { code: 'X', message: 'x', data: { a: 1 }, requestId: 'r' })
    expect(sent).toMatchObject({ responseData: { a: 1 } })
    const beside = { b: 2, code: 'Y' }
    expect(refusalEnvelope(TEST_NOW, { code: 'X', beside, requestId: 'r' })).toMatchObject({ code: 'X', b: 2 })
    expect(Object.keys(refusalEnvelope(TEST_NOW, { code: 'X', requestId: 'r' }))).toEqual([
      'code',
      'sysTime',
      'sysTimeMs',
      'requestId',
    ])
  })
})
