import type { Kysely } from 'kysely'
import type { Database } from '../database/types'
import { insertAccount } from '../modules/passenger/sessions'
import { buildTestApp, TEST_NOW } from '../testing/build-test-app'
import { openTestDatabase } from '../testing/open-test-database'
import { assertNoDemo, DemoRemains } from './assert-no-demo'
import { explainFault } from './explain-fault'

const explain = async (db: Kysely<Database>): Promise<string | undefined> =>
  assertNoDemo(db).then(
    () => undefined,
    (error: unknown) => (error instanceof DemoRemains ? explainFault(error) : String(error)),
  )

it('production refuses a database with accounts of the demo in one line, until each is closed', async () => {
  const { db, close } = await buildTestApp()
  const line = await explain(db)
  expect(line).toContain('filled by the demo')
  expect(line).toContain('level0@demo.test')
  expect(line).toContain('DATABASE_URL')
  expect(line).not.toContain('\n')
  await db.updateTable('accounts').set({ deleted_at: TEST_NOW }).where('email', '<>', 'level9@demo.test').execute()
  expect(await explain(db)).toContain('level9@demo.test')
  await db.updateTable('accounts').set({ deleted_at: TEST_NOW }).execute()
  expect(await explain(db)).toBeUndefined()
  await close()
})

it('production starts on a database with members of its own', async () => {
  const { db, close } = await openTestDatabase()
  const member = { passwordHash: '', nickname: 'Ming', level: 1, now: TEST_NOW }
  await insertAccount(db, { ...member, email: 'ming@demo.test.example' })
  expect(await explain(db)).toBeUndefined()
  await insertAccount(db, { ...member, email: 'chan1@passengers.demo.test' })
  expect(await explain(db)).toContain('chan1@passengers.demo.test')
  await close()
})
