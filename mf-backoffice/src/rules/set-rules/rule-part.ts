import type { StaffErrorCode } from '@shuttle/contracts'
import type { FormOptions, useForm } from '@shuttle/forms'
import type { Rules } from '@shuttle/wire/staff'
import type { ComponentType } from 'react'
import type { StaffRule } from '../calls/rules'
import type { RULE_PARTS } from '../domain/rules-address'
import type { useRuleLabels } from './use-rule-labels'

type Options<Values extends object> = FormOptions<Values, unknown, StaffErrorCode>

interface Shown {
  id: string
  revision: number
}

interface FieldsProps<Rule, Values extends object> {
  form: ReturnType<typeof useForm<Values, unknown, StaffErrorCode>>
  rules: Rules
  /** The edited rule; undefined for a new one. */
  stored: StaffRule<Rule> | undefined
}

/** Dated rules of one kind; `Values` are those of their form. */
export interface RulePart<Rule, Values extends object = Rule & object> {
  part: (typeof RULE_PARTS)[number]
  find: (rules: Rules) => readonly StaffRule<Rule>[]
  /** Formats the meaning of a rule, which names its row, and its period. */
  labels: (texts: ReturnType<typeof useRuleLabels>) => { what: (rule: Rule) => string; when: (rule: Rule) => string }
  /** Whether a rule that is over can be copied, with another period. */
  isCopied: boolean
  initial: (rules: Rules, rule: { stored: Rule | undefined; copied: Rule | undefined }) => Values
  toRule: (values: Values) => Rule
  check: (
    rule: Rule,
    context: { stored: Rule | undefined; others: Rule[] },
    rules: Rules,
  ) => ReturnType<Options<Values>['check']>
  /** Whether a rule has a meaning yet; by default each has one. */
  isComplete?: (rule: Rule) => boolean
  Fields: ComponentType<FieldsProps<Rule, Values>>
  save: (rule: Shown & { content: Rule }) => Promise<unknown>
  end: (shown: Shown) => Promise<unknown>
  /** Text about the end of a rule in force, if its part has several. */
  toEndText?: (rule: Rule) => 'sales.end' | 'sales.endSells'
}
