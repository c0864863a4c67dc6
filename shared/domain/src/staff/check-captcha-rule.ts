import type { CaptchaRule } from '../captcha'
import type { Instant } from '../civil-date'
import { ruleStateAt } from './rule-span'
import { checkShownWindow, type ShownWindowViolation } from './shown-window'

export type CaptchaRuleViolation =
  | ShownWindowViolation
  | 'STAFF_RULE_PLACES'
  | 'STAFF_RULE_MOMENT'
  | 'STAFF_RULE_BEGUN'
  | 'STAFF_RULE_TWICE'

export interface CaptchaRuleViolations {
  lineCode?: CaptchaRuleViolation
  from?: CaptchaRuleViolation
  until?: CaptchaRuleViolation
}

interface CaptchaRuleContext {
  /** The stored rule that it replaces; undefined for a new one. */
  stored: CaptchaRule | undefined
  /** All the others. */
  others: readonly CaptchaRule[]
  lines: readonly string[]
  now: Instant
}

/**
 * Violations of a captcha rule, by field. Rules may overlap, because the one that began later counts (`captchaKindAt`);
 * two of the same lines that begin together would be ambiguous.
 */
export const checkCaptchaRule = (
  rule: CaptchaRule,
  { stored, others, lines, now }: CaptchaRuleContext,
): CaptchaRuleViolations => {
  const { lineCode, from, until } = rule
  const isMoved = stored && ruleStateAt(stored, now) !== 'planned' && stored.from !== from
  const isTwice = others.some(
    (other) => other.lineCode === lineCode && other.from === from && ruleStateAt(other, now) !== 'over',
  )
  const begin = Number.isNaN(from)
    ? 'STAFF_RULE_MOMENT'
    : isMoved
      ? 'STAFF_RULE_BEGUN'
      : isTwice
        ? 'STAFF_RULE_TWICE'
        : undefined
  const end = until === undefined ? undefined : checkShownWindow({ from, until }, now)
  return {
    ...(lineCode !== undefined && !lines.includes(lineCode) && { lineCode: 'STAFF_RULE_PLACES' }),
    ...(begin && { from: begin }),
    ...(end && { until: end }),
  }
}
