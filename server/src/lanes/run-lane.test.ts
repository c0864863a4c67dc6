import { type Lane, runLane } from './run-lane'

/** A lane of numbers whose handling ends when the test calls `end`. */
const lane = (count: number, given: Partial<Lane<number, number>> = {}) => {
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  return {
    begun,
    end: async (row: number) => {
      ends.get(row)?.()
      await new Promise((done) => setImmediate(done))
    },
    lane: {
      limit: 2,
      list: async () => Array.from({ length: count }, (_, index) => index),
      claim: async (key: number) => key,
      handle: (row: number) =>
        new Promise<void>((done) => {
          begun.push(row)
          ends.set(row, done)
        }),
      ...given,
    } satisfies Lane<number, number>,
  }
}
const settled = () => new Promise((done) => setImmediate(done))

describe('a lane', () => {
  it('a lane has as many rows in flight as its limit, and claims the next when one ends', async () => {
    const claimed: number[] = []
    const claim = async (key: number) => {
      claimed.push(key)
      return key
    }
    const { lane: one, begun, end } = lane(4, { claim })
    const run = runLane(one)
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
    const { lane: one, begun, end } = lane(5)
    void runLane(one)
    await settled()
    for (const row of [1, 2, 3]) await end(row)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('skips rows that another process claimed first', async () => {
    const claim = async (key: number) => (key % 2 === 0 ? undefined : key)
    expect(await runLane({ ...lane(5).lane, claim, handle: async () => {} })).toBe(2)
  })

  it('handles the other rows when one fails, and throws at the end', async () => {
    const done: number[] = []
    const handle = async (row: number) => {
      if (row === 0) throw new Error('no')
      done.push(row)
    }
    await expect(runLane({ ...lane(4).lane, handle })).rejects.toThrow('1 rows of a lane failed')
    expect(done).toEqual([1, 2, 3])
  })

  it('takes no more rows once the process ends', async () => {
    const ending = new AbortController()
    const { lane: one, begun, end } = lane(4)
    const run = runLane(one, ending.signal)
    await settled()
    ending.abort()
    await end(0)
    await end(1)
    expect([await run, begun]).toEqual([2, [0, 1]])
  })

  it('takes no row without capacity, and one at a time with a capacity of one', async () => {
    expect(await runLane({ ...lane(4).lane, room: () => 0 })).toBe(0)
    const { lane: one, begun } = lane(4, { room: () => 1 })
    void runLane(one)
    await settled()
    expect(begun).toEqual([0])
  })
})
