/** Rows of one kind that are handled beside those of other bulkheads, a few at once. */
export interface Bulkhead<Key, Row> {
  /** How many rows are in flight at once in this process, at most. */
  limit: number
  /**
   * How many may be in flight now, where that can be less than the limit: none while the circuit of their provider is
   * open.
   */
  capacity?: () => number
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
 * Handles the due rows of a bulkhead: each is claimed when its turn comes and no earlier, so that its lease covers its
 * own handling alone. A row that fails blocks no other; failures are thrown together at the end. Takes no more rows
 * once `ending` is aborted. Returns how many it handled.
 */
export const runBulkhead = async <Key, Row>(
  bulkhead: Bulkhead<Key, Row>,
  ending: AbortSignal = NEVER,
): Promise<number> => {
  const { limit, capacity = () => limit, list, claim, handle } = bulkhead
  if (capacity() === 0) return 0
  const keys = [...(await list())]
  const faults: unknown[] = []
  let inFlight = 0
  let handled = 0
  const takeOne = async (key: Key): Promise<void> => {
    const row = await claim(key)
    if (row === undefined) return
    handled += 1
    await handle(row)
  }
  const work = async (): Promise<void> => {
    while (!ending.aborted && keys.length > 0 && inFlight < capacity()) {
      inFlight += 1
      await takeOne(keys.shift() as Key).catch((error: unknown) => faults.push(error))
      inFlight -= 1
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rows of a bulkhead failed`)
  return handled
}

/** Runs bulkheads beside each other, each to its end; returns how many rows they handled. */
export const runBulkheads = async <Key, Row>(
  bulkheads: readonly Bulkhead<Key, Row>[],
  ending?: AbortSignal,
): Promise<number> => {
  const counts = await Promise.all(bulkheads.map((bulkhead) => runBulkhead(bulkhead, ending)))
  return counts.reduce((sum, count) => sum + count, 0)
}
