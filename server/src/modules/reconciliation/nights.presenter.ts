import type { nightRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireWord } from '../../http/wire-codes.presenter'
import type { NightSum } from './night-sums'
import type { CountedNight } from './nights.repository'

export const presentNight = (row: CountedNight): z.infer<typeof nightRow> => ({
  day: row.day,
  payType: row.provider,
  state: wireWord(row.state),
  payments: row.payments,
  refunds: row.refunds,
  ...(row.statement_rows !== null && { statementRows: row.statement_rows }),
  unanswered: row.unanswered,
  sums: JSON.parse(row.sums) as NightSum[],
  differences: row.differences,
  openDifferences: row.open_differences,
  runs: row.runs,
  ...(row.next_run_at !== null && row.state !== 'running' && { nextTime: wireMoment(row.next_run_at) }),
  ...(row.compared_at !== null && { comparedTime: wireMoment(row.compared_at) }),
  lastAnswer: row.last_fault,
})
