import { randomUUID } from 'node:crypto'
import { Counter, type Registry } from 'prom-client'
import type { AppContext } from '../context'
import { deleteOldRows, holdJob, leaveJob } from './prune.repository'
import { PRUNE_RULES } from './prune-rules'

const JOB = 'prune tables'
const EVERY_MS = 60_000
/** Much longer than a batch may take: it is extended before each. */
export const PRUNE_LEASE_MS = 60_000
/** Rows of one statement: few enough that a batch is over in milliseconds. */
export const PRUNE_BATCH = 500
/** Batches of one table in one run, so that a table with a long past holds up no other. */
const BATCHES_A_RUN = 40

const countPruned = (metrics: Registry, table: string, rows: number): void => {
  const known = metrics.getSingleMetric('pruned_rows_total') as Counter<'table'> | undefined
  const about = { name: 'pruned_rows_total', help: 'Rows deleted because they are old, by table' }
  const counter = known ?? new Counter({ ...about, labelNames: ['table'], registers: [metrics] })
  counter.inc({ table }, rows)
}

const NEVER = new AbortController().signal

/**
 * Deletes old rows of all tables in batches, as the only instance that does: it holds a lease before each batch and leaves off when
 * another has it, or the process ends. Answers how many rows it deleted, or undefined where another instance is at it.
 */
export const pruneTables = async (
  { db, clock, metrics }: Pick<AppContext, 'db' | 'clock' | 'metrics'>,
  { holder, ending = NEVER }: { holder: string; ending?: AbortSignal },
): Promise<number | undefined> => {
  const hold = () => holdJob(db, { job: JOB, holder, now: clock.now(), forMs: PRUNE_LEASE_MS })
  if (!(await hold())) return undefined
  let rows = 0
  for (const rule of PRUNE_RULES) {
    for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
      if (ending.aborted || !(await hold())) return rows
      const deleted = await deleteOldRows(db, rule, { now: clock.now(), limit: PRUNE_BATCH })
      if (deleted > 0) countPruned(metrics, rule.table, deleted)
      rows += deleted
      if (deleted < PRUNE_BATCH) break
    }
  }
  await leaveJob(db, { job: JOB, holder })
  return rows
}

export const pruneJob = (context: AppContext) => {
  const holder = randomUUID()
  return { name: JOB, everyMs: EVERY_MS, run: (ending: AbortSignal) => pruneTables(context, { holder, ending }) }
}
