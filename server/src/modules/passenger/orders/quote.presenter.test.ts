import { buyTicketCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { anAdult, quoteBody, type TripRequest } from '../../../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const quote = async (trip: TripRequest, change: object = {}) =>
  (await site.call('ticket/buy.ticket', quoteBody(trip, change))).answer
const row = (ticketType: string, fee: string, total: number) => ({ ticketType, fee, total })

describe('[D9.9] a quote', () => {
  it('[P7.order.1] a quote needs no session, fits the wire, and promises nothing', async () => {
    const answer = await quote({})
    expect(z.safeParse(buyTicketCall.answer, answer).error).toBeUndefined()
    expect(answer).toMatchObject({ code: 'SUCCESS', message: '成功' })
    expect(answer.responseData).toMatchObject({ isSeleBook: '0', captchaType: '0', sysTime: '2026-11-21 10:00:00' })
    for (const field of ['orderNo', 'orderNumber', 'tradeEtime']) expect(answer.responseData).not.toHaveProperty(field)
    expect(await site.db.selectFrom('orders').selectAll().execute()).toEqual([])
    expect(await site.db.selectFrom('quotas').selectAll().where('seats_left', '>', 0).execute()).toEqual([])
  })

  it('[D9.9] a quote ignores the amount, the clock and the captcha that the client claims', async () => {
    const change = { amount: 1, totalNeedpay: 1, totalVoucherpay: 9, voucherNum: 3, totalBalpay: 5, currency: '1' }
    const answer = await quote({ adult: 2 }, { ...change, timestamp: 1, captcha: 'wrong', token: 'none' })
    expect(answer.responseData).toMatchObject({ totalMoney: 13_000, totalNeedpay: 13_000, totalVoucherpay: 0 })
    expect(answer.responseData.currency).toBe('2')
  })
})

describe('the price of a trip, calculated by hand', () => {
  it.each<[string, TripRequest, { total: number; currency: string; price: string; rows: object[] }]>([
    [
      '[D1.12] Hong Kong dollars from Hong Kong',
      { adult: 2, child: 1, elderly: 1 },
      {
        total: 19_600,
        currency: '2',
        price: '65.00',
        rows: [row('00', '65.00', 2), row('02', '33.00', 1), row('01', '33.00', 1)],
      },
    ],
    [
      '[D1.12] yuan from Zhuhai, by night',
      { line: 'ZHOHKG', adult: 1, elderly: 1, fareType: 'night' },
      { total: 9500, currency: '1', price: '63.00', rows: [row('00', '63.00', 1), row('01', '32.00', 1)] },
    ],
    [
      '[D1.6] yuan from Macau, where students pay as adults and infants nothing',
      { line: 'MACHKG', adult: 3, student: 1, infant: 2 },
      {
        total: 23_200,
        currency: '1',
        price: '58.00',
        rows: [row('00', '58.00', 3), row('05', '58.00', 1), row('04', '0.00', 2)],
      },
    ],
    [
      '[D9.2] a round trip pays both legs, fees are for one, counts are doubled',
      { line: 'HKGZHORT', back: '2026-11-25', adult: 2, child: 1 },
      { total: 32_600, currency: '2', price: '65.00', rows: [row('00', '65.00', 4), row('02', '33.00', 2)] },
    ],
    [
      'a round trip may return on the day it leaves',
      { line: 'MACHKGRT', back: '2026-11-24', elderly: 1 },
      { total: 5800, currency: '1', price: '29.00', rows: [row('01', '29.00', 2)] },
    ],
  ])('the price of a trip, calculated by hand: %s', async (_, trip, { total, currency, price, rows }) => {
    const { responseData } = await quote(trip)
    expect(responseData).toMatchObject({ totalMoney: total, totalNeedpay: total, totalFee: total, currency, price })
    expect(responseData.detailList).toEqual(rows)
    expect(responseData.feeType).toBe(trip.fareType === 'night' ? '3' : '2')
  })
})

describe('the forms in which a quote may be sent', () => {
  it.each<[string, TripRequest, object]>([
    ['[D9.5] days with slashes', {}, { ticketData: '2026/11/24' }],
    ['[D9.5] days of return with slashes', { line: 'HKGZHORT' }, { ticketDataRe: '2026/11/24' }],
    ['[D9.4] people as a JSON text', {}, { tickets: JSON.stringify([anAdult]) }],
    ['[D9.3] codes as numbers', {}, { feeType: 2, orderType: 0, ticketCategory: 1, currency: 2 }],
    ['[D9.3] passenger types as numbers', {}, { tickets: [{ ...anAdult, ticketType: 0, idType: 1 }] }],
    ['[D9.3] unknown fields', {}, { colour: 'red' }],
    ['[D9.9] common fields missing or free', {}, { equipment: 'a tin can' }],
  ])('a quote is read from %s', async (_, trip, change) => {
    const { code, responseData } = await quote(trip, change)
    expect(code).toBe('SUCCESS')
    expect(responseData.detailList).toEqual([row('00', '65.00', trip.line === undefined ? 1 : 2)])
    expect(responseData.totalNeedpay).toBe(trip.line === undefined ? 6500 : 13_000)
  })

  it('[P3.answer.1, D4.8] an answer shows the passengers as they were given, documents by their last four', async () => {
    const tickets = [{ ...anAdult, userName: '陳大文', idCard: 'A1234567' }]
    expect((await quote({}, { tickets })).responseData.tickets).toEqual([{ ...tickets[0], idCard: '••••4567' }])
  })
})
