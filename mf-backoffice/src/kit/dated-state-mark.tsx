import type { RuleState, ShownState } from '@shuttle/domain/staff'
import { StateMark } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'

const IN_FORCE = { glyph: 'done', tone: 'success' } as const
const MARKS = {
  planned: { glyph: 'waiting', tone: 'info' },
  inForce: IN_FORCE,
  shown: IN_FORCE,
  over: { glyph: 'ended' },
} as const satisfies Record<RuleState | ShownState, object>

/** Whether a dated resource is planned, in force or over. */
export const DatedStateMark = ({ state, children }: { state: RuleState | ShownState; children: ReactNode }) => (
  <StateMark {...MARKS[state]}>{children}</StateMark>
)
