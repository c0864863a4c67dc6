import { readIdentifier } from '@shuttle/domain'
import type { exportLedgerCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { LedgerFilter } from './ledger-filter'

/** The filters of the ledger, with the number as it is stored; an empty text matches everything. */
export const readLedgerFilter = (filter: z.output<typeof exportLedgerCall.request>): LedgerFilter => ({
  state: filter.state,
  provider: filter.provider || undefined,
  number: readIdentifier(filter.number ?? '') || undefined,
})
