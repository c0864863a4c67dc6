import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { type LedgerEntry, type LedgerFilter, listLedger } from './ledger.repository'

const BATCH = 500

/** The newest refunds that fit, in batches: a statement takes a limited number of values. */
export const readLedgerToExport = async (
  db: Kysely<Database>,
  filter: LedgerFilter,
  limit: number,
): Promise<LedgerEntry[]> => {
  const entries: LedgerEntry[] = []
  while (entries.length < limit) {
    const size = Math.min(BATCH, limit - entries.length)
    const batch = await listLedger(db, filter, { before: entries.at(-1)?.refund_no, limit: size })
    entries.push(...batch)
    if (batch.length < size) break
  }
  return entries
}
