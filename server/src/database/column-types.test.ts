import type { Kysely } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import type { Database } from './types'

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

describe('types of values that come out of the database', () => {
  const row = { id: 'a', subject: 's', failed_at: 1_795_226_400_123, is_open: false }

  it('reads a bigint as a number', async () => {
    await db.insertInto('login_failures').values(row).execute()
    expect(await db.selectFrom('login_failures').selectAll().executeTakeFirst()).toEqual(row)
  })

  it('returns real counts of changed rows', async () => {
    const none = await db.deleteFrom('login_failures').where('id', '=', 'b').executeTakeFirst()
    const one = await db.deleteFrom('login_failures').where('id', '=', 'a').executeTakeFirst()
    expect([none.numDeletedRows, one.numDeletedRows]).toEqual([0n, 1n])
  })
})
