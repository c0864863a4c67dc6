import { type Instant, isRefundPaused, parseLineCode, type RefundPolicy } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findPauses } from './refund-policies.repository'

/** Pauses are of one-way lines: a round trip is paused with either of its rides. */
const toOneWayLines = (lineCode: string): string[] => {
  const { origin, destination, roundTrip } = parseLineCode(lineCode)
  return roundTrip ? [origin + destination, destination + origin] : [lineCode]
}

/** The current policy of a line: with the pause of staff, if there is one. Without a line, one of all lines counts. */
export const withPause = async (
  db: Kysely<Database>,
  policy: RefundPolicy,
  { lineCode, now }: { lineCode: string | undefined; now: Instant },
): Promise<RefundPolicy> => {
  const pauses = await findPauses(db, lineCode === undefined ? [] : toOneWayLines(lineCode))
  return { ...policy, isPaused: isRefundPaused(pauses, now) }
}
