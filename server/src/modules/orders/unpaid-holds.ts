import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import type { Limits } from '../../limits'
import { findUnpaidHolds } from './unpaid-holds.repository'

/** Until an account may hold seats again after so many holds that nobody paid, from the end of the last one's time to pay. */
const gapAfter = (holds: number, { free, firstMs, longestMs }: Limits['unpaidHolds']): number =>
  holds < free ? 0 : Math.min(firstMs * 2 ** Math.min(holds - free, 30), longestMs)

/**
 * Seats that one account holds again and again without paying are seats that others do not get: after five such holds in a day each
 * further one has to wait, longer each time. A payment begins anew. Throws TOO_MANY_UNPAID_ORDERS.
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
