import type { Rules, StaffRule } from '../../calls/rules'

/** What the form of a dated rule is given. */
export interface RuleFormProps<Draft> {
  rules: Rules
  /** What is edited; undefined for something new. */
  stored: StaffRule<Draft> | undefined
  /** Whose content a new one begins with. */
  copied: Draft | undefined
  reread: () => Promise<StaffRule<Draft> | undefined>
  /** Begins again with what is stored. */
  onTake: () => void
  onSaved: () => void
}
