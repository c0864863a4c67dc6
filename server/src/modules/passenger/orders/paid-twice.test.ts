import { transaction } from '../../../database/transaction'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { orderBody } from '../../../testing/trip-body.request'
import { cancelOrder } from './cancel-order'
import { expireOrders } from './expire-orders'
import { markPaid } from './mark-paid'

let site: TestApp
let orderNo: string
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  const quota = {
    line_code: 'HKGZHO',
    fare_type: 'day' as const,
    travel_date: '2026-11-24',
    capacity: 3,
    seats_left: 3,
  }
  await site.db.insertInto('quotas').values(quota).execute()
  const token = await site.signIn()
  orderNo = (await site.call('ticket/buy.ticket', orderBody({}, 2), token)).answer.responseData.orderNo
})

const pay = (requestNo: string) =>
  transaction(site.db, (trx) => markPaid(trx, { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo }))
const seatsLeft = async () =>
  (await site.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', '2026-11-24').executeTakeFirst())
    ?.seats_left
const ticketCount = async () => (await site.db.selectFrom('tickets').select('ticket_no').execute()).length

describe('several notices of the same money at once', () => {
  it('several notices make an order paid once; the others find it paid', async () => {
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map(pay))
    expect(outcomes.sort()).toEqual(['already-paid', 'already-paid', 'already-paid', 'paid'])
    expect([await seatsLeft(), await ticketCount()]).toEqual([1, 2])
  })

  it('[D3.order.3] several notices restore an expired order once; no notice finds its own seats gone', async () => {
    site.clock.advance(16 * 60_000)
    expect(await expireOrders(site.db, site.clock.now())).toBe(1)
    expect(await seatsLeft()).toBe(3)
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map(pay))
    expect(outcomes.sort()).toEqual(['already-paid', 'already-paid', 'already-paid', 'honoured-late'])
    expect([await seatsLeft(), await ticketCount()]).toEqual([1, 2])
  })

  it('[D3.order.3] late money is refunded when another order has the seats', async () => {
    site.clock.advance(16 * 60_000)
    await expireOrders(site.db, site.clock.now())
    await site.db.updateTable('quotas').set({ seats_left: 1 }).where('travel_date', '=', '2026-11-24').execute()
    expect(await pay('a')).toBe('no-seats')
    expect([await seatsLeft(), await ticketCount()]).toEqual([1, 0])
  })
})

describe('an order cancelled several times at once', () => {
  it('[P4.order.4] an order is cancelled once, and every caller gets the success answer', async () => {
    const order = await site.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const cancel = () => cancelOrder(site.context, { orderNo, accountId: order.account_id, now: site.clock.now() })
    await expect(Promise.all(Array.from({ length: 10 }, cancel))).resolves.toHaveLength(10)
    expect(await seatsLeft()).toBe(3)
  })
})
