import type { RuleState } from '@shuttle/domain/staff'

/** A dated rule with its state for staff; its revision shows whether another editor has changed it. */
export interface StaffRule<Content> {
  id: string
  /** Revision that the form showed; 0 for a new rule. */
  revision: number
  state: RuleState
  content: Content
}
