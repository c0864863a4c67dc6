import { randomUUID } from 'node:crypto'
import { Counter, type Registry } from 'prom-client'
import { holdJob, leaveJob } from '../../database/job-leases.repository'
import type { AppContext } from '../../runtime/context'
import { deleteOldRows } from './prune.repository'
import { PRUNE_RULES, type PruneRule } from './prune-rules'

const JOB = 'prune tables'
const EVERY_MS = 60_000
/** Much longer than a batch may take: it is extended before each. */
export const PRUNE_LEASE_MS = 60_000
/** Rows of one statement: few enough that a batch is over in milliseconds. */
export const PRUNE_BATCH = 500
/** How long a run goes on where there is more, well within its lease. Each table still has its first batch. */
export const RUN_MS = 30_000

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

/** Deletes one batch of the rows of a rule; answers whether more may be left. */
const pruneBatch = async (
  { db, clock, metrics }: PruneContext,
  rule: PruneRule,
): Promise<{ rows: number; isFull: boolean }> => {
  const rows = await deleteOldRows(db, rule, { now: clock.now(), limit: PRUNE_BATCH })
  if (rows > 0) countPruned(metrics, rule.table, rows)
  return { rows, isFull: rows >= PRUNE_BATCH }
}

/**
 * The tables in turns, a batch each, as long as their batches are full; `isLeft` means that this run was interrupted.
 */
const pruneInTurns = async (
  context: PruneContext,
  { ending, hold }: PruneRun,
): Promise<{ rows: number; isLeft: boolean; faults: unknown[] }> => {
  const { elapsed } = context.clock
  const until = elapsed() + RUN_MS
  const turns: PruneRule[] = [...PRUNE_RULES]
  const faults: unknown[] = []
  let rows = 0
  for (let rule = turns.shift(); rule; rule = turns.shift()) {
    if (ending.aborted || !(await hold())) return { rows, isLeft: true, faults }
    try {
      const pruned = await pruneBatch(context, rule)
      rows += pruned.rows
      if (pruned.isFull && elapsed() < until) turns.push(rule)
    } catch (error) {
      faults.push(error)
    }
  }
  return { rows, isLeft: false, faults }
}

/**
 * Deletes old rows of all tables in batches, in one instance at a time: it extends a lease before each batch and stops
 * when another has it, or the process ends. It goes on while there is more, for {@link RUN_MS}: strangers may write
 * faster than any fixed number of rows a run. A table that fails delays no other; failures are thrown together at the
 * end. Answers how many rows it deleted, or undefined where another instance has the lease.
 */
export const pruneTables = async (
  context: PruneContext,
  { holder, ending = NEVER }: { holder: string; ending?: AbortSignal },
): Promise<number | undefined> => {
  const { db, clock } = context
  const hold = () => holdJob(db, { job: JOB, holder, now: clock.now(), forMs: PRUNE_LEASE_MS })
  if (!(await hold())) return undefined
  const { rows, isLeft, faults } = await pruneInTurns(context, { ending, hold })
  if (!isLeft) await leaveJob(db, { job: JOB, holder })
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} tables could not be pruned`)
  return rows
}

export const pruneJob = (context: AppContext) => {
  const holder = randomUUID()
  return { name: JOB, everyMs: EVERY_MS, run: (ending: AbortSignal) => pruneTables(context, { holder, ending }) }
}
