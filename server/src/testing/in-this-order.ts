import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/types'

/** How many sessions of the database wait behind this one, also behind another that does. */
const countWaiting = async (db: Kysely<Database>, blocker: number): Promise<number> => {
  const { rows } = await sql<{ pid: number; behind: number[] }>`select pid, pg_blocking_pids(pid) as behind
    from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  const line = new Set([blocker])
  for (const _ of rows) for (const { pid, behind } of rows) if (behind.some((one) => line.has(one))) line.add(pid)
  return line.size - 1
}

/**
 * Begins two operations while a transaction locks rows that both need, the second once the first waits: they go on in
 * that order when it ends. Only PostgreSQL shows which sessions wait.
 */
export const inThisOrder = <First, Second>(
  db: Kysely<Database>,
  hold: (trx: Transaction<Database>) => Promise<unknown>,
  operations: readonly [() => Promise<First>, () => Promise<Second>],
): Promise<{ one: Promise<First>; other: Promise<Second> }> =>
  db.transaction().execute(async (trx) => {
    await hold(trx)
    const [blocker] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows
    const until = async (count: number) => {
      for (let round = 0; (await countWaiting(db, blocker?.pid ?? 0)) < count; round += 1) {
        if (round > 500) throw new Error(`${count} never waited`)
        await wait(10)
      }
    }
    const one = operations[0]()
    await until(1)
    const other = operations[1]()
    await until(2)
    // In an object: a promise that is returned by itself would be awaited here, while the rows are still locked.
    return { one, other }
  })
