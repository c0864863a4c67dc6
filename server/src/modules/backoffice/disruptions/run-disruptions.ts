import type { Instant } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import type { AppContext } from '../../../runtime/context'
import { type DisruptionRow, toScope } from './disruption-tables'
import { claimDisruption, findNextTry, leaveDisruption, listDueOrders, recordFault } from './disruptions.repository'
import { enterOrdersOnRides } from './found-orders.repository'
import { refundDisruptedOrder } from './refund-disrupted-order'

type JobContext = Pick<AppContext, 'db' | 'clock' | 'log'>

const BATCH = 100
/** After this many failed tries an order is left to staff. */
const TRIES = 5
const TRY_AGAIN_MS = 5000
/** A later search, after this time, finds orders whose transaction was still open when the sale ended. */
const LAST_CHECK_MS = 30_000

/** Handles one order in a transaction of its own; its fault stops no other. False where the disruption ended. */
const runOrder = async (
  { db, clock, log }: JobContext,
  disruption: DisruptionRow,
  { order_no: orderNo, tries }: { order_no: string; tries: number },
): Promise<boolean> => {
  const { disruption_no: disruptionNo } = disruption
  const now = clock.now()
  try {
    return await transaction(db, (trx) => refundDisruptedOrder(trx, disruption, orderNo, now))
  } catch (error) {
    log.error({ err: error, disruptionNo, orderNo }, 'an order of a disruption could not be refunded')
    const isLast = tries + 1 >= TRIES
    await recordFault(db, disruptionNo, orderNo, {
      state: isLast ? 'failed' : 'waiting',
      tries: tries + 1,
      last_fault: (error instanceof Error ? error.message : String(error)).slice(0, 200),
      next_try_at: now + TRY_AGAIN_MS * 2 ** tries,
    })
    return true
  }
}

/** When the job continues; undefined where all orders are done and no further one can appear. */
const findNextRun = async ({ db }: JobContext, row: DisruptionRow, now: Instant): Promise<Instant | undefined> => {
  const next = await findNextTry(db, row.disruption_no)
  if (next !== undefined) return Math.max(now, next)
  const entered = await enterOrdersOnRides(db, row.disruption_no, toScope(row), now)
  if (entered > 0) return now
  const lastCheckAt = row.declared_at + LAST_CHECK_MS
  return now < lastCheckAt ? lastCheckAt : undefined
}

/**
 * Refunds rides that do not run, a batch of orders of one disruption at a time, each order in a transaction of its own.
 * Several instances share the work by a lease; one that dies loses only what it had not committed, and another
 * continues. Returns how many orders it handled.
 */
export const runDisruptions = async (context: JobContext): Promise<number> => {
  const { db, clock } = context
  const disruption = await claimDisruption(db, clock.now())
  if (!disruption) return 0
  const { disruption_no: disruptionNo } = disruption
  const due = await listDueOrders(db, disruptionNo, { now: clock.now(), limit: BATCH })
  let done = 0
  for (const order of due) {
    if (!(await runOrder(context, disruption, order))) return done
    done += 1
  }
  const now = clock.now()
  const next = await findNextRun(context, disruption, now)
  const end = { state: 'done', next_run_at: null, ended_at: now } as const
  await leaveDisruption(
    db,
    disruptionNo,
    next === undefined ? end : { state: 'running', next_run_at: next, ended_at: null },
  )
  return done
}
