import { type Bulkhead, runBulkhead } from './run-bulkhead'

/** A bulkhead of numbers whose handling ends when the test calls `end`. */
const bulkhead = (count: number, given: Partial<Bulkhead<number, number>> = {}) => {
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  return {
    begun,
    end: async (row: number) => {
      ends.get(row)?.()
      await new Promise((done) => setImmediate(done))
    },
    bulkhead: {
      limit: 2,
      list: async () => Array.from({ length: count }, (_, index) => index),
      claim: async (key: number) => key,
      handle: (row: number) =>
        new Promise<void>((done) => {
          begun.push(row)
          ends.set(row, done)
        }),
      ...given,
    } satisfies Bulkhead<number, number>,
  }
}
const settled = () => new Promise((done) => setImmediate(done))

describe('a bulkhead', () => {
  it('a bulkhead has as many rows in flight as its limit, and claims the next when one ends', async () => {
    const claimed: number[] = []
    const claim = async (key: number) => {
      claimed.push(key)
      return key
    }
    const { bulkhead: one, begun, end } = bulkhead(4, { claim })
    const run = runBulkhead(one)
    await settled()
    expect([begun, claimed]).toEqual([
      [0, 1],
      [0, 1],
    ])
    await end(1)
    expect([begun, claimed]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ])
    await end(0)
    await end(2)
    await end(3)
    expect(await run).toBe(4)
  })

  it('goes on beside a row that never ends', async () => {
    const { bulkhead: one, begun, end } = bulkhead(5)
    void runBulkhead(one)
    await settled()
    for (const row of [1, 2, 3]) await end(row)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('skips rows that another process claimed first', async () => {
    const claim = async (key: number) => (key % 2 === 0 ? undefined : key)
    expect(await runBulkhead({ ...bulkhead(5).bulkhead, claim, handle: async () => {} })).toBe(2)
  })

  it('handles the other rows when one fails, and throws at the end', async () => {
    const done: number[] = []
    const handle = async (row: number) => {
      if (row === 0) throw new Error('no')
      done.push(row)
    }
    await expect(runBulkhead({ ...bulkhead(4).bulkhead, handle })).rejects.toThrow('1 rows of a bulkhead failed')
    expect(done).toEqual([1, 2, 3])
  })

  it('takes no more rows once the process ends', async () => {
    const ending = new AbortController()
    const { bulkhead: one, begun, end } = bulkhead(4)
    const run = runBulkhead(one, ending.signal)
    await settled()
    ending.abort()
    await end(0)
    await end(1)
    expect([await run, begun]).toEqual([2, [0, 1]])
  })

  it('takes no row without capacity, and one at a time with a capacity of one', async () => {
    expect(await runBulkhead({ ...bulkhead(4).bulkhead, capacity: () => 0 })).toBe(0)
    const { bulkhead: one, begun } = bulkhead(4, { capacity: () => 1 })
    void runBulkhead(one)
    await settled()
    expect(begun).toEqual([0])
  })
})
