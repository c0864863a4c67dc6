import { randomUUID } from 'node:crypto'
import { Counter, type Registry } from 'prom-client'
import type { AppContext } from '../context'
import { deleteOldRows, holdJob, leaveJob } from './prune.repository'
import { PRUNE_RULES, type PruneRule } from './prune-rules'

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

type PruneContext = Pick<AppContext, 'db' | 'clock' | 'metrics'>

const NEVER = new AbortController().signal

interface PruneRun {
  ending: AbortSignal
  /** Takes or extends the lease; false where another instance has it. */
  hold: () => Promise<boolean>
}

/** Deletes batches of what one rule names; `isLeft` says that this run is over. */
const pruneTable = async (
  { db, clock, metrics }: PruneContext,
  rule: PruneRule,
  { ending, hold }: PruneRun,
): Promise<{ rows: number; isLeft: boolean }> => {
  let rows = 0
  for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
    if (ending.aborted || !(await hold())) return { rows, isLeft: true }
    const deleted = await deleteOldRows(db, rule, { now: clock.now(), limit: PRUNE_BATCH })
    if (deleted > 0) countPruned(metrics, rule.table, deleted)
    rows += deleted
    if (deleted < PRUNE_BATCH) break
  }
  return { rows, isLeft: false }
}

/**
 * Deletes old rows of all tables in batches, as the only instance that does: it holds a lease before each batch and leaves off when
 * another has it, or the process ends. A table that fails holds up no other; failures are thrown together at the end. Answers how many rows
 * it deleted, or undefined where another instance is at it.
 */
export const pruneTables = async (
  context: PruneContext,
  { holder, ending = NEVER }: { holder: string; ending?: AbortSignal },
): Promise<number | undefined> => {
  const { db, clock } = context
  const hold = () => holdJob(db, { job: JOB, holder, now: clock.now(), forMs: PRUNE_LEASE_MS })
  if (!(await hold())) return undefined
  let rows = 0
  let isLeft = false
  const faults: unknown[] = []
  for (const rule of PRUNE_RULES) {
    try {
      const pruned = await pruneTable(context, rule, { ending, hold })
      rows += pruned.rows
      isLeft = pruned.isLeft
    } catch (error) {
      faults.push(error)
    }
    if (isLeft) break
  }
  if (!isLeft) await leaveJob(db, { job: JOB, holder })
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} tables could not be pruned`)
  return rows
}

export const pruneJob = (context: AppContext) => {
  const holder = randomUUID()
  return { name: JOB, everyMs: EVERY_MS, run: (ending: AbortSignal) => pruneTables(context, { holder, ending }) }
}
