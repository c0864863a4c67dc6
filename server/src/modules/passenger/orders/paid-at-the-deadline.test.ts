import type { Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import { placeBody } from '../../../testing/trip-body.request'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { deleteAccount } from '../accounts/delete-account'
import { cancelOrder } from './cancel-order'
import { expireOrders } from './expire-orders'
import { markPaid } from './mark-paid'

const DAY = '2026-11-24'
const ORDERS = inLarge(12, 6)
const DEADLINE = TEST_NOW + 15 * 60_000

let site: TestApp
let orders: Array<{ orderNo: string; accountId: string }>
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  const quota = { line_code: 'HKGZHO', fare_type: 'day' as const, travel_date: DAY }
  await site.db
    .insertInto('quotas')
    .values({ ...quota, capacity: ORDERS, seats_left: ORDERS })
    .execute()
  orders = await Promise.all(
    Array.from({ length: ORDERS }, async () => {
      const member = await site.member()
      const { responseData } = await member.call('ticket/buy.ticket', placeBody({ date: DAY }, 6500))
      return { orderNo: responseData.orderNo, accountId: member.accountId }
    }),
  )
})

const pay = (orderNo: string, now: number) =>
  transaction(site.db, (trx) => markPaid(trx, { orderNo, now, payType: 'MasterCard', requestNo: '1' }))
const getStatus = async (orderNo: string) =>
  (await site.db.selectFrom('orders').select('status').where('order_no', '=', orderNo).executeTakeFirstOrThrow()).status
const hasTicket = async (orderNo: string) =>
  (await site.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo).execute()).length === 1

/** Every order ended in one way, and the missing seats are those of the tickets. */
const expectOneEnd = async () => {
  const statuses = await Promise.all(orders.map(({ orderNo }) => getStatus(orderNo)))
  const tickets = await Promise.all(orders.map(({ orderNo }) => hasTicket(orderNo)))
  expect(tickets).toEqual(statuses.map((status) => status === 'paid'))
  const quota = site.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', DAY)
  expect((await quota.executeTakeFirstOrThrow()).seats_left).toBe(ORDERS - tickets.filter(Boolean).length)
  return statuses
}

describe('concurrent requests for one order at its deadline', () => {
  it('one of a concurrent payment and cancellation of an order succeeds, the other is refused', async () => {
    const outcomes = await Promise.all(
      orders.flatMap(({ orderNo, accountId }, index) => {
        const cancel = () =>
          cancelOrder(site.context, { orderNo, accountId, now: TEST_NOW }).then(
            () => 'cancelled',
            (refusal) => refusal.code,
          )
        const both = [() => pay(orderNo, TEST_NOW), cancel]
        return (index % 2 === 0 ? both : both.reverse()).map((operation) => operation())
      }),
    )
    const statuses = await expectOneEnd()
    statuses.forEach((status, index) => {
      const pair = outcomes.slice(index * 2, index * 2 + 2).sort()
      expect(pair).toEqual(status === 'paid' ? ['ORDER_NOT_CANCELLABLE', 'paid'] : ['cancelled', 'no-seats'])
    })
  })

  it('payment and expiry both win, and the seat of a ticket is on sale again, when the order is not locked (negative control)', async () => {
    const { orderNo, accountId } = orders[0] ?? { orderNo: '', accountId: '' }
    const db = withoutRowLocks(site.db)
    const { one, other } = await inThisOrder(
      site.db,
      (trx) => trx.selectFrom('orders').select('order_no').where('order_no', '=', orderNo).forUpdate().execute(),
      [
        () =>
          transaction(db, (trx) => markPaid(trx, { orderNo, now: TEST_NOW, payType: 'MasterCard', requestNo: '1' })),
        () => cancelOrder({ db }, { orderNo, accountId, now: TEST_NOW }).then(() => 'cancelled'),
      ],
    )
    expect([await one, await other, await hasTicket(orderNo)]).toEqual(['paid', 'cancelled', true])
    const quota = site.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', DAY)
    expect((await quota.executeTakeFirstOrThrow()).seats_left).toBe(1)
  })

  it('an order that is paid and swept three times is paid, with the seat it held or took again', async () => {
    const sweep = () => expireOrders(site.db, DEADLINE)
    const paying = orders.map(({ orderNo }) => pay(orderNo, DEADLINE))
    const [outcomes] = await Promise.all([Promise.all(paying), sweep(), sweep(), sweep()])
    expect(outcomes).toEqual(Array(ORDERS).fill('honoured-late'))
    expect(await expectOneEnd()).toEqual(Array(ORDERS).fill('paid'))
  })

  it('the seat of an expired order that another member orders is sold once', async () => {
    const others = await Promise.all(Array.from({ length: ORDERS }, () => site.member()))
    site.clock.set(DEADLINE)
    const body = placeBody({ date: DAY }, 6500, { timestamp: Math.floor(DEADLINE / 1000) })
    const operations = [
      ...orders.map(({ orderNo }) => pay(orderNo, DEADLINE)),
      expireOrders(site.db, DEADLINE),
      ...others.map(async (other) => (await other.call('ticket/buy.ticket', body)).code),
    ]
    const outcomes = await Promise.all(operations)
    const sold = outcomes.filter((outcome) => outcome === 'honoured-late' || outcome === 'SUCCESS')
    const quota = site.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', DAY)
    expect(sold.length + (await quota.executeTakeFirstOrThrow()).seats_left).toBe(ORDERS)
    const honoured = await Promise.all(orders.map(({ orderNo }) => hasTicket(orderNo)))
    expect(honoured.filter(Boolean)).toHaveLength(outcomes.filter((outcome) => outcome === 'honoured-late').length)
  })

  it('late money and a deletion end with account and ticket, or with the account gone and the money refunded', async () => {
    await expireOrders(site.db, DEADLINE)
    // Without an e-mail no password is required.
    await site.db.updateTable('accounts').set({ email: null }).execute()
    const remove = ({ accountId }: { accountId: string }) =>
      deleteAccount(site.context, {
        member: { accountId, sessionId: '', level: 0, isWechat: false, provedAt: DEADLINE },
        password: '',
        ip: '',
        language: 'en',
        now: DEADLINE,
      }).then(
        () => 'deleted',
        (refusal) => refusal.code,
      )
    const pairs = await Promise.all(
      orders.map(async (order, index) => {
        const both = [() => pay(order.orderNo, DEADLINE), () => remove(order)]
        return (await Promise.all((index % 2 === 0 ? both : both.reverse()).map((operation) => operation()))).sort()
      }),
    )
    for (const pair of pairs)
      expect([
        ['ACCOUNT_IN_USE', 'honoured-late'],
        ['deleted', 'no-seats'],
      ]).toContainEqual(pair)
    await expectOneEnd()
  })

  it('several sweepers end each order once', async () => {
    const swept = await Promise.all(Array.from({ length: 6 }, () => expireOrders(site.db, DEADLINE)))
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(ORDERS)
    expect(await expectOneEnd()).toEqual(Array(ORDERS).fill('expired'))
  })

  const holdAll = (trx: Transaction<Database>) => trx.selectFrom('orders').select('order_no').forUpdate().execute()

  it('a sweeper skips orders that another request locks, and waits for nothing', async () => {
    await transaction(site.db, async (trx) => {
      await holdAll(trx)
      expect(await expireOrders(site.db, DEADLINE)).toBe(0)
    })
    expect(await expireOrders(site.db, DEADLINE)).toBe(ORDERS)
  })

  it('a sweeper without row locks waits for the transaction that locks an order (negative control)', async () => {
    const sweep = () => expireOrders(withoutRowLocks(site.db), DEADLINE)
    const { one, other } = await inThisOrder(site.db, holdAll, [sweep, sweep])
    expect((await one) + (await other)).toBe(ORDERS)
  })
})
