import { buildSandbox } from './build-sandbox'

let now = Date.parse('2026-11-21T09:00:00+08:00')
const profile = { merchant: 'M1', password: 'p1' }
const { app, state } = buildSandbox({ ...profile, now: () => now, scripts: { read: (name) => `/* ${name} */` } })
afterAll(() => app.close())
beforeEach(() => {
  state.faults = []
})

const basic = (merchant: string, password: string) =>
  `Basic ${Buffer.from(`merchant.${merchant}:${password}`).toString('base64')}`
const send = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { body?: object; merchant?: string; authorization?: string; version?: number } = {},
) => {
  const { body, merchant = 'M1', authorization = basic('M1', 'p1'), version = 100 } = options
  const answer = await app.inject({
    method,
    url: `/api/rest/version/${version}/merchant/${merchant}/${path}`,
    headers: { authorization },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const checkout = (id: string, change: { order?: object; interaction?: object; apiOperation?: string } = {}) => ({
  apiOperation: 'INITIATE_CHECKOUT',
  ...change,
  interaction: { operation: 'PURCHASE', merchant: { name: 'Shop' }, locale: 'en', timeout: 900, ...change.interaction },
  order: { id, reference: `ref-${id}`, amount: '65.00', currency: 'HKD', description: 'x', ...change.order },
})
const refund = (amount: string, currency = 'HKD') => ({ apiOperation: 'REFUND', transaction: { amount, currency } })

const pay = async (sessionId: string, number = '5123450000000008') => {
  const payload = { number, name: 'X', month: '01', year: '39', securityCode: '100' }
  return (await app.inject({ method: 'POST', url: `/checkout/pay/${sessionId}/card`, payload })).json()
}
const open = async (id: string, change = {}) => {
  const { body } = await send('POST', 'session', { body: checkout(id, change) })
  return body.session.id as string
}
const paidOrder = async (id: string) => {
  await pay(await open(id))
  return id
}

describe('the sandbox refuses what the gateway refuses', () => {
  it.each([
    ['a wrong password', { authorization: basic('M1', 'wrong') }],
    ['a wrong user', { authorization: basic('M2', 'p1') }],
    ['the address of another merchant', { merchant: 'M2' }],
    ['no credentials', { authorization: '' }],
  ])('the sandbox refuses what the gateway refuses: %s', async (_name, options) => {
    for (const [method, path, body] of [
      ['POST', 'session', checkout('c1')],
      ['GET', 'order/c1', undefined],
      ['PUT', 'order/c1/transaction/r1', refund('1.00')],
      ['GET', 'order/c1/transaction/r1', undefined],
    ] as const) {
      const answer = await send(method, path, { ...options, ...(body && { body }) })
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({
        error: { cause: 'INVALID_REQUEST', explanation: 'Invalid credentials.' },
        result: 'ERROR',
      })
    }
  })
  it.each([
    ['65', 201],
    ['0.01', 201],
    ['0.00', 400],
    ['-1.00', 400],
    ['65.001', 400],
    ['sixty', 400],
  ])('the sandbox answers an amount of %s by %i', async (amount, status) => {
    const answer = await send('POST', 'session', { body: checkout(`a${amount}`, { order: { amount } }) })
    expect(answer.status).toBe(status)
    if (status === 400) {
      const { error, result } = answer.body
      expect({ result, field: error.field, type: error.validationType }).toEqual({
        result: 'ERROR',
        field: 'order.amount',
        type: 'INVALID',
      })
    }
  })
  it('the sandbox names a missing field', async () => {
    const answer = await send('POST', 'session', { body: { apiOperation: 'INITIATE_CHECKOUT' } })
    expect(answer.body.error).toMatchObject({ cause: 'INVALID_REQUEST', validationType: 'MISSING' })
  })
  it.each([
    [62, 'CREATE_CHECKOUT_SESSION', 201],
    [62, 'INITIATE_CHECKOUT', 400],
    [63, 'CREATE_CHECKOUT_SESSION', 400],
    [63, 'INITIATE_CHECKOUT', 201],
  ])('the sandbox answers version %i with %s by %i', async (version, apiOperation, status) => {
    const body = checkout(`v${version}${apiOperation.length}`, { apiOperation })
    expect((await send('POST', 'session', { version, body })).status).toBe(status)
  })
  it('the sandbox refuses an order id that was captured', async () => {
    await paidOrder('twice')
    const answer = await send('POST', 'session', { body: checkout('twice') })
    expect([answer.status, answer.body.error.field]).toEqual([400, 'order.id'])
  })
  it('the sandbox finds no order without a payment attempt', async () => {
    await open('untouched')
    const answer = await send('GET', 'order/untouched')
    expect([answer.status, answer.body.error.explanation]).toEqual([
      400,
      expect.stringContaining('Unable to find order'),
    ])
  })
})

describe('the sandbox takes cards as the gateway does', () => {
  it('the sandbox captures a card payment and reports it in RETRIEVE_ORDER', async () => {
    const sessionId = await open('ok')
    const { successIndicator } = state.sessions.get(sessionId) ?? {}
    expect(await pay(sessionId)).toMatchObject({ result: 'paid', resultIndicator: successIndicator })
    expect((await send('GET', 'order/ok')).body).toMatchObject({
      result: 'SUCCESS',
      status: 'CAPTURED',
      id: 'ok',
      merchant: 'M1',
      reference: 'ref-ok',
      amount: 65,
      totalCapturedAmount: 65,
      currency: 'HKD',
      transaction: [
        { result: 'SUCCESS', response: { gatewayCode: 'APPROVED' }, transaction: { id: '1', type: 'PAYMENT' } },
      ],
    })
  })
  it('the sandbox captures the money of a paid session once', async () => {
    const sessionId = await open('once')
    await Promise.all([pay(sessionId), pay(sessionId), pay(sessionId)])
    expect(state.orders.get('once')?.transactions).toHaveLength(1)
  })
  it.each([
    ['5111111111111118', 'DECLINED'],
    ['2223000000000023', 'EXPIRED_CARD'],
    ['4000000000000002', 'DECLINED'],
  ])('the sandbox declines the card %s as %s', async (number, gatewayCode) => {
    expect(await pay(await open(`d${number}`), number)).toEqual({ result: 'declined', gatewayCode })
    expect((await send('GET', `order/d${number}`)).body).toMatchObject({ status: 'FAILED', totalCapturedAmount: 0 })
  })
  it('the sandbox accepts no card from the end of the session on', async () => {
    const sessionId = await open('ends')
    now += 900_000 - 1
    expect(await pay(sessionId, '5111111111111118')).toMatchObject({ result: 'declined' })
    now += 1
    expect(await pay(sessionId)).toEqual({ result: 'timeout' })
    expect((await send('GET', 'order/ends')).body.totalCapturedAmount).toBe(0)
  })
  it('the sandbox shows late money only once it has arrived', async () => {
    expect(await pay(await open('late'), '2223000000000007')).toEqual({ result: 'timeout' })
    expect((await send('GET', 'order/late')).status).toBe(400)
    now += 8000
    expect((await send('GET', 'order/late')).body.totalCapturedAmount).toBe(65)
  })
})

describe('the sandbox refunds captured money once', () => {
  it('the sandbox answers a repeated refund as it answered the first time', async () => {
    await paidOrder('r1')
    const first = await send('PUT', 'order/r1/transaction/back', { body: refund('20.00') })
    const again = await send('PUT', 'order/r1/transaction/back', { body: refund('20.00') })
    expect(again.body).toEqual(first.body)
    expect(first.body).toMatchObject({
      result: 'SUCCESS',
      order: { status: 'PARTIALLY_REFUNDED', totalRefundedAmount: 20 },
    })
    expect((await send('GET', 'order/r1/transaction/back')).body.transaction).toMatchObject({
      type: 'REFUND',
      amount: 20,
    })
  })
  it('the sandbox refuses the same refund number with another amount', async () => {
    await paidOrder('r2')
    await send('PUT', 'order/r2/transaction/back', { body: refund('20.00') })
    expect((await send('PUT', 'order/r2/transaction/back', { body: refund('21.00') })).status).toBe(400)
  })
  it.each([
    ['65.00', 201],
    ['65.01', 400],
  ])('the sandbox answers a refund of %s out of 65.00 by %i', async (amount, status) => {
    await paidOrder(`r${amount}`)
    expect((await send('PUT', `order/r${amount}/transaction/back`, { body: refund(amount) })).status).toBe(status)
  })
  it('the sandbox refuses a refund in another currency', async () => {
    await paidOrder('r3')
    expect((await send('PUT', 'order/r3/transaction/back', { body: refund('1.00', 'CNY') })).status).toBe(400)
  })
})

describe('the fault panel', () => {
  const setFault = (payload: object) => app.inject({ method: 'POST', url: '/faults', payload })

  it('the fault panel applies a fault the requested number of times, and only to its target', async () => {
    await setFault({ kind: 'decline', reference: 'ref-f1', times: 1 })
    expect(await pay(await open('f0'))).toMatchObject({ result: 'paid' })
    const sessionId = await open('f1')
    expect(await pay(sessionId)).toMatchObject({ result: 'declined' })
    expect(await pay(sessionId)).toMatchObject({ result: 'paid' })
  })
  it('the fault panel reports a payment to the page twice under the fault `duplicate`', async () => {
    await setFault({ kind: 'duplicate', times: 1 })
    expect(await pay(await open('f2'))).toMatchObject({ result: 'paid', times: 2 })
  })
  it('the fault panel delays, refuses or drops an answer', async () => {
    await setFault({ kind: 'busy', operation: 'session', times: 1 })
    expect((await send('POST', 'session', { body: checkout('f3') })).body.error.cause).toBe('SERVER_BUSY')
    await setFault({ kind: 'delay', ms: 60, operation: 'session', times: 1 })
    const start = performance.now()
    await send('POST', 'session', { body: checkout('f4') })
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  })
  it('the fault panel lists and forgets faults', async () => {
    const { id } = (await setFault({ kind: 'decline' })).json()
    expect((await app.inject('/faults')).json().faults).toMatchObject([{ id, kind: 'decline' }])
    await app.inject({ method: 'DELETE', url: `/faults/${id}` })
    expect((await app.inject('/faults')).json().faults).toEqual([])
  })
  it('the fault panel refuses a fault it does not know', async () => {
    expect((await setFault({ kind: 'earthquake' })).statusCode).toBe(400)
  })
})

describe('the hosted page', () => {
  it.each([
    ['zh', 'zh-CN', '支付 HK$65.00'],
    ['zh-hk', 'zh-HK', '繳付 HK$65.00'],
    ['en', 'en', 'Pay HK$65.00'],
    ['fr', 'en', 'Pay HK$65.00'],
  ])('the hosted page of the sandbox speaks %s', async (locale, lang, button) => {
    const sessionId = await open(`l${locale}`, { interaction: { locale } })
    const page = await app.inject(`/checkout/pay/${sessionId}?origin=http://shop.test`)
    expect(page.body).toContain(`<html lang="${lang}">`)
    expect(page.body).toContain(button)
  })
  it('the hosted page shows texts of the merchant as text, never as markup', async () => {
    const sessionId = await open('xss', { order: { description: '<img src=x onerror=alert(1)>' } })
    const page = await app.inject(`/checkout/pay/${sessionId}`)
    expect(page.body).not.toContain('<img')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  })
  it('the hosted page has an answer for sessions it does not know', async () => {
    const page = await app.inject('/checkout/pay/SESSIONX')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('no longer valid')
  })
  it.each([
    ['/static/checkout/checkout.min.js', 'sandbox-checkout'],
    ['/checkout/version/62/checkout.js', 'sandbox-checkout'],
  ])('the sandbox serves %s', async (url, name) => expect((await app.inject(url)).body).toContain(name))
})
