import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { anAdult, orderBody } from '../../../testing/trip-body.request'

let site: TestApp
let token: { authorization: string }
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  token = await site.signIn()
})

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

describe('placing an order', () => {
  it('[P5.check.1] an order is refused to visitors', async () => {
    expect((await site.call('ticket/buy.ticket', orderBody())).status).toBe(401)
  })

  it('an order answers its number, its deadline 15 minutes away and the price; takes its seats', async () => {
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

  it('a new order is accepted when the deadline of the old one has passed, before the sweeper ran', async () => {
    await order()
    site.clock.advance(15 * 60_000)
    const timestamp = Math.floor(site.clock.now() / 1000)
    expect((await order({ timestamp })).code).toBe('SUCCESS')
    expect(await seatsLeft()).toBe(1999)
  })

  it('an order is refused on a sold-out day, and on the last seat but one for two passengers', async () => {
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

  it('an order of a round trip takes a seat on each way, or none', async () => {
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

  it('an order lets an infant travel on a lap: free, and without a seat', async () => {
    const { code } = await order({ tickets: [anAdult, { ...anAdult, ticketType: '04' }] })
    expect([code, await seatsLeft()]).toEqual(['SUCCESS', 1999])
  })
})

describe('[D9.9] an order with the quoteId of its quote', () => {
  const MINUTE = 60_000
  const quote = async (change: object = {}, headers: object = token) =>
    (await site.call('ticket/buy.ticket', orderBody({ orderType: '0', ...change }), { ...headers })).answer.responseData
  const makeDearer = () => site.db.updateTable('fares').set({ cents_hkd: 9900 }).execute()
  const placed = async (change: object, headers: object = token) => {
    const { code, responseData } = await order({ timestamp: Math.floor(site.clock.now() / 1000), ...change }, headers)
    return code === 'SUCCESS' ? responseData.totalNeedpay : code
  }

  it.each([
    ['10:00', 10 * MINUTE, 6500],
    ['10:01', 10 * MINUTE + 1000, 'AMOUNT_MISMATCH'],
  ])('an order is priced by its quote until ten minutes later, at %s: %s', async (_, later, expected) => {
    const { quoteId } = await quote()
    await makeDearer()
    site.clock.advance(later)
    expect(await placed({ quoteId })).toBe(expected)
  })

  it('an order stores the fares of its quote', async () => {
    const { quoteId } = await quote()
    await makeDearer()
    const { responseData } = await order({ quoteId })
    const items = site.db.selectFrom('order_items').select('fare_cents').where('order_no', '=', responseData.orderNo)
    expect(await items.execute()).toEqual([{ fare_cents: 6500 }])
    expect(responseData.price).toBe('65.00')
  })

  it('an order whose amount differs is refused, with the quoteId as without', async () => {
    const { quoteId } = await quote()
    expect(await placed({ quoteId, amount: 6400, totalNeedpay: 6400 })).toBe('AMOUNT_MISMATCH')
    expect(await placed({ amount: 6400, totalNeedpay: 6400 })).toBe('AMOUNT_MISMATCH')
    await makeDearer()
    expect(await placed({})).toBe('AMOUNT_MISMATCH')
    expect(await placed({ quoteId, amount: 9900, totalNeedpay: 9900 })).toBe('AMOUNT_MISMATCH')
    expect(await placed({ quoteId })).toBe(6500)
  })

  it.each([
    ['counts', { tickets: [anAdult, anAdult], amount: 13_000, totalNeedpay: 13_000 }],
    ['date', { ticketData: '2026-11-25' }],
    ['fare type', { feeType: '3' }],
    ['line', { lineCode: 'HKGMAC', endStationCode: 'MAC' }],
  ])('an order is priced now where its %s differs from the quote', async (_, change) => {
    const { quoteId } = await quote()
    await makeDearer()
    expect(await placed({ quoteId, ...change })).toBe('AMOUNT_MISMATCH')
  })

  it.each([
    ['fares', (payload: Record<string, unknown>) => ({ ...payload, fares: { adult: 1 } }), 1],
    ['end', (payload: Record<string, unknown>) => ({ ...payload, until: Number.MAX_SAFE_INTEGER }), 6500],
  ])('a forged quoteId with other %s is ignored', async (_, forge, claimed) => {
    const { quoteId } = await quote()
    await makeDearer()
    const [text = '', signature = ''] = quoteId.split('.')
    const payload = forge(JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>)
    const forged = `${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`
    for (const wrong of [forged, `${text}.${'A'.repeat(signature.length)}`, text, '.', 'x'.repeat(5000)])
      expect(await placed({ quoteId: wrong, amount: claimed, totalNeedpay: claimed })).toBe('AMOUNT_MISMATCH')
  })

  it('a quoteId of another account is ignored, one of a visitor is valid for the account that signs in', async () => {
    const other = await site.signIn(0)
    const { quoteId } = await quote({}, other)
    const { quoteId: ofVisitor } = await quote({}, {})
    await makeDearer()
    expect(await placed({ quoteId })).toBe('AMOUNT_MISMATCH')
    expect(await placed({ quoteId: ofVisitor })).toBe(6500)
  })

  it('a replay with the same key is the same order, also with a newer quoteId', async () => {
    const keyed = { ...token, 'idempotency-key': 'k1' }
    const first = await order({ quoteId: (await quote()).quoteId }, keyed)
    const again = await order({ quoteId: (await quote()).quoteId }, keyed)
    expect(again.responseData.orderNo).toBe(first.responseData.orderNo)
  })

  it('a quoteId freezes the price alone: seats are checked again', async () => {
    const { quoteId } = await quote()
    await site.db.updateTable('quotas').set({ seats_left: 0 }).execute()
    await site.db.updateTable('daily_quotas').set({ capacity: 0 }).execute()
    expect(await placed({ quoteId })).toBe('SOLD_OUT_DAY')
  })

  it('a ticket that is not sold any more is refused', async () => {
    const { quoteId } = await quote()
    await site.db.deleteFrom('fares').execute()
    expect(await placed({ quoteId })).toBe('FARE_NOT_ON_SALE')
  })
})
