import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/types'

/** So many of something in one window, of all processes together. */
interface LimitCounterRow {
  /** `<what>:<keyed hash of who>`. */
  key: string
  window_start: number
  /** From when on it counts for nothing: a window later, because the one before is weighed too. */
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

/** Counts of the window that runs and of the one before. */
export interface WindowCounts {
  current: number
  before: number
}

const NONE: WindowCounts = { current: 0, before: 0 }

export const windowStart = (now: Instant, windowMs: number): Instant => now - (now % windowMs)

/** Adds to counters of the window that runs, all in one statement, and answers their sums by key. */
export const addCounts = async (
  db: Kysely<Database>,
  counts: ReadonlyArray<{ key: string; count: number }>,
  at: { windowMs: number; now: Instant },
): Promise<Map<string, number>> => {
  if (counts.length === 0) return new Map()
  const window_start = windowStart(at.now, at.windowMs)
  // In one order, so that two statements never wait for each other.
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

/** What all processes counted for some keys, in the order of the keys. */
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

/** Holds a key until the transaction ends: whoever holds the same one waits. */
export const lockKey = async (trx: Transaction<Database>, key: string, now: Instant): Promise<void> => {
  await trx
    .insertInto('limit_locks')
    .values({ key, used_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now }))
    .execute()
}

/** Nothing is left of who was counted under these keys, such as a deleted account. */
export const deleteKeys = async (trx: Transaction<Database>, keys: readonly string[]): Promise<void> => {
  await trx.deleteFrom('limit_locks').where('key', 'in', keys).execute()
}
