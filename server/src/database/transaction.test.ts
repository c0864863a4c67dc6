import type { Kysely, Transaction } from 'kysely'
import { Registry } from 'prom-client'
import { openTestDatabase } from '../testing/open-test-database'
import { countRetries } from './retry-counter'
import { transaction } from './transaction'
import type { Database } from './types'

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

const fault = (code: string) => Object.assign(new Error(`fault ${code}`), { code })
const aStation = (code: 'HKG' | 'ZHO' | 'MAC') => ({ code, name_zh_cn: '', name_zh_hk: '', name_en: '' })
const stations = async () => (await db.selectFrom('stations').select('code').execute()).map((row) => row.code)

/** Writes a station, then fails the given number of times. */
const failing = (code: 'HKG' | 'ZHO' | 'MAC', times: number, sqlState: string) => {
  const runs = { count: 0 }
  const work = async (trx: Transaction<Database>) => {
    runs.count += 1
    await trx.insertInto('stations').values(aStation(code)).execute()
    if (runs.count <= times) throw fault(sqlState)
    return 'done'
  }
  return { runs, work }
}

describe('a transaction of the service', () => {
  it.each([
    ['40001', 'HKG'],
    ['40P01', 'ZHO'],
  ] as const)('a transaction runs again after %s, and what failed left nothing behind', async (sqlState, code) => {
    const { runs, work } = failing(code, 2, sqlState)
    expect(await transaction(db, work)).toBe('done')
    expect(runs.count).toBe(3)
    expect(await stations()).toContain(code)
  })

  it('gives up after the sixth time', async () => {
    const { runs, work } = failing('MAC', 99, '40001')
    await expect(transaction(db, work)).rejects.toThrow('fault 40001')
    expect(runs.count).toBe(6)
    expect(await stations()).not.toContain('MAC')
  })

  it.each(['23505', '57014', 'ECONNRESET'])('a transaction does not run again after %s', async (code) => {
    const { runs, work } = failing('MAC', 99, code)
    await expect(transaction(db, work)).rejects.toThrow(`fault ${code}`)
    expect(runs.count).toBe(1)
    expect(await stations()).not.toContain('MAC')
  })

  it('counts each repeated run, by code, and not the first', async () => {
    const metrics = new Registry()
    countRetries(db, metrics)
    await transaction(db, async () => 'done')
    await transaction(db, failing('MAC', 99, '40P01').work).catch(() => {})
    const text = await metrics.metrics()
    expect(text).toContain('database_transaction_retries_total{code="40P01"} 5')
    expect(text).toContain('database_transaction_retries_total{code="40001"} 0')
  })

  it('leaves the database usable after a failure', async () => {
    expect((await stations()).sort()).toEqual(['HKG', 'ZHO'])
  })
})
