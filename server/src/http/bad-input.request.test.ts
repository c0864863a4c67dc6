import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { anAdult, orderBody } from '../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

describe('a request that cannot be read', () => {
  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text', '"x"'],
  ])('[D9.7] %s is refused with 400 and a sentence', async (_what, payload) => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/manage/query.route',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-HK' },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/\p{Script=Han}/u) })
  })

  it.each(['', ' '])('[P7.post.1] a call without fields may come with the body %p', async (payload) => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/manage/query.route',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(response.json().code).toBe('SUCCESS')
  })

  it.each(['2026-02-30', '2026-13-01', '2026-11-31'])('refuses a travel date that is no day: %s', async (day) => {
    expect(await site.call('ticket/query.line.ticket.price', { buyDate: day, lineCode: 'HKGZHO' })).toMatchObject({
      status: 400,
      answer: { code: 'BAD_REQUEST' },
    })
    const quote = await site.call('ticket/buy.ticket', orderBody({ orderType: '0', ticketData: day }))
    expect(quote).toMatchObject({ status: 400, answer: { code: 'BAD_REQUEST' } })
  })

  it('refuses a NUL character anywhere: the database cannot store it', async () => {
    const token = await site.signIn()
    const calls = [
      await site.call('ticket/query.line.ticket.price', { buyDate: '2026-11-24', lineCode: 'HKG\0' }),
      await site.call('login', { webUserid: 'a\0@demo.test', passWord: 'x' }),
      await site.call('wx/query.wx.order.info', { orderNo: '\0' }, token),
      await site.call('ticket/buy.ticket', orderBody({ tickets: [{ ...anAdult, userName: 'A\0B' }] }), token),
    ]
    for (const { status, answer } of calls) expect([status, answer.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('refuses a NUL character in the name of an interface account', async () => {
    const { status, answer } = await site.call('manage/query.route', { appId: 'x\0y', timestamp: 1, sign: 'AA==' })
    expect([status, answer.code]).toEqual([400, 'BAD_REQUEST'])
    expect((await site.call('manage/query.route', { 'a\0': 1 })).status).toBe(400)
  })

  it.each([
    ['manage/query.route', {}],
    ['wx/query.wx.order.info', { orderNo: '1' }],
  ])('refuses %s nested ten thousand deep before it is parsed further', async (path, fields) => {
    const text = JSON.stringify({ ...fields, filler: 0, appId: 'x', timestamp: 1, sign: 'AA==' })
    const response = await site.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-HK', ...(await site.signIn()) },
      payload: text.replace('"filler":0', `"filler":${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/\p{Script=Han}/u) })
  })

  it.each([
    [{ userName: 'x'.repeat(20), idCard: '1'.repeat(25) }, 'SUCCESS'],
    [{ userName: 'x'.repeat(21) }, 'BAD_REQUEST'],
    [{ idCard: '1'.repeat(26) }, 'BAD_REQUEST'],
  ])('[P5.input.1] limits names to 20 characters and documents to 25 (%j)', async (fields, code) => {
    const body = orderBody({ orderType: '0', tickets: [{ ...anAdult, ...fields }] })
    expect((await site.call('ticket/buy.ticket', body)).answer.code).toBe(code)
  })

  it('[P3.order.1] refuses a ticket category that is not the line’s', async () => {
    const body = orderBody({ orderType: '0', ticketCategory: '2' })
    expect((await site.call('ticket/buy.ticket', body)).answer.code).toBe('BAD_REQUEST')
  })
})
