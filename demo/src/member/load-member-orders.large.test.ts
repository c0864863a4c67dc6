import { ORDER_STATUSES } from '@shuttle/domain'
import { loadSampleAccounts, loadSampleCoupons } from '@shuttle/server/filling'
import { credentials, type PaymentService, presentStatus, startPaymentService } from '@shuttle/server/testing/service'
import { sql } from 'kysely'
import { loadMemberOrders } from './load-member-orders'
import { MEMBER_ORDERS } from './member-orders'

interface Card {
  orderNo: string
  orderStatus: string
  needpayFee: number
  currency: string
  jpzt: string
}

const leftOut: unknown[] = []
let service: PaymentService
const load = (signal?: AbortSignal) => {
  const log = { ...service.context.log, warn: (about: unknown) => leftOut.push(about) }
  return loadMemberOrders({ ...service.context, log: log as never }, signal)
}
beforeAll(async () => {
  service = await startPaymentService()
  const { db, clock } = service.context
  await loadSampleAccounts(db, clock.now())
  await loadSampleCoupons(db, clock.now())
})
afterAll(() => service.close())

const call = async (path: string, body: object, headers: Record<string, string> = {}) =>
  (await service.app.inject({ method: 'POST', url: `/api/${path}`, payload: body, headers })).json()

const listOrders = async (): Promise<Card[]> => {
  const { jwt: authorization } = await call('login', credentials())
  const body = { ticketCategory: '1,2', rowCount: 50, nextOrderNo: '', orderStatus: '' }
  return (await call('wx/query.wx.order.record', body, { authorization })).responseData
}

const countBy = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]))

const readSum = async (query: ReturnType<typeof sql<{ sum: number }>>): Promise<number> =>
  Number((await query.execute(service.context.db)).rows[0]?.sum)

const PAID = sql`orders where paid_at is not null`

describe('orders of the demo’s member', () => {
  it('no order is loaded if the service ends before it begins', async () => {
    expect(await load(AbortSignal.abort())).toBe(0)
  })

  it('50 orders in every status are in the list call', async () => {
    expect(await load()).toBe(50)
    expect(leftOut).toEqual([])
    const listed = await listOrders()
    expect(listed).toHaveLength(50)
    expect(countBy(listed.map(({ orderStatus }) => orderStatus))).toEqual(
      Object.fromEntries(ORDER_STATUSES.map((status) => [presentStatus(status), MEMBER_ORDERS[status].length])),
    )
    expect(new Set(listed.map(({ currency }) => currency)).size).toBe(2)
    const opened = listed.filter(({ orderStatus, jpzt }) => orderStatus === '1' && jpzt === '1')
    expect(opened).toHaveLength(1)
  })

  it('the amounts of the orders equal those of the database, to the cent', async () => {
    const listed = await listOrders()
    const due = await readSum(sql`select sum(due_cents) as sum from orders`)
    expect(listed.reduce((sum, { needpayFee }) => sum + needpayFee, 0)).toBe(due)
    const taken = await readSum(sql`select sum(amount_cents) as sum from payment_transactions where outcome = 'paid'`)
    expect(taken).toBe(await readSum(sql`select sum(due_cents) as sum from ${PAID}`))
    expect(taken).toBe(await readSum(sql`select sum(paid_cents) as sum from tickets`))
  })

  it('paid = retained + fee + refunded, by the tickets, the ledger and the sandbox', async () => {
    const paid = await readSum(sql`select sum(paid_cents) as sum from tickets`)
    const stillPaid = await readSum(sql`select sum(paid_cents) as sum from tickets where status = 'valid'`)
    const fee = await readSum(sql`select sum(fee_cents) as sum from refund_items`)
    const refunded = await readSum(sql`select sum(refund_cents) as sum from refund_items`)
    expect(stillPaid + fee + refunded).toBe(paid)
    expect(fee).toBeGreaterThan(0)
    expect(refunded).toBe(await readSum(sql`select sum(amount_cents) as sum from refunds`))
    const atProvider = [...service.sandbox.state.orders.values()].flatMap(({ transactions }) => transactions)
    const sumOf = (type: string) =>
      atProvider.filter((each) => each.type === type).reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect([sumOf('PAYMENT'), sumOf('REFUND')]).toEqual([paid, refunded])
  })

  it('the orders earn points for the money that stayed, order by order', async () => {
    const { jwt: authorization } = await call('login', credentials())
    const { points } = (await call('wx/query.wx.user.information', {}, { authorization })).responseData
    const expected = await readSum(sql`select sum(floor((due_cents - (select coalesce(sum(amount_cents), 0)
      from refunds where refunds.order_no = orders.order_no)) / 100)) as sum from ${PAID}`)
    expect(points).toBe(expected)
    expect(points).toBeGreaterThan(0)
  })

  it('the orders have coupons, round trips, refunds that are done or pending, and a waiting request', async () => {
    const { db } = service.context
    const coupons = db.selectFrom('coupons').select('state').where('order_no', 'is not', null)
    expect(countBy((await coupons.execute()).map(({ state }) => state))).toEqual({ used: 2 })
    const refunds = await db.selectFrom('refunds').select('state').execute()
    expect(countBy(refunds.map(({ state }) => state))).toEqual({ done: 10, pending: 2 })
    const requests = await db.selectFrom('refund_requests').select('state').execute()
    expect(requests).toEqual([{ state: 'waiting' }])
    const orders = await db.selectFrom('orders').select('category').execute()
    expect(countBy(orders.map(({ category }) => category)).roundTrip).toBeGreaterThanOrEqual(10)
  })

  it('airport orders have a flight, documents and a pickup code, one collected, one with the combo', async () => {
    const { jwt: authorization } = await call('login', credentials())
    const listed = (await call('wx/query.wx.order.record', { airport: '1' }, { authorization })).responseData
    const orders = await Promise.all(
      listed.map(async ({ orderNo }: Card) => {
        const [order] = (await call('wx/query.wx.order.info', { orderNo }, { authorization })).responseData
        const passengers: object[] = JSON.parse(order.usersInfo)
        expect(order.exchangeCode).toMatch(/^\w{16}$/)
        expect(passengers).toEqual(
          passengers.map(() => expect.objectContaining({ idType: '2', idCard: expect.stringMatching(/^••••\d{4}$/) })),
        )
        return [order.lineCode, order.orderStatus, passengers.length, order.flight.flightNo, order.totalDiscount]
      }),
    )
    expect(orders).toEqual([
      ['CLKHZI', '1', 2, 'SQ0892', undefined],
      ['HZICLK', '1', 2, 'CX0504', undefined],
      ['CLKHZI', '1', 1, 'SQ0892', undefined],
      ['HZICLK', '1', 4, 'CX0504', 8000],
      ['HZICLK', 'F', 2, 'CX0504', undefined],
    ])
  })

  it('[D4.6] one airport order moved to another departure, and others still may', async () => {
    const { jwt: authorization } = await call('login', credentials())
    const listed = (await call('wx/query.wx.order.record', { airport: '1' }, { authorization })).responseData
    const orders = await Promise.all(
      listed.map(async ({ orderNo }: Card) => {
        const [order] = (await call('wx/query.wx.order.info', { orderNo }, { authorization })).responseData
        const { bookBeginTime, changeRefusal, changeEtime, changeTime } = order
        return [bookBeginTime, changeRefusal, typeof changeEtime, typeof changeTime]
      }),
    )
    expect(orders.toSorted()).toEqual([
      ['08:30:00', 'CHANGE_USED_TICKET', 'undefined', 'undefined'],
      ['09:00:00', undefined, 'string', 'undefined'],
      ['10:30:00', undefined, 'string', 'undefined'],
      ['13:30:00', 'CHANGE_TWICE', 'undefined', 'string'],
      ['14:30:00', undefined, 'string', 'undefined'],
    ])
  })

  it('the orders are not added a second time', async () => {
    expect(await load()).toBe(0)
    expect(await listOrders()).toHaveLength(50)
  })

  it('the orders stay as they are when the jobs of the service run', async () => {
    const before = (await listOrders()).map(({ orderNo, orderStatus }) => [orderNo, orderStatus])
    await service.reconcile()
    await service.runOutbox()
    expect((await listOrders()).map(({ orderNo, orderStatus }) => [orderNo, orderStatus])).toEqual(before)
  })
})
