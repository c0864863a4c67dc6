import type { Instant } from '@shuttle/domain'
import type { RuleState } from '@shuttle/domain/staff'
import type { Pause } from '@shuttle/wire/staff'
import type { RefundPauseRow } from './refund-policies.repository'

const toPauseState = ({ begins_at, ends_at }: RefundPauseRow, now: Instant): RuleState => {
  if (ends_at !== null && (ends_at <= now || ends_at <= begins_at)) return 'over'
  return now < begins_at ? 'planned' : 'inForce'
}

export const presentPause = (row: RefundPauseRow, now: Instant): Pause => ({
  pauseNo: row.pause_no,
  lineCode: row.line_code || undefined,
  from: row.begins_at,
  until: row.ends_at ?? undefined,
  state: toPauseState(row, now),
  reasonText: row.reason_text,
  madeBy: row.made_by,
  madeAt: row.made_at,
  endedBy: row.ended_by || undefined,
})
