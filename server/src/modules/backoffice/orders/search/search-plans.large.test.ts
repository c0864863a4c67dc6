import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderFilters } from '@shuttle/wire/staff'
import { sql } from 'kysely'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import searches from '../../../../testing/many-orders-searches.json'
import { explainSearch } from '../testing/explain-search'

const INDEXES: Record<string, string> = {
  'order number': 'orders_pkey',
  'ticket number': 'tickets_pkey',
  'pickup code': 'orders_pickup_code',
  'e-mail, whole': 'accounts_by_email_beginning',
  'end of a document': 'passengers_by_id_tail',
  'day of travel': 'orders_by_travel',
  'day of placing': 'orders_by_placing',
  'all orders': 'orders_by_placing',
}

let site: TestApp
const SEARCHES = searches as Record<string, OrderFilters>

beforeAll(async () => {
  site = await buildTestApp()
  const fill = readFileSync(join(__dirname, '../../../../testing/many-orders.sql'), 'utf8')
  await sql.raw(fill.replaceAll(':count', '20000')).execute(site.db)
}, 60_000)
afterAll(() => site.close())

const explain = async (name: string) =>
  (await explainSearch(site.db, SEARCHES[name] ?? {}, site.clock.now())).join(', ')

describe('[D5.8] the plan of a search over many orders', () => {
  it.each(Object.entries(INDEXES))('orders of a search by %s are found by %s', async (name, index) => {
    expect(await explain(name)).toContain(index)
  })

  it.each(['passengers_by_name', 'passengers_by_word'])(
    'orders of a search by name can be found by %s',
    async (index) => {
      const steps = await site.db.connection().execute(async (one) => {
        // With so few passengers a sequential scan is faster than the index.
        await sql`set enable_seqscan = off`.execute(one)
        const found = await explainSearch(one, SEARCHES['name, its beginning'] ?? {}, site.clock.now())
        await sql`reset enable_seqscan`.execute(one)
        return found
      })
      expect(steps.join(', ')).toContain(index)
    },
  )

  it.each(['91234567', 'A1234567', 'CX5042'])(
    'orders of the ambiguous text %s are found without a scan of the orders',
    async (q) => {
      const steps = (await explainSearch(site.db, { q }, site.clock.now())).join(', ')
      expect(steps).not.toMatch(/Seq Scan (?:orders|order_passengers)/)
      expect(steps).toContain('passengers_by_id_tail')
    },
  )

  it('passengers are read one by one when the index is missing (negative control)', async () => {
    await sql`drop index passengers_by_id_tail`.execute(site.db)
    expect(await explain('end of a document')).toContain('Seq Scan order_passengers')
  })
})
