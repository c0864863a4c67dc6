import { send } from './index'
import { aTransport, failure } from './testing/a-transport'
import { answers, hangsUp, neverAnswers, success } from './testing/scripted-server'

const site = aTransport()

describe('accounts 7, global request rules', () => {
  it('[A7.common.1, A9.client.1, D9.6] adds the common fields, the raw token and the language to each call', async () => {
    site.server.respondWith(answers(200, success()))
    await send('wx/query.wx.order.info', { orderNo: 'A1' })
    expect(site.server.calls[0]?.path).toBe('/api/wx/query.wx.order.info')
    expect(site.server.calls[0]?.body).toEqual({
      orderNo: 'A1',
      appId: 'web',
      joinType: 'WEB',
      version: '2.7.0',
      equipment: 'browser',
    })
    expect(site.server.calls[0]?.headers.authorization).toBe('stored')
    expect(site.server.calls[0]?.headers['accept-language']).toBe('zh-HK')
  })

  it('sends no Authorization without a token, and the idempotency key where one is given', async () => {
    site.token = undefined
    site.server.respondWith(answers(200, success()))
    await send('ticket/buy.ticket', {}, { idempotencyKey: 'key-1' })
    expect(site.server.calls[0]?.headers.authorization).toBeUndefined()
    expect(site.server.calls[0]?.headers['idempotency-key']).toBe('key-1')
  })

  it('delays a call for members until the session is restored and sends other calls at once', async () => {
    site.token = undefined
    let resolveMember = () => {}
    const known = new Promise<void>((resolve) => {
      resolveMember = resolve
    })
    site.configure({ untilKnown: () => known })
    site.server.respondWith(answers(200, success()), answers(200, success()))
    const waiting = send('wx/query.wx.order.info', {}, { forMember: true })
    await send('manage/query.route')
    expect(site.server.calls.map(({ path }) => path)).toEqual(['/api/manage/query.route'])
    site.token = 'restored'
    resolveMember()
    await waiting
    expect(site.server.calls[1]?.headers.authorization).toBe('restored')
    expect(site.seen.renewals).toBe(0)
  })

  it('[D2.3] reports the clock of each answer', async () => {
    site.server.respondWith(answers(200, success()))
    await send('manage/query.route')
    expect(site.seen.times).toEqual([1_795_226_400_000])
  })

  it('reports the number of withdrawals of the site, whatever the answer', async () => {
    const counts: number[] = []
    site.configure({ onWithdrawals: (count) => counts.push(count) })
    site.server.respondWith(
      answers(200, success(), { 'x-withdrawals': '3' }),
      answers(500, 'no', { 'x-withdrawals': '4' }),
    )
    await send('manage/query.route')
    await failure(send('manage/query.route'))
    site.server.respondWith(answers(200, success(), { 'x-withdrawals': 'many' }), answers(200, success()))
    await send('manage/query.route')
    await send('manage/query.route')
    expect(counts).toEqual([3, 4])
  })
})

describe('[D9.7] the body of every status is read', () => {
  it('accounts 4, login flow: returns the fields beside the refusal, whatever its status', async () => {
    site.server.respondWith(answers(429, success({ code: 'TOO_MANY_REQUESTS', message: 'wait', hasMore: true })))
    expect((await failure(send('login'))).answer).toMatchObject({ hasMore: true })
  })

  it('returns a business refusal with status 200 as the answer', async () => {
    site.server.respondWith(answers(200, success({ code: 'SOLD_OUT', message: '已售罄' })))
    expect(await send('ticket/buy.ticket')).toMatchObject({ code: 'SOLD_OUT', message: '已售罄' })
  })

  it.each([
    [400, success({ code: 'BAD_REQUEST', message: 'no' }), 'refused'],
    [429, success({ code: 'TOO_MANY_REQUESTS', message: 'wait' }), 'refused'],
    [404, 'nothing here', 'not-found'],
    [500, { code: 'FAULT' }, 'server'],
    [502, '<html>', 'server'],
    [200, '<html>', 'unreadable'],
    [200, { hello: 1 }, 'unreadable'],
  ])('turns an answer %i %j into the error kind %s', async (status, body, kind) => {
    site.server.respondWith(answers(status, body))
    const error = await failure(send('manage/query.route'))
    expect(error.kind).toBe(kind)
    expect(error.requestId).toBe('req-1')
  })

  it('returns message, code and data of a refusal', async () => {
    site.server.respondWith(
      answers(409, success({ code: 'UNPAID_ORDER_EXISTS', message: 'm', responseData: { orderNo: 'N1' } })),
    )
    const error = await failure(send('ticket/buy.ticket'))
    expect(error).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', answerMessage: 'm', data: { orderNo: 'N1' } })
  })
})

describe('retries after a network fault', () => {
  it('[D6.request.1] retries an idempotent call once after a network fault', async () => {
    site.server.respondWith(hangsUp, answers(200, success()))
    expect(await send('manage/query.route', {}, { idempotent: true })).toMatchObject({ code: 'SUCCESS' })
    expect(site.server.calls).toHaveLength(2)
  })

  it('a call is not retried again after a second network fault', async () => {
    site.server.respondWith(hangsUp, hangsUp, answers(200, success()))
    expect(await failure(send('manage/query.route', {}, { idempotent: true }))).toMatchObject({
      kind: 'offline',
      code: 'NETWORK',
    })
    expect(site.server.calls).toHaveLength(2)
  })

  it('[D6.request.1] a call that changes something is not retried after a network fault', async () => {
    site.server.respondWith(hangsUp, answers(200, success()))
    expect((await failure(send('ticket/buy.ticket'))).kind).toBe('offline')
    expect(site.server.calls).toHaveLength(1)
  })
})

describe('retries after a busy service sent Retry-After', () => {
  const busy = (headers: Record<string, string>) =>
    answers(503, success({ code: 'SERVICE_UNAVAILABLE', message: 'busy' }), headers)

  it('retries a call that changes nothing, or that carries a key, after that time', async () => {
    site.server.respondWith(busy({ 'retry-after': '0' }), answers(200, success()))
    expect(await send('manage/query.route', {}, { idempotent: true })).toMatchObject({ code: 'SUCCESS' })
    expect(site.server.calls).toHaveLength(2)
  })

  it('retries a busy service once only', async () => {
    site.server.respondWith(busy({ 'retry-after': '0' }), busy({ 'retry-after': '0' }), answers(200, success()))
    expect(await failure(send('manage/query.route', {}, { idempotent: true }))).toMatchObject({
      kind: 'server',
      code: 'SERVICE_UNAVAILABLE',
      answerMessage: 'busy',
    })
    expect(site.server.calls).toHaveLength(2)
  })

  it.each([
    ['by a call that changes something', { 'retry-after': '0' }, {}],
    ['without a time', {}, { idempotent: true }],
    ['in a minute', { 'retry-after': '60' }, { idempotent: true }],
  ])('a busy service is not retried %s', async (_, headers, options) => {
    site.server.respondWith(busy(headers), answers(200, success()))
    expect((await failure(send('ticket/buy.ticket', {}, options))).status).toBe(503)
    expect(site.server.calls).toHaveLength(1)
  })

  it('a busy service is not retried for a page that was left', async () => {
    const left = new AbortController()
    site.server.respondWith(
      (response, call) => {
        busy({ 'retry-after': '5' })(response, call)
        setTimeout(() => left.abort(), 50)
      },
      answers(200, success()),
    )
    await failure(send('manage/query.route', {}, { idempotent: true, signal: left.signal }))
    expect(site.server.calls).toHaveLength(1)
  })
})

describe('calls without an answer', () => {
  it('[D6.request.1] reports a timeout after the limit, apart from a broken line, and does not retry it', async () => {
    site.configure({ timeoutMs: 60 })
    site.server.respondWith(neverAnswers, answers(200, success()))
    const startedAt = performance.now()
    const error = await failure(send('manage/query.route', {}, { idempotent: true }))
    expect(error).toMatchObject({ kind: 'timeout', code: 'TIMEOUT', answerMessage: undefined })
    expect(performance.now() - startedAt).toBeGreaterThan(55)
    expect(site.server.calls).toHaveLength(1)
  })

  it('[D6.request.1] reports a missing network when the device is offline', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
    site.server.respondWith(hangsUp, hangsUp)
    expect(await failure(send('manage/query.route', {}, { idempotent: true }))).toMatchObject({
      kind: 'offline',
      code: 'OFFLINE',
    })
    Reflect.deleteProperty(globalThis, 'navigator')
  })
})

describe('the version of the wire', () => {
  const tooOld = answers(426, success({ code: 'PAGE_TOO_OLD', message: 'reload' }))

  it('sends the wire version that the caller was built for, or none where the caller names none', async () => {
    site.server.respondWith(answers(200, success()), answers(200, success()))
    await send('manage/query.route', {}, { wireVersion: 3 })
    await send('manage/query.route')
    expect(site.server.calls.map((call) => call.headers['x-wire'])).toEqual(['3', undefined])
  })

  it('reports to the shell that the service no longer serves the wire version', async () => {
    let reports = 0
    site.configure({ onPageTooOld: () => (reports += 1) })
    site.server.respondWith(tooOld)
    const error = await failure(send('manage/query.route', {}, { wireVersion: 1, idempotent: true }))
    expect(error).toMatchObject({ kind: 'refused', code: 'PAGE_TOO_OLD', status: 426, answerMessage: 'reload' })
    expect([reports, site.server.calls.length, site.seen.unauthorized]).toEqual([1, 1, []])
  })

  it('the version of the wire does not report any other refusal to the shell', async () => {
    let reports = 0
    site.configure({ onPageTooOld: () => (reports += 1) })
    site.server.respondWith(
      answers(400, success({ code: 'BAD_REQUEST', message: 'no' })),
      answers(426, 'Upgrade Required'),
    )
    await failure(send('manage/query.route'))
    await failure(send('manage/query.route'))
    expect(reports).toBe(0)
  })

  it('sends the call itself when the early call was too old, without a report to the shell', async () => {
    let reports = 0
    site.configure({
      onPageTooOld: () => (reports += 1),
      takeEarlyAnswer: () => Promise.resolve(success({ code: 'PAGE_TOO_OLD', message: 'reload' })),
    })
    site.server.respondWith(answers(200, success()))
    await send('manage/query.route', {}, { wireVersion: 2 })
    expect([reports, site.server.calls[0]?.headers['x-wire']]).toEqual([0, '2'])
  })
})

describe('answers that came with the page', () => {
  it('uses answers that came with the page instead of requests, and does not set the clock by them', async () => {
    site.configure({
      takeEarlyAnswer: (path) => (path === 'manage/query.route' ? Promise.resolve(success()) : undefined),
    })
    site.server.respondWith(answers(200, success()))
    await send('manage/query.route')
    expect(site.server.calls).toHaveLength(0)
    expect(site.seen.times).toEqual([])
    await send('ticket/query.line.ticket.price')
    expect(site.server.calls).toHaveLength(1)
  })

  it('sends the call when its answer in the page is a failure', async () => {
    site.configure({ takeEarlyAnswer: () => Promise.reject(new TypeError('Failed to fetch')) })
    site.server.respondWith(answers(200, success()))
    await send('manage/query.route')
    expect(site.server.calls).toHaveLength(1)
  })
})
