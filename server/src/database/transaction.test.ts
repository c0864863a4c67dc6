import type { Kysely } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { transaction } from './transaction'
import type { Database } from './types'

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

const station = { code: 'HKG' as const, name_zh_cn: '', name_zh_hk: '', name_en: '' }

describe('a transaction', () => {
  it.each(['40001', '40P01'])('is run again after %s and keeps one run’s writes', async (code) => {
    await db.deleteFrom('stations').execute()
    let runs = 0
    await transaction(db, async (trx) => {
      runs += 1
      await trx.insertInto('stations').values(station).execute()
      if (runs < 3) throw Object.assign(new Error('collided'), { code })
    })
    expect(runs).toBe(3)
    expect(await db.selectFrom('stations').selectAll().execute()).toHaveLength(1)
  })

  it('gives up after a few collisions, with the collision', async () => {
    let runs = 0
    const collide = transaction(db, async () => {
      runs += 1
      throw Object.assign(new Error('collided'), { code: '40001' })
    })
    await expect(collide).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBeLessThan(10)
  })

  it('is not run again after anything else, and leaves nothing behind', async () => {
    await db.deleteFrom('stations').execute()
    let runs = 0
    const fail = transaction(db, async (trx) => {
      runs += 1
      await trx.insertInto('stations').values(station).execute()
      throw new Error('no')
    })
    await expect(fail).rejects.toThrow('no')
    expect([runs, await db.selectFrom('stations').selectAll().execute()]).toEqual([1, []])
  })
})

describe('what comes out of the database', () => {
  it('is the same on both: bigint a number, a date its text, counts of changed rows real', async () => {
    await db.deleteFrom('stations').execute()
    await db.insertInto('stations').values(station).execute()
    const row = { id: 'a', subject: 's', failed_at: 1_795_226_400_123 }
    await db.insertInto('login_failures').values(row).execute()
    expect(await db.selectFrom('login_failures').selectAll().executeTakeFirst()).toEqual(row)
    const none = await db.deleteFrom('login_failures').where('id', '=', 'b').executeTakeFirst()
    const one = await db.deleteFrom('login_failures').where('id', '=', 'a').executeTakeFirst()
    expect([none.numDeletedRows, one.numDeletedRows]).toEqual([0n, 1n])
  })
})
