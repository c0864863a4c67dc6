import { deriveStatus, ORDER_STATUSES, toDepartureInstant } from '@shuttle/domain'
import { getSealer, loadSampleAccounts } from '@shuttle/server/filling'
import {
  listWrongSums,
  newStaff,
  type PaymentService,
  startPaymentService,
  viewOrders,
} from '@shuttle/server/testing/service'
import { sql } from 'kysely'
import { loadDemoStaff } from '../demo-staff'
import { backofficeNotices } from './backoffice-notices'
import { enterBookings } from './enter-bookings'
import { loadBackofficeOrders } from './load-backoffice-orders'

/** Late in the day, as sales and departures of today are part of it. */
const EVENING = Date.parse('2026-11-21T18:00:00+08:00')

let service: PaymentService
let bookings: Awaited<ReturnType<typeof loadBackofficeOrders>>
beforeAll(async () => {
  service = await startPaymentService({ STAFF_SECOND_FACTOR: 'off' })
  service.clock.set(EVENING)
  const { db, config } = service.context
  await loadSampleAccounts(db, EVENING)
  await loadDemoStaff(db, getSealer(config), EVENING)
  bookings = await loadBackofficeOrders(service.context)
  enterBookings(service.sandbox.state, bookings)
})
afterAll(() => service.close())

const db = () => service.context.db
const list = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(db())).rows
const readSum = async (query: ReturnType<typeof sql<{ sum: number }>>): Promise<number> =>
  Number((await query.execute(db())).rows[0]?.sum)

it('the notice on home has the luggage limits of the purchase notes', () => {
  const [luggage] = backofficeNotices(EVENING)
  expect(luggage?.content_en).toContain('one piece of luggage free of charge, up to 76×51×32 cm and 20 kg')
  expect(luggage?.content_zh_hk).toContain('免費攜帶一件行李，尺寸不超過 76×51×32 厘米，重量不超過 20 公斤')
  expect(luggage?.content_zh_cn).toContain('免费携带一件行李，尺寸不超过 76×51×32 厘米，重量不超过 20 公斤')
})

describe('[D5.57] orders that staff of the demo see', () => {
  it('200 orders are loaded in every state, line, payment method and language', async () => {
    const orders = await db().selectFrom('orders').selectAll().execute()
    expect(orders).toHaveLength(200)
    expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([...ORDER_STATUSES].sort())
    const lines = await db().selectFrom('lines').select('line_code').execute()
    expect(new Set(orders.map(({ line_code }) => line_code)).size).toBe(lines.length)
    const attempts = await db().selectFrom('payment_attempts').select(['provider', 'language']).execute()
    const ways = [...new Set(attempts.map(({ provider }) => provider))].sort()
    expect(ways).toEqual(['MasterCard', 'cmbpay', 'octopusonline', 'wxpay'])
    expect([...new Set(attempts.map(({ language }) => language))].sort()).toEqual(['en', 'zh-cn', 'zh-hk'])
  })

  it('the orders are in the state that the state function derives from their rows', async () => {
    const orders = await db().selectFrom('orders').selectAll().execute()
    const refunds = await db().selectFrom('refunds').select(['order_no', 'state']).execute()
    const requests = await db().selectFrom('refund_requests').select(['order_no', 'state']).execute()
    const statesOf = <State>(rows: ReadonlyArray<{ order_no: string; state: State }>, orderNo: string) =>
      rows.filter(({ order_no }) => order_no === orderNo).map(({ state }) => state)
    const wrong = (await viewOrders(db(), orders)).filter(({ order, tickets }) => {
      const derived = deriveStatus(
        {
          ...{ payBy: order.pay_by, isCancelled: order.status === 'cancelled', isPaid: order.paid_at !== null },
          refunds: statesOf(refunds, order.order_no),
          requests: statesOf(requests, order.order_no),
          tickets: tickets.map((ticket) => ({
            isRefunded: ticket.status === 'refunded',
            isChecked: ticket.checks.length > 0,
            isCollected: ticket.collected_at !== null,
            departsAt: toDepartureInstant(ticket.travel_date, order.fare_type, ticket.begin_time || undefined),
          })),
        },
        EVENING,
      )
      return derived !== order.status
    })
    expect(wrong.map(({ order }) => order.order_no)).toEqual([])
  })

  it('paid = retained + fee + refunded, order by order, and equal to the records of the providers', async () => {
    expect(await listWrongSums(db())).toEqual([])
    const taken = await readSum(sql`select sum(amount_cents) as sum from payment_transactions`)
    expect(taken).toBe(await readSum(sql`select sum(due_cents) as sum from orders where paid_at is not null`))
    expect(taken).toBe(await readSum(sql`select sum(paid_cents) as sum from tickets`))
    expect(taken).toBe(bookings.reduce((sum, { amount }) => sum + amount, 0))
    const refunded = sql<{ sum: number }>`select sum(amount_cents) as sum from refunds`
    expect(await readSum(refunded)).toBe(await readSum(sql`select sum(refund_cents) as sum from refund_items`))
    const priced = sql`select order_no from orders where due_cents <>
      (select sum(count * fare_cents) from order_items where order_items.order_no = orders.order_no)
      * case when return_date is null then 1 else 2 end`
    expect(await list(priced)).toEqual([])
    const uneven = sql`select ticket_no from tickets join orders using (order_no) where currency = 'HKD' and paid_cents % 10 <> 0`
    expect(await list(uneven)).toEqual([])
  })

  // Earlier departures of the second day are sold, paused or closed by the demo itself.
  it('the orders hold the seats of their tickets, and none above a quota or a capacity', async () => {
    const wrong = sql`
      select * from (
        select line_code, fare_type, travel_date, '' as begin_time, capacity - seats_left as sold, capacity from quotas where capacity > 0
        union all
        select line_code, 'reserved', travel_date, begin_time, sold, capacity from departures
          where begin_time > '09:30'
      ) as counted full join (
        select line_code, fare_type, travel_date, begin_time, sum(seats)::integer as held from (
          select tickets.line_code, fare_type, tickets.travel_date,
            case fare_type when 'reserved' then tickets.begin_time else '' end as begin_time, 1 as seats
            from tickets join orders using (order_no) where tickets.status = 'valid' and passenger_type <> 'infant'
          union all select line_code, fare_type, travel_date, begin_time, seats from orders where status = 'toPay' and return_date is null
        ) as each_seat group by 1, 2, 3, 4
      ) as tickets_of using (line_code, fare_type, travel_date, begin_time)
      where sold is distinct from held or sold > capacity`
    expect(await list(wrong)).toEqual([])
  })

  it('the orders fill every part of the overview, with an overdue request and a proof', async () => {
    const supervisor = await newStaff(service.app, service.context, 'supervisor')
    const { requests, proposals, payments, failedRefunds, differences, sales, seats } = (
      await supervisor.call('staff/query.overview', {})
    ).responseData
    expect([requests.count, requests.overdue, requests.sums.length]).toEqual([8, 1, 2])
    expect(new Set(requests.rows.map(({ hasProof }: { hasProof: boolean }) => hasProof)).size).toBe(2)
    expect([proposals.count, proposals.mine]).toEqual([2, 2])
    expect([payments.count, failedRefunds.count, differences.count]).toEqual([3, 2, 1])
    expect(new Set(sales.map(({ currency }: { currency: string }) => currency)).size).toBe(2)
    expect(seats.some(({ sold }: { sold: number }) => sold > 0)).toBe(true)
  })

  it('a provider refunds their money: a request is approved and its refund done', async () => {
    const supervisor = await newStaff(service.app, service.context, 'supervisor')
    const { rows } = (await supervisor.call('staff/query.requests', { state: 'waiting' })).responseData
    for (const { requestNo } of rows)
      expect((await supervisor.call('staff/approve.request', { requestNo })).code).toBe('SUCCESS')
    service.clock.advance(60_000)
    await service.runOutbox()
    const states = await db()
      .selectFrom('refunds')
      .innerJoin('refund_requests', 'refund_requests.quote_no', 'refunds.quote_no')
      .select('refunds.state')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(rows.map(() => 'done'))
  })

  it('the orders are added once', async () => {
    expect(await loadBackofficeOrders(service.context)).toEqual([])
    expect(await readSum(sql`select count(*) as sum from orders`)).toBe(200)
  })
})
