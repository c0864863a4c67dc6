import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { Limits } from '../../../limits'
import { Refusal } from '../../../runtime/errors'
import { findUnpaidHolds } from './unpaid-holds.repository'

/** Time until an account may hold seats again after so many unpaid holds, from the last payment deadline. */
const gapAfter = (holds: number, { free, firstMs, longestMs }: Limits['unpaidHolds']): number =>
  holds < free ? 0 : Math.min(firstMs * 2 ** Math.min(holds - free, 30), longestMs)

/**
 * Seats that one account holds repeatedly without paying are not available to others: after five such holds in a day
 * each further one has to wait, longer each time. A payment resets the count. Throws TOO_MANY_UNPAID_ORDERS.
 */
export const assertFewUnpaidHolds = async (
  db: Kysely<Database>,
  { unpaidHolds }: Limits,
  { accountId, now }: { accountId: string; now: Instant },
): Promise<void> => {
  const { holds, lastPayBy } = await findUnpaidHolds(db, accountId, now - unpaidHolds.windowMs)
  const waitMs = lastPayBy + gapAfter(holds, unpaidHolds) - now
  if (holds >= unpaidHolds.free && waitMs > 0)
    throw new Refusal('TOO_MANY_UNPAID_ORDERS', { waitSeconds: Math.ceil(waitMs / 1000) })
}
