import type { Instant } from '@shuttle/domain'
import type { DisruptionMove } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { closeDaySale, openDaySale } from '../../passenger/sales'
import { type DisruptionRow, toScope } from './disruption-tables'
import { changeDisruption, listUnsoldDisruptions, lockDisruption, retryFailedOrders } from './disruptions.repository'

type Trx = Transaction<Database>

/** From which states a move can be made; retrying the failed orders of a paused disruption continues it. */
const FROM: Record<DisruptionMove, ReadonlyArray<DisruptionRow['state']>> = {
  pause: ['running'],
  continue: ['paused'],
  cancel: ['running', 'paused'],
  retry: ['running', 'paused', 'done'],
  sell: ['cancelled', 'done'],
}

const apply = async (trx: Trx, row: DisruptionRow, move: DisruptionMove, now: Instant): Promise<void> => {
  const { disruption_no: disruptionNo } = row
  const run = { state: 'running', next_run_at: now, ended_at: null } as const
  switch (move) {
    case 'pause':
      return changeDisruption(trx, disruptionNo, { state: 'paused', next_run_at: null })
    case 'continue':
      return changeDisruption(trx, disruptionNo, run)
    case 'cancel':
      return changeDisruption(trx, disruptionNo, { state: 'cancelled', next_run_at: null, ended_at: now })
    case 'retry':
      if ((await retryFailedOrders(trx, disruptionNo, now)) > 0) await changeDisruption(trx, disruptionNo, run)
      return
    case 'sell': {
      const { beginTime, ...days } = toScope(row)
      await changeDisruption(trx, disruptionNo, { is_sold_again: true })
      // A single departure is put on sale again on the page of departures.
      if (beginTime !== '') return
      await openDaySale(trx, { beginTime, ...days })
      for (const other of await listUnsoldDisruptions(trx, days)) await closeDaySale(trx, toScope(other))
    }
  }
}

/**
 * Pauses, continues or cancels a disruption, retries failed orders, or sells day and night tickets of its days again.
 * Refunds already made stay. Throws STAFF_DISRUPTION_UNKNOWN, and STAFF_FORM_STALE where it is not in the state that
 * was shown, or cannot be moved from there.
 */
export const moveDisruption = async (
  trx: Trx,
  { disruptionNo, move, expected, now }: { disruptionNo: string; move: DisruptionMove; expected: string; now: Instant },
): Promise<DisruptionRow> => {
  const row = await lockDisruption(trx, disruptionNo)
  if (!row) throw new Refusal('STAFF_DISRUPTION_UNKNOWN')
  if (row.state !== expected || !FROM[move].includes(row.state)) throw new Refusal('STAFF_FORM_STALE')
  await apply(trx, row, move, now)
  return (await lockDisruption(trx, disruptionNo)) ?? row
}
