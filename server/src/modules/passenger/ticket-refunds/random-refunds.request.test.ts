import { sql } from 'kysely'
import { inLarge } from '../../../testing/in-large'
import { seededNumbers } from '../../../testing/seeded-numbers'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { apply, type BoughtOrder, buyTickets, preview } from './testing/buy-tickets.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const LAST = Date.parse('2026-11-24T23:59:58+08:00')
/** A seed that repeats the run: printed with a failure. */
const SEED = 20_261_122
const ORDERS = inLarge(12, 5)

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

const { upTo, pick } = seededNumbers(SEED)
const db = () => service.context.db

/** Versions of the policy in both readings, by both clocks and roundings, with a minimum fee. */
const addPolicies = async () => {
  const row = await db()
    .selectFrom('refund_policies')
    .selectAll()
    .where('id', '=', 'purchase-2')
    .executeTakeFirstOrThrow()
  const accounts = '[{"minutes":30,"basisPoints":1000},{"basisPoints":5000}]'
  const terms = [{}, { tiers: accounts }, { rounding: 'unit' as const }, { tiers: accounts, minimum_fee_cents: 655 }]
  const any = { coupon_orders: 'cashPart', discounted_tickets: 'asOthers', valid_from: '2030-01-01' } as const
  const rows = terms.flatMap((change, at) =>
    (['sinceSale', 'beforeDeparture'] as const).map((clock) => ({
      ...row,
      ...any,
      ...change,
      clock,
      id: `${clock}-${at}`,
    })),
  )
  await db().insertInto('refund_policies').values(rows).execute()
  return rows.map(({ id }) => id)
}

const buyRandom = (): Promise<BoughtOrder> => {
  service.clock.set(NOON)
  const line = pick(['HKGZHO', 'HKGZHORT', 'ZHOHKG'])
  const passengerCounts = { adult: 1 + upTo(2), child: upTo(1), elderly: upTo(1), infant: upTo(1) }
  const trip = { line, ...passengerCounts, ...(line.endsWith('RT') && { back: '2026-11-25' }) }
  return buyTickets(service, trip, line.startsWith('HKG') && upTo(1) === 0 ? { coupon: {} } : {})
}

/** Refunds some valid tickets, together with those that must go with them; answers the result. */
const refundSome = async (order: BoughtOrder): Promise<string> => {
  const { data } = await preview(order)
  const valid = data.tickets.filter(({ reason }) => reason === '')
  const chosen = new Set(valid.filter(() => upTo(1) === 0).flatMap(({ together }) => together))
  const tickets = [...chosen]
  if (tickets.length === 0) return 'none'
  const quote = await preview(order, tickets)
  if (quote.code !== 'SUCCESS') return quote.code
  service.clock.advance(upTo(60_000))
  return (await apply(order, quote.data.quoteId, { tickets })).code
}

/** Orders as summed by the database, all in cents. */
const sumOrders = async () =>
  (
    await sql<
      Record<'order_no' | 'request_no', string> & Record<'paid' | 'unrefunded' | 'fee' | 'refunded' | 'owed', number>
    >`
    select order_no, request_no, due_cents as paid,
      (select coalesce(sum(paid_cents), 0)::integer from tickets where order_no = orders.order_no and status = 'valid') as unrefunded,
      (select coalesce(sum(fee_cents), 0)::integer from refund_items join refunds using (refund_no) where order_no = orders.order_no) as fee,
      (select coalesce(sum(refund_cents), 0)::integer from refund_items join refunds using (refund_no) where order_no = orders.order_no)
        as refunded,
      (select coalesce(sum(amount_cents), 0)::integer from refunds where order_no = orders.order_no) as owed
    from orders where paid_at is not null order by order_no`.execute(db())
  ).rows

it('[D3.refund.10, D3.refund.7] the amount paid of each random order equals retained plus fee plus refunded, at both sides', async () => {
  const policies = await addPolicies()
  const outcomes: string[] = []
  for (let number = 0; number < ORDERS; number += 1) {
    const order = await buyRandom()
    const refund_policy_id = pick(policies)
    await db().updateTable('orders').set({ refund_policy_id }).where('order_no', '=', order.orderNo).execute()
    for (const latest of [60 * 60_000, 3 * 60 * 60_000, LAST - NOON]) {
      service.clock.set(Math.max(service.clock.now(), NOON + upTo(latest - 60_000)))
      outcomes.push(await refundSome(order))
    }
  }
  service.clock.set(LAST)
  await service.runOutbox()

  const orders = await sumOrders()
  const wrong = orders.filter(
    ({ paid, unrefunded, fee, refunded, owed }) => paid !== unrefunded + fee + refunded || owed !== refunded,
  )
  expect({ seed: SEED, wrong }).toEqual({ seed: SEED, wrong: [] })
  const atProvider = orders.map(({ request_no }) =>
    (service.sandbox.state.orders.get(request_no)?.transactions ?? []).reduce(
      (sum, { type, amountCents }) => sum + (type === 'PAYMENT' ? amountCents : -amountCents),
      0,
    ),
  )
  expect({ seed: SEED, atProvider }).toEqual({
    seed: SEED,
    atProvider: orders.map(({ unrefunded, fee }) => unrefunded + fee),
  })
  expect(orders).toHaveLength(ORDERS)
  expect(outcomes.filter((code) => code === 'SUCCESS').length).toBeGreaterThan(ORDERS)
  expect(outcomes.filter((code) => !['SUCCESS', 'none', 'REFUND_CHILD_ALONE'].includes(code))).toEqual([])
  const states = await db().selectFrom('refunds').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'done' }])
})
