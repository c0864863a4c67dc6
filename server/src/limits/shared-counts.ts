import { createHmac } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Limit } from '../config/limits'
import { deriveKey, type SecretKeys } from '../config/secret-keys'
import type { Database } from '../database/types'
import { addCounts, windowStart } from './limit-counters.repository'

/**
 * Share of the limit from which a count is exchanged: with fewer than ten processes, none that stays below it anywhere
 * can reach the limit.
 */
const SHARED_FROM = 0.1
/** Counters in memory, most recently used. A flood from more addresses is limited by the ranges around them. */
const MAX_COUNTERS = 20_000
/** Counters of one statement: PostgreSQL accepts 65,535 parameters, and each counter has four. */
const COUNTERS_A_STATEMENT = 1000

interface HeavyCounter {
  key: string
  counter: Counter
  fresh: number
}

/** Those nearest to their limit first: counters after a failed statement wait for the next exchange. */
const inStatements = (rows: readonly HeavyCounter[]): HeavyCounter[][] => {
  const usageOf = ({ counter }: HeavyCounter) => (counter.own + counter.others) / counter.limit.most
  const sorted = rows.toSorted((one, other) => usageOf(other) - usageOf(one))
  const count = Math.ceil(sorted.length / COUNTERS_A_STATEMENT)
  return Array.from({ length: count }, (_, at) =>
    sorted.slice(at * COUNTERS_A_STATEMENT, (at + 1) * COUNTERS_A_STATEMENT),
  )
}

interface Counter {
  windowStart: Instant
  limit: Limit
  /** Counted here, and how many of these the other processes know. */
  own: number
  sent: number
  /** Counted by the other processes, as of the last exchange. */
  others: number
}

/**
 * Counts of requests by minute: in memory, and exchanged with the other processes once a second, for heavy counters
 * only, so that no request writes. Each process may exceed a limit by a tenth of it and by a second of requests.
 */
export class SharedCounts {
  private readonly counters = new Map<string, Counter>()

  constructor(
    private readonly now: () => Instant,
    private readonly secret: SecretKeys,
  ) {}

  /** Counts one more; answers how many there are in the window, and when it ends. */
  add(key: string, limit: Limit): { current: number; ttl: number } {
    const now = this.now()
    const start = windowStart(now, limit.windowMs)
    const known = this.counters.get(key)
    const counter = known?.windowStart === start ? known : { windowStart: start, limit, own: 0, sent: 0, others: 0 }
    counter.own += 1
    // The most recently used counter comes last.
    this.counters.delete(key)
    this.counters.set(key, counter)
    if (this.counters.size > MAX_COUNTERS) this.forgetOldest()
    return { current: counter.own + counter.others, ttl: start + limit.windowMs - now }
  }

  private forgetOldest(): void {
    const oldest = this.counters.keys().next()
    if (!oldest.done) this.counters.delete(oldest.value)
  }

  private hash(key: string): string {
    return `requests:${createHmac('sha256', deriveKey(this.secret, 'limit-subject')).update(key).digest('hex').slice(0, 32)}`
  }

  /** Sends the counts of this process to the others, and reads theirs. */
  async exchange(db: Kysely<Database>): Promise<void> {
    const now = this.now()
    const heavy = new Map<number, HeavyCounter[]>()
    for (const [name, counter] of this.counters) {
      const { windowMs, most } = counter.limit
      if (counter.windowStart !== windowStart(now, windowMs)) {
        this.counters.delete(name)
        continue
      }
      if (counter.own + counter.others < most * SHARED_FROM) continue
      const rows = heavy.get(windowMs) ?? []
      rows.push({ key: this.hash(name), counter, fresh: counter.own - counter.sent })
      heavy.set(windowMs, rows)
    }
    for (const [windowMs, all] of heavy)
      for (const rows of inStatements(all)) {
        const counts = rows.map(({ key, fresh }) => ({ key, count: fresh }))
        const sums = await addCounts(db, counts, { windowMs, now })
        for (const { key, counter, fresh } of rows) {
          counter.sent += fresh
          counter.others = (sums.get(key) ?? counter.sent) - counter.sent
        }
      }
  }
}
