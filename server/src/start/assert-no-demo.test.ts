import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { insertAccount } from '../modules/sessions'
import { buildTestApp, TEST_NOW, type TestApp } from '../testing/build-test-app'
import { openTestDatabase } from '../testing/open-test-database'
import { assertNoDemo, DemoRemains } from './assert-no-demo'
import { explainFault } from './explain-fault'

const explain = async (db: Kysely<Database>): Promise<string | undefined> =>
  assertNoDemo(db).then(
    () => undefined,
    (error: unknown) => (error instanceof DemoRemains ? explainFault(error) : String(error)),
  )

describe('production and what the demo left in its database', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await buildTestApp()
  })
  afterAll(() => site.close())

  it('names accounts and codes, and what removes them, in one line', async () => {
    const line = await explain(site.db)
    expect(line).toContain('3 accounts (level0@demo.test, ...), 3 coupon codes')
    expect(line).toContain('operator -- remove-demo')
    expect(line).not.toContain('\n')
  })

  it('finds each of them alone', async () => {
    await site.db.updateTable('coupons').set({ state: 'cancelled' }).where('account_id', 'is', null).execute()
    expect(await explain(site.db)).toMatch(/: 3 accounts \([^)]*\)\. /)
    // One that was given another address is still the account whose password is published.
    const rows = await site.db.selectFrom('accounts').select(['id', 'member_number']).execute()
    for (const { id, member_number } of rows) {
      const renamed = { email: `${member_number}@tickets.example` }
      await site.db.updateTable('accounts').set(renamed).where('id', '=', id).execute()
    }
    expect(await explain(site.db)).toContain('3 accounts')
    await site.db.updateTable('accounts').set({ deleted_at: TEST_NOW }).execute()
    expect(await explain(site.db)).toBeUndefined()
    await site.db.updateTable('coupons').set({ state: 'unused' }).where('account_id', 'is', null).execute()
    expect(await explain(site.db)).toContain(': 3 coupon codes. ')
  })
})

it('production starts on a database with members of its own, and on the demo’s catalogue', async () => {
  const { db, close } = await openTestDatabase()
  const member = { email: 'ming@demo.test.example', passwordHash: '', nickname: 'Ming', level: 1, now: TEST_NOW }
  await insertAccount(db, member)
  expect(await explain(db)).toBeUndefined()
  await close()
})
