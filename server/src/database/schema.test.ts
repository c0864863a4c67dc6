import { type Kysely, sql } from 'kysely'
import { buildTestApp, TEST_NOW, type TestApp } from '../testing/build-test-app'
import { openTestDatabase } from '../testing/open-test-database'
import { placeBody } from '../testing/trip-body.request'
import { isMigrated, MIGRATIONS, migrate } from './migrate'
import type { Database } from './types'

describe('migrations', () => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let schema: string
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase())
    const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(db)
    schema = rows[0]?.name ?? ''
  })
  afterAll(() => close())
  const applied = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
      (row) => row.name,
    )

  it('migrations change nothing when they run again', async () => {
    const before = await applied()
    expect(before).toEqual(Object.keys(MIGRATIONS))
    await migrate(db)
    expect(await applied()).toEqual(before)
    expect(await isMigrated(db)).toBe(true)
  })

  it('migrations run once when several instances start concurrently', async () => {
    const before = await applied()
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
    await sql`create schema ${sql.id(schema)}`.execute(db)
    expect(await isMigrated(db)).toBe(false)
    const tables = sql<{ n: string }>`select tablename as n from pg_tables where schemaname = ${schema}`.execute(db)
    expect((await tables).rows).toEqual([])
    await Promise.all([migrate(db), migrate(db), migrate(db)])
    expect(await applied()).toEqual(before)
  })
})

describe('the tables', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await buildTestApp()
  })
  afterAll(() => site.close())
  const anOrder = async () => {
    const member = await site.member()
    const { responseData } = await member.call('ticket/buy.ticket', placeBody({}, 6500))
    const find = site.db.selectFrom('orders').selectAll().where('order_no', '=', responseData.orderNo)
    return find.executeTakeFirstOrThrow()
  }

  it('tables return moments as numbers and days as text, whichever database it is', async () => {
    const order = await anOrder()
    expect([order.placed_at, order.pay_by]).toEqual([TEST_NOW, TEST_NOW + 900_000])
    expect([order.travel_date, order.return_date, order.paid_at]).toEqual(['2026-11-24', null, null])
  })

  it('[D3.order.2] tables allow a member one unpaid order, whatever the code does', async () => {
    const order = await anOrder()
    const second = { ...order, order_no: 'second', pickup_code: '' }
    await expect(site.db.insertInto('orders').values(second).execute()).rejects.toMatchObject({ code: '23505' })
    const paid = { ...second, status: 'paid' as const }
    await expect(site.db.insertInto('orders').values(paid).execute()).resolves.toBeDefined()
  })

  it('tables refuse fewer seats than none', async () => {
    await anOrder()
    const oversell = site.db.updateTable('quotas').set({ seats_left: -1 }).where('seats_left', '>', 0)
    await expect(oversell.execute()).rejects.toMatchObject({ code: '23514' })
  })

  it('tables refuse an order below zero', async () => {
    const order = { ...(await anOrder()), order_no: 'cheap', status: 'paid' as const, due_cents: -1 }
    await expect(site.db.insertInto('orders').values(order).execute()).rejects.toMatchObject({ code: '23514' })
  })
})
