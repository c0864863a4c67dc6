/** @jest-environment node */
import { type ApiError, isApiError } from '@shuttle/contracts'
import { configureTransport, send } from './index'
import {
  answers,
  hangsUp,
  keepsSilent,
  type startServer as Start,
  startServer,
  success,
} from './testing/scripted-server'
import type { TransportOptions } from './transport'

let server: Awaited<ReturnType<typeof Start>>
let token: string | undefined
const seen: { unauthorized: string[]; times: number[]; renewals: number } = { unauthorized: [], times: [], renewals: 0 }

const configure = (more: Partial<TransportOptions> = {}) =>
  configureTransport({
    baseUrl: server.baseUrl,
    getToken: () => token,
    getLanguageTag: () => 'zh-HK',
    renewToken: async () => {
      seen.renewals += 1
      token = 'fresh'
      return token
    },
    onUnauthorized: (code) => seen.unauthorized.push(code),
    onServerTime: (time) => seen.times.push(time),
    ...more,
  })

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  token = 'stored'
  Object.assign(seen, { unauthorized: [], times: [], renewals: 0 })
  configure()
})

describe('accounts 7, global request rules', () => {
  it('adds the common fields, the raw token and the language to each call', async () => {
    server.play(answers(200, success()))
    await send('wx/query.wx.order.info', { orderNo: 'A1' })
    expect(server.calls[0]?.path).toBe('/api/wx/query.wx.order.info')
    expect(server.calls[0]?.body).toEqual({
      orderNo: 'A1',
      appId: 'web',
      joinType: 'WEB',
      version: '2.7.0',
      equipment: 'browser',
    })
    expect(server.calls[0]?.headers.authorization).toBe('stored')
    expect(server.calls[0]?.headers['accept-language']).toBe('zh-HK')
  })

  it('sends no Authorization without a token, and the idempotency key where one is given', async () => {
    token = undefined
    server.play(answers(200, success()))
    await send('ticket/buy.ticket', {}, { idempotencyKey: 'key-1' })
    expect(server.calls[0]?.headers.authorization).toBeUndefined()
    expect(server.calls[0]?.headers['idempotency-key']).toBe('key-1')
  })

  it('hands the clock of each answer over', async () => {
    server.play(answers(200, success()))
    await send('manage/query.route')
    expect(seen.times).toEqual([1_795_226_400_000])
  })

  it('hands on how many withdrawals the site knows of, whatever the answer says', async () => {
    const counts: number[] = []
    configure({ onWithdrawals: (count) => counts.push(count) })
    server.play(answers(200, success(), { 'x-withdrawals': '3' }), answers(500, 'no', { 'x-withdrawals': '4' }))
    await send('manage/query.route')
    await failure(send('manage/query.route'))
    server.play(answers(200, success(), { 'x-withdrawals': 'many' }), answers(200, success()))
    await send('manage/query.route')
    await send('manage/query.route')
    expect(counts).toEqual([3, 4])
  })
})

describe('the body of every status is read (decision "the wire" 7)', () => {
  it('accounts 4, login flow: keeps what stands beside the refusal, whatever its status', async () => {
    server.play(answers(429, success({ code: 'TOO_MANY_REQUESTS', message: 'wait', asksMore: true })))
    expect((await failure(send('login'))).answer).toMatchObject({ asksMore: true })
  })

  it('gives a business refusal with status 200 back as the answer', async () => {
    server.play(answers(200, success({ code: 'SOLD_OUT', message: '已售罄' })))
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
  ])('turns %i %j into %s', async (status, body, kind) => {
    server.play(answers(status, body))
    const error = await failure(send('manage/query.route'))
    expect(error.kind).toBe(kind)
    expect(error.requestId).toBe('req-1')
  })

  it('keeps message, code and data of a refusal', async () => {
    server.play(answers(409, success({ code: 'UNPAID_ORDER_EXISTS', message: 'm', responseData: { orderNo: 'N1' } })))
    const error = await failure(send('ticket/buy.ticket'))
    expect(error).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', answerMessage: 'm', data: { orderNo: 'N1' } })
  })
})

describe('a network fault', () => {
  it('is repeated once for an idempotent call', async () => {
    server.play(hangsUp, answers(200, success()))
    expect(await send('manage/query.route', {}, { idempotent: true })).toMatchObject({ code: 'SUCCESS' })
    expect(server.calls).toHaveLength(2)
  })

  it('is not repeated twice', async () => {
    server.play(hangsUp, hangsUp, answers(200, success()))
    expect(await failure(send('manage/query.route', {}, { idempotent: true }))).toMatchObject({
      kind: 'offline',
      code: 'NETWORK',
    })
    expect(server.calls).toHaveLength(2)
  })

  it('is not repeated for a call that changes something', async () => {
    server.play(hangsUp, answers(200, success()))
    expect((await failure(send('ticket/buy.ticket'))).kind).toBe('offline')
    expect(server.calls).toHaveLength(1)
  })
})

describe('an answer that does not come', () => {
  it('is waited for as long as is said, told apart from a broken line, and not asked for again', async () => {
    configure({ patienceMs: 60 })
    server.play(keepsSilent, answers(200, success()))
    const asked = performance.now()
    const error = await failure(send('manage/query.route', {}, { idempotent: true }))
    expect(error).toMatchObject({ kind: 'timeout', code: 'TIMEOUT', answerMessage: undefined })
    expect(performance.now() - asked).toBeGreaterThan(55)
    expect(server.calls).toHaveLength(1)
  })

  it('is a device without network where the device says so', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
    server.play(hangsUp, hangsUp)
    expect(await failure(send('manage/query.route', {}, { idempotent: true }))).toMatchObject({
      kind: 'offline',
      code: 'OFFLINE',
    })
    Reflect.deleteProperty(globalThis, 'navigator')
  })
})

describe('401 and 408 have one owner', () => {
  const refused = (code: string) => answers(401, success({ code, message: 'sign in' }))

  it('renews the token once and replays the call with it', async () => {
    server.play(refused('401'), answers(200, success()))
    await send('wx/query.wx.order.info')
    expect(server.calls.map((call) => call.headers.authorization)).toEqual(['stored', 'fresh'])
    expect(seen.unauthorized).toEqual([])
  })

  it('renews once for calls that fail together', async () => {
    server.play(refused('401'), refused('401'), answers(200, success()), answers(200, success()))
    await Promise.all([send('wx/query.wx.order.info'), send('manage/get.payment.type.info')])
    expect(seen.renewals).toBe(1)
  })

  it('reports a replay that is refused again, and does not loop', async () => {
    server.play(refused('408'), refused('408'))
    expect(await failure(send('wx/query.wx.order.info'))).toMatchObject({ kind: 'unauthorized', code: '408' })
    expect(seen.unauthorized).toEqual(['408'])
    expect(server.calls).toHaveLength(2)
  })

  it('reports at once when there is no session to renew', async () => {
    configure({ renewToken: async () => undefined })
    server.play(refused('401'))
    await failure(send('wx/query.wx.order.info'))
    expect(seen.unauthorized).toEqual(['401'])
    expect(server.calls).toHaveLength(1)
  })

  describe('accounts 6: what one member asked for is never done for another', () => {
    let memberId: string | undefined
    const others: string[] = []
    const becoming = (next: string | undefined) => {
      memberId = 'm-1'
      others.length = 0
      configure({
        getMemberId: () => memberId,
        onOtherMember: () => others.push('other'),
        renewToken: async () => {
          memberId = next
          token = 'fresh'
          return token
        },
      })
      server.play(refused('401'), answers(200, success()))
    }

    it('is not replayed with the session of somebody who signed in meanwhile', async () => {
      becoming('m-2')
      expect(await failure(send('ticket/buy.ticket'))).toMatchObject({ kind: 'unauthorized', code: '401' })
      expect(server.calls.map((call) => call.headers.authorization)).toEqual(['stored'])
      // The other one stays signed in.
      expect([others, seen.unauthorized]).toEqual([['other'], []])
    })

    it('is replayed for the same member', async () => {
      becoming('m-1')
      expect(await send('ticket/buy.ticket')).toMatchObject({ code: 'SUCCESS' })
      expect([server.calls.length, others]).toEqual([2, []])
    })

    it('is not asked a second time either when the line broke and somebody else signed in', async () => {
      becoming('m-1')
      server.play(
        (response) => {
          memberId = 'm-2'
          response.destroy()
        },
        answers(200, success()),
      )
      expect((await failure(send('ticket/buy.ticket', {}, { idempotent: true }))).kind).toBe('offline')
      expect(server.calls).toHaveLength(1)
    })

    it('is replayed for a page that did not know yet whose token it had', async () => {
      becoming('m-2')
      memberId = undefined
      expect(await send('ticket/buy.ticket')).toMatchObject({ code: 'SUCCESS' })
    })
  })

  it('leaves an anonymous call alone', async () => {
    server.play(refused('401'))
    expect((await failure(send('wx/query.wx.user.information', {}, { anonymous: true }))).code).toBe('401')
    expect(server.calls[0]?.headers.authorization).toBeUndefined()
    expect(seen).toMatchObject({ unauthorized: [], renewals: 0 })
  })
})

describe('the version of the wire', () => {
  const tooOld = answers(426, success({ code: 'PAGE_TOO_OLD', message: 'reload' }))

  it('is the one the caller was built for, and nothing where the caller names none', async () => {
    server.play(answers(200, success()), answers(200, success()))
    await send('manage/query.route', {}, { wireVersion: 3 })
    await send('manage/query.route')
    expect(server.calls.map((call) => call.headers['x-wire'])).toEqual(['3', undefined])
  })

  it('that is served no longer is told to the shell and refused', async () => {
    let told = 0
    configure({ onPageTooOld: () => (told += 1) })
    server.play(tooOld)
    const error = await failure(send('manage/query.route', {}, { wireVersion: 1, idempotent: true }))
    expect(error).toMatchObject({ kind: 'refused', code: 'PAGE_TOO_OLD', status: 426, answerMessage: 'reload' })
    expect([told, server.calls.length, seen.unauthorized]).toEqual([1, 1, []])
  })

  it('is nobody’s business on any other refusal', async () => {
    let told = 0
    configure({ onPageTooOld: () => (told += 1) })
    server.play(answers(400, success({ code: 'BAD_REQUEST', message: 'no' })), answers(426, 'Upgrade Required'))
    await failure(send('manage/query.route'))
    await failure(send('manage/query.route'))
    expect(told).toBe(0)
  })

  it('of an early call that was too old does not count: the caller asks with its own', async () => {
    let told = 0
    configure({
      onPageTooOld: () => (told += 1),
      takeEarlyAnswer: () => Promise.resolve(success({ code: 'PAGE_TOO_OLD', message: 'reload' })),
    })
    server.play(answers(200, success()))
    await send('manage/query.route', {}, { wireVersion: 2 })
    expect([told, server.calls[0]?.headers['x-wire']]).toEqual([0, '2'])
  })
})

describe('answers that came with the page', () => {
  it('are taken instead of asking, and do not set the clock', async () => {
    configure({ takeEarlyAnswer: (path) => (path === 'manage/query.route' ? Promise.resolve(success()) : undefined) })
    server.play(answers(200, success()))
    await send('manage/query.route')
    expect(server.calls).toHaveLength(0)
    expect(seen.times).toEqual([])
    await send('ticket/query.line.ticket.price')
    expect(server.calls).toHaveLength(1)
  })

  it('are asked again when they failed', async () => {
    configure({ takeEarlyAnswer: () => Promise.reject(new TypeError('Failed to fetch')) })
    server.play(answers(200, success()))
    await send('manage/query.route')
    expect(server.calls).toHaveLength(1)
  })
})
