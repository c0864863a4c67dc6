import type { Rules, StaffRule } from '../../calls/rules'

/** Props of each form of a dated rule. */
export interface RuleFormProps<Draft> {
  rules: Rules
  /** The edited rule; undefined for a new one. */
  stored: StaffRule<Draft> | undefined
  /** Content of the rule that a new one copies. */
  copied: Draft | undefined
  reread: () => Promise<StaffRule<Draft> | undefined>
  /** Restarts the form with the stored rule. */
  onTake: () => void
  onSaved: () => void
}
