import type { Instant } from '@shuttle/domain'
import type { StaffAction } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { lockKey } from '../../../limits'
import { Refusal } from '../../../runtime/errors'
import { findLastDone } from '../audit'

/** Whole lists that are exported as a file. */
const EXPORTS: readonly StaffAction[] = ['order.export', 'ledger.export']
const EXPORT_EVERY_MS = 60_000

/**
 * Claims the turn of a person to export a whole list; the audit has the previous one. An action with an object, such as
 * a file that waits already, took no turn. Throws TOO_MANY_REQUESTS.
 */
export const takeExport = async (
  trx: Transaction<Database>,
  { accountId, now }: { accountId: string; now: Instant },
): Promise<void> => {
  // Two concurrent exports run one after the other.
  await lockKey(trx, `export:${accountId}`, now)
  const last = await findLastDone(trx, { accountId, actions: EXPORTS })
  const waitMs = last === undefined ? 0 : last.at + EXPORT_EVERY_MS - now
  if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.ceil(waitMs / 1000) })
}
