import { sql } from 'kysely'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { manyOrders } from '../testing/many-orders'
import { explainSearch, orderSearches } from '../testing/order-searches'

const INDEXES: Record<string, string> = {
  'order number': 'orders_pkey',
  'ticket number': 'tickets_pkey',
  'pickup code': 'orders_pickup_code',
  'e-mail, whole': 'accounts_by_email_beginning',
  'e-mail, its beginning': 'accounts_by_email_beginning',
  'end of a document': 'passengers_by_id_tail',
  'day of travel': 'orders_by_travel',
  'day of placing': 'orders_by_placing',
  'all orders': 'orders_by_placing',
}

let site: TestApp
let searches: ReturnType<typeof orderSearches>
beforeAll(async () => {
  site = await buildTestApp()
  await site.db.connection().execute(async (one) => {
    for (const statement of manyOrders(20_000)) await sql.raw(statement).execute(one)
  })
  const order = await site.db
    .selectFrom('orders')
    .innerJoin('tickets', 'tickets.order_no', 'orders.order_no')
    .select(['orders.order_no', 'pickup_code', 'ticket_no'])
    .orderBy('ticket_no')
    .limit(1)
    .executeTakeFirstOrThrow()
  searches = orderSearches(order)
}, 60_000)
afterAll(() => site.close())

const explain = async (name: string) =>
  (await explainSearch(site.db, searches[name] ?? {}, site.clock.now())).join(', ')

describe('[D5.8] of many orders', () => {
  it.each(Object.entries(INDEXES))('those of a search by %s are found by %s', async (name, index) => {
    expect(await explain(name)).toContain(index)
  })

  it.each(['passengers_by_name', 'passengers_by_word'])(
    'those of a search by name can be found by %s',
    async (index) => {
      const steps = await site.db.connection().execute(async (one) => {
        // So few people are read faster than an index of them.
        await sql`set enable_seqscan = off`.execute(one)
        const found = await explainSearch(one, searches['name, its beginning'] ?? {}, site.clock.now())
        await sql`reset enable_seqscan`.execute(one)
        return found
      })
      expect(steps.join(', ')).toContain(index)
    },
  )

  it('control: without the index the passengers are read one by one', async () => {
    await sql`drop index passengers_by_id_tail`.execute(site.db)
    expect(await explain('end of a document')).toContain('Seq Scan order_passengers')
  })
})
