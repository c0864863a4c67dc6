import { insertAccount, loadDemoAccounts } from '../modules/sessions'
import { TEST_NOW } from '../testing/build-test-app'
import { openTestDatabase } from '../testing/open-test-database'
import { assertNoMembers } from './assert-no-members'

const MEMBER = { email: 'ming@tickets.example', passwordHash: '', nickname: 'Ming', level: 1, now: TEST_NOW }

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())
const isRefused = (demo = false) =>
  assertNoMembers(database.db, { demo }).then(
    () => false,
    () => true,
  )

it('a database with members and nobody of the demo gets no demo, unless that is meant', async () => {
  await insertAccount(database.db, MEMBER)
  await expect(assertNoMembers(database.db, { demo: false })).rejects.toThrow(/NODE_ENV=production, or DEMO=yes/)
  expect(await isRefused(true)).toBe(false)
})

it('control: an empty one does, and so does one that the demo is in already, whoever registered there', async () => {
  expect(await isRefused()).toBe(false)
  await loadDemoAccounts(database.db, TEST_NOW)
  await insertAccount(database.db, MEMBER)
  expect(await isRefused()).toBe(false)
})
