import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { placeBody } from '../../../testing/trip-body.request'
import { endOrders } from './end-orders'
import { markPaid } from './mark-paid'
import { lockOrder, transitionOrder } from './orders.repository'

const DEPARTED = Date.parse('2026-11-25T00:00:00+08:00')
const ORDERS = 250

let site: TestApp
let orderNo: string
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  const member = await site.member()
  orderNo = (await member.call('ticket/buy.ticket', placeBody({}, 6500))).responseData.orderNo
  const payment = { orderNo, now: TEST_NOW, payType: 'MasterCard', requestNo: '1' }
  await transaction(site.db, (trx) => markPaid(trx, payment))
})

const getStatuses = async () =>
  (await site.db.selectFrom('orders').select('status').distinct().execute()).map(({ status }) => status)

it('[D3.state.1] instances that end orders at the same moment share them, and end each once', async () => {
  const order = await site.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  const ticket = await site.db
    .selectFrom('tickets')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  const numbers = Array.from({ length: ORDERS - 1 }, (_, index) => `many-${index}`)
  await site.db
    .insertInto('orders')
    .values(numbers.map((order_no) => ({ ...order, order_no, pickup_code: '' })))
    .execute()
  const tickets = numbers.map((order_no) => ({ ...ticket, order_no, ticket_no: order_no, passenger_position: null }))
  await site.db.insertInto('tickets').values(tickets).execute()
  const instances = Array.from({ length: 5 }, () => endOrders(site.db, DEPARTED))
  let ended = (await Promise.all(instances)).reduce((sum, count) => sum + count, 0)
  for (let more = 1; more > 0; ended += more) more = await endOrders(site.db, DEPARTED)
  expect(ended).toBe(ORDERS)
  expect(await getStatuses()).toEqual(['ended'])
})

it('[D3.state.1] an order that is refunded at this moment is left to its refund', async () => {
  await transaction(site.db, async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (!order) throw new Error('no order')
    await trx.updateTable('tickets').set({ status: 'refunded' }).where('order_no', '=', orderNo).execute()
    await transitionOrder(trx, order, 'refundRest')
    expect(await endOrders(site.db, DEPARTED)).toBe(0)
  })
  expect(await endOrders(site.db, DEPARTED)).toBe(0)
  expect(await getStatuses()).toEqual(['refunding'])
})

it('an order ends when the concurrent refund is missing (negative control)', async () => {
  expect(await endOrders(site.db, DEPARTED)).toBe(1)
  expect(await getStatuses()).toEqual(['ended'])
})
