import { readIdentifier } from '@shuttle/domain'
import type { startLedgerExportCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { LEDGER_STATES, type LedgerFilter } from './ledger-filter'

/** The filters of the ledger. */
export const readLedgerFilter = (filter: z.infer<(typeof startLedgerExportCall)['request']>): LedgerFilter => ({
  state: LEDGER_STATES.find((known) => known.toUpperCase() === filter.state),
  provider: filter.payType || undefined,
  number: readIdentifier(filter.number ?? '') || undefined,
})
