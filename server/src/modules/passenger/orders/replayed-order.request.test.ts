import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { orderBody } from '../../../testing/trip-body.request'

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

const order = async (change: object, key?: string) =>
  (await site.call('ticket/buy.ticket', orderBody(change), { ...token, ...(key && { 'idempotency-key': key }) })).answer

describe('[D9.14] an order request that is repeated', () => {
  it('[P4.order.2, P7.order.1] a repeat answers the same order at the price it was sold at, however late', async () => {
    const first = await order({}, 'a')
    await site.db.updateTable('fares').set({ cents_hkd: 9900 }).execute()
    site.clock.advance(11 * 60_000)
    const again = await order({}, 'a')
    expect(again).toMatchObject({
      code: 'SUCCESS',
      responseData: { orderNo: first.responseData.orderNo, totalNeedpay: 6500 },
    })
    expect(again.responseData.detailList).toEqual(first.responseData.detailList)
    expect(await site.db.selectFrom('orders').select('order_no').execute()).toHaveLength(1)
  })

  it('[D9.14] a repeat with the same key and another body is refused', async () => {
    await order({}, 'a')
    expect((await order({ feeType: '3' }, 'a')).code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('[D3.order.2, D9.14] a repeat without a key is the same order for ten seconds', async () => {
    const first = await order({})
    site.clock.advance(10_000)
    expect((await order({})).responseData.orderNo).toBe(first.responseData.orderNo)
    site.clock.advance(1)
    expect(await order({})).toMatchObject({
      code: 'UNPAID_ORDER_EXISTS',
      responseData: first.responseData && { orderNo: first.responseData.orderNo },
    })
  })

  it.each([
    [600, 'SUCCESS'],
    [601, 'STALE_TIMESTAMP'],
    [-600, 'SUCCESS'],
    [-601, 'STALE_TIMESTAMP'],
  ])('[D9.9] a new order sent %d s ago is %s', async (seconds, code) => {
    expect((await order({ timestamp: Math.floor(site.clock.now() / 1000) - seconds })).code).toBe(code)
  })
})
