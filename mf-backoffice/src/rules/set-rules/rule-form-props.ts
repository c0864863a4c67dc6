import type { Rules } from '@shuttle/wire/staff'
import type { StaffRule } from '../calls/rules'

/** Props of each form of a dated rule. */
export interface RuleFormProps<Content> {
  rules: Rules
  /** The edited rule; undefined for a new one. */
  stored: StaffRule<Content> | undefined
  /** Content of the rule that a new one copies. */
  copied: Content | undefined
  reread: () => Promise<StaffRule<Content> | undefined>
  /** Restarts the form with the stored rule. */
  onTake: () => void
  onSaved: () => void
}
