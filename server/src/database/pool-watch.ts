import { Gauge, Histogram, type Registry } from 'prom-client'

/** Observes every loan of a connection and every statement of one pool. */
export interface PoolWatch {
  loan: <Result>(connect: () => Promise<Result>) => Promise<Result>
  statement: <Result>(send: () => Promise<Result>) => Promise<Result>
  /**
   * Milliseconds since the first unanswered request of a client; 0 when the last one was answered, or no client waits
   * any more.
   */
  unansweredMs: () => number
  /** A statement found the disk of the database full, less than a minute ago. */
  isDiskFull: () => boolean
}

const DISK_FULL = '53100'
/** So long after such a statement the disk counts as full: others may need no new page, and succeed. */
const STAYS_FULL_MS = 60_000

/** A client whose last request is older than this does not wait any more. */
const WAITS_MS = 30_000

/** With the metrics of the pool: how long a client waits for a connection, and how many wait now. */
export const watchPool = (metrics: Registry, elapsed: () => number): PoolWatch => {
  let waiting = 0
  /** The first and the last request since the last answer. */
  let unanswered: { since: number; last: number } | undefined
  let fullAt = Number.NEGATIVE_INFINITY
  const waits = new Histogram({
    name: 'database_pool_wait_seconds',
    help: 'Time a client waits for a connection of the pool, given or not',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  })
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Clients that wait for a connection of the pool',
    registers: [metrics],
    collect() {
      this.set(waiting)
    },
  })
  const markSent = () => {
    const now = elapsed()
    unanswered = { since: unanswered?.since ?? now, last: now }
  }

  return {
    loan: async (connect) => {
      const begun = elapsed()
      markSent()
      waiting += 1
      try {
        return await connect()
      } finally {
        waiting -= 1
        waits.observe((elapsed() - begun) / 1000)
      }
    },
    statement: async (statement) => {
      markSent()
      const result = await statement().catch((error: unknown) => {
        if (Object(error).code === DISK_FULL) fullAt = elapsed()
        throw error
      })
      unanswered = undefined
      return result
    },
    unansweredMs: () => {
      const now = elapsed()
      return unanswered === undefined || now - unanswered.last > WAITS_MS ? 0 : now - unanswered.since
    },
    isDiskFull: () => elapsed() - fullAt < STAYS_FULL_MS,
  }
}
