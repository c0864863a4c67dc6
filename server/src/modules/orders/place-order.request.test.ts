import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { anAdult, orderBody } from '../../testing/trip-body.request'

let site: TestApp
let token: { authorization: string }
beforeEach(async () => {
  site = await buildTestApp()
  token = await site.signIn()
})
afterEach(() => site.close())

const order = async (change: object = {}, headers: object = token) =>
  (await site.call('ticket/buy.ticket', orderBody(change), { ...headers })).answer
const seatsLeft = async (line = 'HKGZHO', day = '2026-11-24') =>
  (
    await site.db
      .selectFrom('quotas')
      .select('seats_left')
      .where('line_code', '=', line)
      .where('fare_type', '=', 'day')
      .where('travel_date', '=', day)
      .executeTakeFirst()
  )?.seats_left

describe('a real order', () => {
  it('[P5.check.1] ordering is for members only', async () => {
    expect((await site.call('ticket/buy.ticket', orderBody())).status).toBe(401)
  })

  it('answers its number, its deadline 15 minutes away and the price; takes its seats', async () => {
    const { responseData } = await order({ tickets: [anAdult, anAdult], amount: 13_000, totalNeedpay: 13_000 })
    expect(responseData).toMatchObject({
      orderNo: expect.stringMatching(/^261121\d{14}$/),
      tradeEtime: '2026-11-21 10:15:00',
      totalNeedpay: 13_000,
      sysTime: '2026-11-21 10:00:00',
      captchaType: '0',
    })
    expect(responseData.orderNumber).toBe(responseData.orderNo)
    expect(await seatsLeft()).toBe(1998)
  })

  it('[D3.order.2] a second order of a member is refused with the number of the unpaid one', async () => {
    const first = await order()
    const second = await order({ feeType: '3', amount: 7000, totalNeedpay: 7000 })
    expect(second).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', responseData: { orderNo: first.responseData.orderNo } })
    expect((await order({}, await site.signIn(9))).code).toBe('SUCCESS')
  })

  it('accepts a new order when the deadline of the old one has passed, before the sweeper ran', async () => {
    await order()
    site.clock.advance(15 * 60_000)
    const timestamp = Math.floor(site.clock.now() / 1000)
    expect((await order({ timestamp })).code).toBe('SUCCESS')
    expect(await seatsLeft()).toBe(1999)
  })

  it('is refused on a sold-out day, and on the last seat but one for two people', async () => {
    expect((await order({ ticketData: '2026-11-26' })).code).toBe('SOLD_OUT_TYPE')
    const quota = {
      line_code: 'HKGZHO',
      fare_type: 'day' as const,
      travel_date: '2026-11-24',
      capacity: 1,
      seats_left: 1,
    }
    await site.db.insertInto('quotas').values(quota).execute()
    const two = { tickets: [anAdult, anAdult], amount: 13_000, totalNeedpay: 13_000 }
    expect((await order(two)).code).toBe('SEATS_SHORT')
    expect(await seatsLeft()).toBe(1)
    expect((await order()).code).toBe('SUCCESS')
  })

  it('of a round trip takes a seat on each way, or none', async () => {
    const trip = {
      lineCode: 'HKGZHORT',
      ticketCategory: '2',
      ticketDataRe: '2026-11-25',
      amount: 13_000,
      totalNeedpay: 13_000,
    }
    expect((await order({ ...trip, ticketDataRe: '2026-11-26' })).code).toBe('RETURN_SOLD_OUT')
    expect(await seatsLeft()).toBeUndefined()
    expect((await order(trip)).code).toBe('SUCCESS')
    expect([await seatsLeft(), await seatsLeft('ZHOHKG', '2026-11-25')]).toEqual([1999, 1999])
  })

  it('lets an infant travel on a lap: free, and without a seat', async () => {
    const { code } = await order({ tickets: [anAdult, { ...anAdult, ticketType: '04' }] })
    expect([code, await seatsLeft()]).toEqual(['SUCCESS', 1999])
  })
})
