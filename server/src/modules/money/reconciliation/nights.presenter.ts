import type { Night, NightSum } from '@shuttle/wire/staff'
import type { CountedNight } from './nights.repository'

export const presentNight = (row: CountedNight): Night => ({
  day: row.day,
  payType: row.provider,
  state: row.state,
  payments: row.payments,
  refunds: row.refunds,
  statementRows: row.statement_rows ?? undefined,
  unanswered: row.unanswered,
  sums: JSON.parse(row.sums) as NightSum[],
  differences: row.differences,
  openDifferences: row.open_differences,
  runs: row.runs,
  // While it runs, it is the end of a lease.
  nextAt: row.state === 'running' ? undefined : (row.next_run_at ?? undefined),
  comparedAt: row.compared_at ?? undefined,
  lastFault: row.last_fault || undefined,
})
