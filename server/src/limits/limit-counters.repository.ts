import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/types'

/** A count in one window, of all processes together. */
interface LimitCounterRow {
  /** `<what>:<keyed hash of the subject>`. */
  key: string
  window_start: number
  /** When the count expires: a window later, because the previous window is weighted too. */
  ends_at: number
  count: number
}

/** A row to lock. */
interface LimitLockRow {
  key: string
  used_at: number
}

declare module '../database/types' {
  interface Database {
    limit_counters: LimitCounterRow
    limit_locks: LimitLockRow
  }
}

/** Counts of the current window and of the previous one. */
export interface WindowCounts {
  current: number
  before: number
}

const NONE: WindowCounts = { current: 0, before: 0 }

export const windowStart = (now: Instant, windowMs: number): Instant => now - (now % windowMs)

/** Adds to counters of the current window, all in one statement, and answers their sums by key. */
export const addCounts = async (
  db: Kysely<Database>,
  counts: ReadonlyArray<{ key: string; count: number }>,
  at: { windowMs: number; now: Instant },
): Promise<Map<string, number>> => {
  if (counts.length === 0) return new Map()
  const window_start = windowStart(at.now, at.windowMs)
  // In a fixed order, so that two statements never deadlock.
  const sorted = [...counts].sort((one, other) => (one.key < other.key ? -1 : 1))
  const rows = await db
    .insertInto('limit_counters')
    .values(sorted.map(({ key, count }) => ({ key, window_start, ends_at: window_start + 2 * at.windowMs, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((row) => ({ count: row('limit_counters.count', '+', row.ref('excluded.count')) })),
    )
    .returning(['key', 'count'])
    .execute()
  return new Map(rows.map((row) => [row.key, Number(row.count)]))
}

/** The counts of all processes for these keys, in the order of the keys. */
export const readCounts = async (
  db: Kysely<Database>,
  keys: readonly string[],
  at: { windowMs: number; now: Instant },
): Promise<WindowCounts[]> => {
  const start = windowStart(at.now, at.windowMs)
  const rows = await db
    .selectFrom('limit_counters')
    .select(['key', 'window_start', 'count'])
    .where('key', 'in', [...keys])
    .where('window_start', 'in', [start, start - at.windowMs])
    .execute()
  const counts = new Map<string, WindowCounts>()
  for (const { key, window_start, count } of rows) {
    const known = counts.get(key) ?? NONE
    counts.set(key, { ...known, [Number(window_start) === start ? 'current' : 'before']: Number(count) })
  }
  return keys.map((key) => counts.get(key) ?? NONE)
}

/** Locks a key until the transaction ends: a transaction that locks the same key waits. */
export const lockKey = async (trx: Transaction<Database>, key: string, now: Instant): Promise<void> => {
  await trx
    .insertInto('limit_locks')
    .values({ key, used_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now }))
    .execute()
}

/** Deletes all counts under these keys, for example those of a deleted account. */
export const deleteKeys = async (trx: Transaction<Database>, keys: readonly string[]): Promise<void> => {
  await trx.deleteFrom('limit_locks').where('key', 'in', keys).execute()
}
