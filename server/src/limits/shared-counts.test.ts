import { InsertQueryNode, type KyselyPlugin, PrimitiveValueListNode, ValuesNode } from 'kysely'
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database'
import { SharedCounts } from './shared-counts'

const LIMIT = { most: 100, windowMs: 60_000 }
let site: TestDatabase
let now = 30_000
beforeAll(async () => {
  site = await openTestDatabase()
})
afterAll(() => site.close())
beforeEach(async () => {
  now = 30_000
  await site.db.deleteFrom('limit_counters').execute()
})

const twoProcesses = () =>
  [new SharedCounts(() => now, ['a secret']), new SharedCounts(() => now, ['a secret'])] as const
const addMany = (counts: SharedCounts, times: number, key = 'calls:203.0.113.7') => {
  let current = 0
  for (let time = 0; time < times; time += 1) current = counts.add(key, LIMIT).current
  return current
}

describe('counts of requests', () => {
  it('two processes share one count after an exchange', async () => {
    const [one, other] = twoProcesses()
    addMany(one, 60)
    addMany(other, 30)
    for (const counts of [one, other, one]) await counts.exchange(site.db)
    expect([addMany(one, 1), addMany(other, 1)]).toEqual([91, 91])
    for (const counts of [one, other, one]) await counts.exchange(site.db)
    expect([addMany(one, 1), addMany(other, 1)]).toEqual([93, 93])
  })

  it('processes that exchange no counts each count alone (negative control)', () => {
    const [one, other] = twoProcesses()
    expect([addMany(one, 60), addMany(other, 30)]).toEqual([60, 30])
  })

  it('counts below a tenth of their limit write nothing to the database', async () => {
    const [one] = twoProcesses()
    addMany(one, 9)
    await one.exchange(site.db)
    expect(await site.db.selectFrom('limit_counters').selectAll().execute()).toEqual([])
    addMany(one, 1)
    await one.exchange(site.db)
    expect(await site.db.selectFrom('limit_counters').selectAll().execute()).toMatchObject([{ count: 10 }])
  })

  it('counts start again with the next window, in memory and in the database', async () => {
    const [one, other] = twoProcesses()
    addMany(one, 60)
    for (const counts of [one, other]) await counts.exchange(site.db)
    now = 60_000
    expect(addMany(one, 1)).toBe(1)
    expect(one.add('calls:x', LIMIT).ttl).toBe(60_000)
    for (const counts of [one, other]) await counts.exchange(site.db)
    expect(addMany(other, 1)).toBe(1)
  })

  it('counts store no address in the database', async () => {
    const [one] = twoProcesses()
    addMany(one, 50)
    await one.exchange(site.db)
    expect(JSON.stringify(await site.db.selectFrom('limit_counters').selectAll().execute())).not.toContain('203.0.113')
  })

  it('counts are written in statements that PostgreSQL accepts, those nearest to their limit first', async () => {
    const [one] = twoProcesses()
    for (let place = 0; place < 17_000; place += 1) addMany(one, 10, `calls:${place}`)
    addMany(one, 90, 'calls:heaviest')
    const statements: number[][] = []
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (InsertQueryNode.is(node) && node.values && ValuesNode.is(node.values))
          statements.push(
            node.values.values.map((row) => (PrimitiveValueListNode.is(row) ? Number(row.values.at(-1)) : 0)),
          )
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await one.exchange(site.db.withPlugin(watch))
    expect(statements.map((counts) => counts.length)).toEqual([...Array(17).fill(1000), 1])
    expect(statements.map((counts) => counts.includes(90))).toEqual([true, ...Array(17).fill(false)])
    const { length } = await site.db.selectFrom('limit_counters').select('key').execute()
    expect(length).toBe(17_001)
  })

  it('counts of more addresses than are remembered still count for the range around them', () => {
    const [one] = twoProcesses()
    for (let network = 0; network < 30_000; network += 1) {
      one.add(`calls:${network}`, LIMIT)
      one.add('calls:the range', LIMIT)
    }
    expect(one.add('calls:the range', LIMIT).current).toBe(30_001)
  })
})
