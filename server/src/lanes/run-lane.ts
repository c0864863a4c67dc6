/** Rows of one kind that are handled beside those of other lanes, a few at once. */
export interface Lane<Key, Row> {
  /** How many rows are in flight at once in this process, at most. */
  limit: number
  /**
   * How many may be in flight now, where that can be less than the limit: none while the circuit of their provider is
   * open.
   */
  room?: () => number
  /** Keys of rows that are due, in the order of their turns; claims none. */
  list: () => Promise<readonly Key[]>
  /**
   * Takes one row for this process alone, by a lease; undefined where it is no longer due, or another process was
   * faster.
   */
  claim: (key: Key) => Promise<Row | undefined>
  handle: (row: Row) => Promise<void>
}

const NEVER = new AbortController().signal

/**
 * Handles the due rows of a lane: each is claimed when its turn has come and no earlier, so that its lease covers its
 * own handling alone. A row that fails blocks no other; failures are thrown together at the end. Takes no more rows
 * once `ending` is aborted. Returns how many it handled.
 */
export const runLane = async <Key, Row>(lane: Lane<Key, Row>, ending: AbortSignal = NEVER): Promise<number> => {
  const { limit, room = () => limit, list, claim, handle } = lane
  if (room() === 0) return 0
  const keys = [...(await list())]
  const faults: unknown[] = []
  let underWay = 0
  let handled = 0
  const takeOne = async (key: Key): Promise<void> => {
    const row = await claim(key)
    if (row === undefined) return
    handled += 1
    await handle(row)
  }
  const work = async (): Promise<void> => {
    while (!ending.aborted && keys.length > 0 && underWay < room()) {
      underWay += 1
      await takeOne(keys.shift() as Key).catch((error: unknown) => faults.push(error))
      underWay -= 1
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rows of a lane failed`)
  return handled
}

/** Runs lanes beside each other, each to its end; returns how many rows they handled. */
export const runLanes = async (
  // biome-ignore lint/suspicious/noExplicitAny: lanes of different rows run beside each other
  lanes: readonly Lane<any, any>[],
  ending?: AbortSignal,
): Promise<number> => {
  const counts = await Promise.all(lanes.map((lane) => runLane(lane, ending)))
  return counts.reduce((sum, count) => sum + count, 0)
}
