import { readIdentifier } from '@shuttle/domain'
import type { startLedgerExport } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { LEDGER_STATES, type LedgerFilter } from './ledger.repository'

/** What the ledger is narrowed to. */
export const readLedgerFilter = (asked: z.infer<(typeof startLedgerExport)['request']>): LedgerFilter => ({
  state: LEDGER_STATES.find((known) => known.toUpperCase() === asked.state),
  provider: asked.payType || undefined,
  number: readIdentifier(asked.number ?? '') || undefined,
})
