import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { type LedgerRow, listLedger } from './ledger.repository'
import type { LedgerFilter } from './ledger-filter'

const BATCH = 500

/** Refunds of the ledger, the newest first, in batches: a statement takes a limited number of values. */
export const readLedgerToExport = async (
  db: Kysely<Database>,
  filter: LedgerFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<LedgerRow[]> => {
  const entries: LedgerRow[] = []
  while (entries.length < limit) {
    const size = Math.min(BATCH, limit - entries.length)
    const batch = await listLedger(db, filter, { before: entries.at(-1)?.refund_no ?? before, limit: size })
    entries.push(...batch)
    if (batch.length < size) break
  }
  return entries
}
