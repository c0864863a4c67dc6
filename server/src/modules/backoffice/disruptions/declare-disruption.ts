import { createHash } from 'node:crypto'
import { type Cents, type Currency, civilDateAt, type Instant, parseLineCode } from '@shuttle/domain'
import { checkDisruptionScope, type DisruptionScope, isReasonGiven, isWholeScopeDeclared } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { hasLine, holdLine } from '../../passenger/catalogue'
import { newDisruptionNumber } from '../../passenger/orders'
import { closeDaySale, closeDepartures, findDeparture } from '../../passenger/sales'
import { countDisruption } from './count-disruption'
import { type DisruptionRow, toScope } from './disruption-tables'
import { findDisruptionByKey, insertDisruption, listDisruptionsOver } from './disruptions.repository'
import { enterOrdersOnRides } from './found-orders.repository'

/** Counts of a preview as they were confirmed. */
interface ShownCounts {
  orders: number
  tickets: number
  sums: ReadonlyMap<Currency, Cents>
}

export interface DisruptionCommand {
  scope: DisruptionScope
  reason: string
  /** Of the form; a repeated one is the same disruption. */
  requestKey: string
  /** What was confirmed; undefined compares nothing. */
  shown?: ShownCounts
  by: string
  now: Instant
}

type Trx = Transaction<Database>

/** Throws STAFF_DISRUPTION_DAYS, STAFF_DISRUPTION_TIME, and STAFF_DISRUPTION_LINE for an unknown line or departure. */
export const assertScope = async (db: Trx, scope: DisruptionScope): Promise<void> => {
  const { lineCode, from, beginTime } = scope
  const violation = checkDisruptionScope(scope)
  if (violation) throw new Refusal(violation)
  if (!(await hasLine(db, lineCode)) || parseLineCode(lineCode).roundTrip) throw new Refusal('STAFF_DISRUPTION_LINE')
  if (beginTime !== '' && !(await findDeparture(db, { lineCode, date: from, beginTime })))
    throw new Refusal('STAFF_DISRUPTION_LINE')
}

/** Whether a departure that was declared before was put on sale again on its own. */
const isReopened = async (trx: Trx, { lineCode, from, beginTime }: DisruptionScope, now: Instant): Promise<boolean> => {
  if (beginTime === '' || from < civilDateAt(now)) return false
  return (await findDeparture(trx, { lineCode, date: from, beginTime }))?.status !== 'closed'
}

/**
 * Throws STAFF_DISRUPTION_TWICE where one or several disruptions declared all of these rides. The caller locks the
 * line.
 */
const assertNotDeclared = async (trx: Trx, scope: DisruptionScope, now: Instant): Promise<void> => {
  const declared = await listDisruptionsOver(trx, scope)
  if (!isWholeScopeDeclared(scope, declared.map(toScope))) return
  if (!(await isReopened(trx, scope, now))) throw new Refusal('STAFF_DISRUPTION_TWICE')
}

const isSameSums = (one: ReadonlyMap<Currency, Cents>, other: ReadonlyMap<Currency, Cents>): boolean =>
  one.size === other.size && [...one].every(([currency, total]) => other.get(currency) === total)

/** Throws STAFF_DISRUPTION_COUNTS where the effect of the declaration differs from what was confirmed. */
const assertShown = async (trx: Trx, scope: DisruptionScope, shown: ShownCounts, now: Instant): Promise<void> => {
  const { orders, tickets, sums } = await countDisruption(trx, scope, now)
  if (orders === shown.orders && tickets === shown.tickets && isSameSums(sums, shown.sums)) return
  throw new Refusal('STAFF_DISRUPTION_COUNTS')
}

/** Stops the sale of these rides; past ones are not on sale anyway. */
const endSale = async (trx: Trx, scope: DisruptionScope, now: Instant): Promise<void> => {
  const today = civilDateAt(now)
  if (scope.until < today) return
  const rides = scope.from < today ? { ...scope, from: today } : scope
  await closeDepartures(trx, rides)
  if (scope.beginTime === '') await closeDaySale(trx, rides)
}

/**
 * Declares rides as not running: first their sale ends, then their orders are listed, all in the transaction of the
 * caller. A job refunds the tickets. A repeated key answers the same disruption. Throws as above, STAFF_REASON_MISSING,
 * STAFF_DISRUPTION_TWICE, STAFF_DISRUPTION_COUNTS, and IDEMPOTENCY_MISMATCH for a key that declared other rides.
 */
export const declareDisruption = async (trx: Trx, command: DisruptionCommand): Promise<DisruptionRow> => {
  const { scope, requestKey, by, now } = command
  const reason = command.reason.trim()
  const requestHash = createHash('sha256')
    .update(JSON.stringify([scope.lineCode, scope.from, scope.until, scope.beginTime, reason]))
    .digest('hex')
  const findKnown = async () => {
    const known = await findDisruptionByKey(trx, requestKey)
    if (known && known.request_hash !== requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
    return known
  }
  const known = await findKnown()
  if (known) return known
  await assertScope(trx, scope)
  if (!isReasonGiven(reason)) throw new Refusal('STAFF_REASON_MISSING')
  await holdLine(trx, scope.lineCode)
  // Read again: the same form may have been sent while this call waited for the line.
  const sentBefore = await findKnown()
  if (sentBefore) return sentBefore
  await assertNotDeclared(trx, scope, now)
  const disruption: DisruptionRow = {
    ...{ disruption_no: newDisruptionNumber(now), request_key: requestKey, request_hash: requestHash },
    ...{ line_code: scope.lineCode, date_from: scope.from, date_until: scope.until, begin_time: scope.beginTime },
    ...{ reason_text: reason, declared_by: by, declared_at: now, state: 'running' },
    ...{ next_run_at: now, ended_at: null, is_sold_again: false },
  }
  await endSale(trx, scope, now)
  // From here on no seat of these rides is sold.
  if (command.shown) await assertShown(trx, scope, command.shown, now)
  if (!(await insertDisruption(trx, disruption))) return (await findKnown()) ?? disruption
  await enterOrdersOnRides(trx, disruption.disruption_no, scope, now)
  return disruption
}
