import { type ApiError, isApiError } from '@shuttle/contracts'
import { WIRE_VERSION } from '@shuttle/wire'
import { fetchHomeContent, fetchOrder, placeOrder, requestQuote } from './index'
import { startAnsweringServer } from './testing/answering-server'
import { aLineRow, anOrderAnswer, anOrderRow } from './testing/recorded-answers'

let server: Awaited<ReturnType<typeof startAnsweringServer>>
beforeAll(async () => {
  server = await startAnsweringServer()
})
afterAll(() => server.stop())

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

const request = {
  lineCode: 'HKGZHO',
  category: 'oneWay',
  originCode: 'HKG',
  destinationCode: 'ZHO',
  date: '2026-11-23',
  fareType: 'day',
  currency: 'HKD',
  counts: { adult: 2, child: 0, elderly: 0, student: 0, infant: 0 },
  boardingPoint: 'HKG01',
  alightingPoint: 'ZHO01',
} as const

describe('[D1.7] each call succeeds by its own rule', () => {
  it('[P7.success.1] accepts the success message, whatever the code', async () => {
    server.answerWith({ code: 'SUCCESS', message: '成功', responseData: [aLineRow], notice: [], swiper: [] })
    const { lines } = await fetchHomeContent()
    expect(lines[0]?.lineCode).toBe('HKGZHO')
  })

  it('refuses the code alone where the call requires the message', async () => {
    server.answerWith({ code: 'SUCCESS', message: 'fine', responseData: [aLineRow], notice: [], swiper: [] })
    expect((await failure(fetchHomeContent())).kind).toBe('refused')
  })
})

it('sends the wire version it was built with on every call', async () => {
  server.answerWith({ code: 'SUCCESS', message: '成功', responseData: [aLineRow], notice: [], swiper: [] })
  await fetchHomeContent()
  expect(server.seen[0]?.wireVersion).toBe(String(WIRE_VERSION))
})

describe('refusals and faults', () => {
  it('throws a refusal with its code, message and data', async () => {
    server.answerWith({ code: 'UNPAID_ORDER_EXISTS', message: 'Pay first', responseData: { orderNo: 'B1' } })
    const error = await failure(requestQuote(request))
    expect(error).toMatchObject({ kind: 'refused', code: 'UNPAID_ORDER_EXISTS', answerMessage: 'Pay first' })
    expect(error.data).toEqual({ orderNo: 'B1' })
  })

  it('[P8.fault.1] throws a fault when the answer has no message (purchase 8)', async () => {
    server.answerWith({ code: 'WHATEVER' })
    expect((await failure(fetchHomeContent())).kind).toBe('server')
  })

  it('throws unreadable when the answer breaks its schema', async () => {
    server.answerWith({ code: 'SUCCESS', message: '成功', responseData: [{ eXlmc: 1 }], notice: [], swiper: [] })
    expect((await failure(fetchHomeContent())).kind).toBe('unreadable')
  })

  it('throws unreadable when a JSON text inside the answer is not JSON', async () => {
    const responseData = [{ ...anOrderRow, phList: '[{' }, {}]
    server.answerWith({ code: 'SUCCESS', message: '成功', responseData, extend: {} })
    expect((await failure(fetchOrder('B1'))).kind).toBe('unreadable')
  })
})

describe('orders', () => {
  it('sends the key and the confirmed amounts of a real order', async () => {
    server.answerWith({ code: 'SUCCESS', message: '成功', responseData: anOrderAnswer })
    const confirmedAt = Date.parse('2026-11-21T10:00:00.900+08:00')
    const placed = await placeOrder({ request, total: 13000, amountDue: 13000, confirmedAt }, 'key-1')
    expect(placed).toEqual({
      orderNo: 'B202611210001',
      amountDue: 13000,
      payBy: Date.parse('2026-11-21T10:15:00+08:00'),
    })
    expect(server.seen).toHaveLength(1)
    expect(server.seen[0]?.idempotencyKey).toBe('key-1')
    expect(server.seen[0]?.body).toMatchObject({ orderType: '1', amount: 13000, timestamp: confirmedAt / 1000 - 0.9 })
  })

  it('[P3.order.6] requests a quote without amounts and without a key', async () => {
    server.answerWith({ code: 'SUCCESS', message: '成功', responseData: anOrderAnswer })
    expect((await requestQuote(request)).amountDue).toBe(13000)
    expect(server.seen[0]?.idempotencyKey).toBeUndefined()
    expect(server.seen[0]?.body).toMatchObject({ orderType: '0', amount: 0, totalNeedpay: 0 })
  })
})
