import { addDays, type CivilDate } from '../civil-date'
import { isAirportLine } from '../line'
import { STAFF_LEVEL } from '../member-level'
import type { SalesRule } from '../sales-rule'
import { isDayToChange } from './check-dated-change'
import { doSpansMeet, ruleStateAt } from './rule-span'

export type SalesRuleViolation =
  | 'STAFF_RULE_PLACES'
  | 'STAFF_RULE_FARE_TYPES'
  | 'STAFF_RULE_AIRPORT'
  | 'STAFF_RULE_LEVEL'
  | 'STAFF_RULE_BEGUN'
  | 'STAFF_RULE_TWICE'
  | 'STAFF_DAY_OUT_OF_RANGE'
  | 'STAFF_DAYS_REVERSED'

export interface SalesRuleViolations {
  kind?: SalesRuleViolation
  fareTypes?: SalesRuleViolation
  aboveLevel?: SalesRuleViolation
  appliesTo?: SalesRuleViolation
  from?: SalesRuleViolation
  until?: SalesRuleViolation
}

export interface SalesRuleContext {
  /** The stored rule that it replaces; undefined for a new one. */
  stored: SalesRule | undefined
  /** All other rules of the policy. */
  others: readonly SalesRule[]
  /** Codes of every line and every area. */
  places: readonly string[]
  today: CivilDate
}

/**
 * The highest level that a rule may name: no member is above the last one, and a notice for all is shown to that one
 * too.
 */
export const mostRuleLevel = (kind: SalesRule['kind']): number => (kind === 'restricts' ? STAFF_LEVEL - 1 : STAFF_LEVEL)

const isOfSameThing = (one: SalesRule, other: SalesRule): boolean => {
  if (one.kind !== other.kind) return false
  if (!('fareTypes' in one && 'fareTypes' in other)) return true
  return one.fareTypes.some((type) => other.fareTypes.includes(type))
}

/** Whether another rule of the same subject overlaps: which one counts, and what ends with it, would be ambiguous. */
const isDuplicate = (rule: SalesRule, others: readonly SalesRule[]): boolean =>
  others.some(
    (other) =>
      isOfSameThing(rule, other) &&
      doSpansMeet(rule, other) &&
      rule.appliesTo.some((code) => other.appliesTo.includes(code)),
  )

const findSoldFault = (rule: SalesRule): SalesRuleViolation | undefined => {
  if (!('fareTypes' in rule)) return undefined
  if (rule.fareTypes.length === 0) return 'STAFF_RULE_FARE_TYPES'
  // Tickets of airport lines are booked for a departure.
  const isForAnyBus = rule.fareTypes.some((type) => type !== 'reserved')
  return isForAnyBus && rule.appliesTo.some(isAirportLine) ? 'STAFF_RULE_AIRPORT' : undefined
}

const findLastDayFault = ({ from, until }: SalesRule, today: CivilDate): SalesRuleViolation | undefined => {
  if (until === undefined) return undefined
  if (from !== undefined && until <= from) return 'STAFF_DAYS_REVERSED'
  return isDayToChange(addDays(until, -1), today) ? undefined : 'STAFF_DAY_OUT_OF_RANGE'
}

/**
 * Violations of a rule of the sales policy, by field (D1.19). It begins today or later and its last day has not passed;
 * one in force retains its kind and first day, because the past stays unchanged. A rule that has ended cannot be
 * replaced.
 */
export const checkSalesRule = (
  rule: SalesRule,
  { stored, others, places, today }: SalesRuleContext,
): SalesRuleViolations => {
  const begun = stored && ruleStateAt(stored, today) !== 'planned' ? stored : undefined
  const isFirstDay = begun ? rule.from === begun.from : rule.from !== undefined && isDayToChange(rule.from, today)
  const isPlaced = rule.appliesTo.length > 0 && rule.appliesTo.every((code) => places.includes(code))
  const isLevelled =
    !('aboveLevel' in rule) ||
    (Number.isInteger(rule.aboveLevel) && rule.aboveLevel >= 0 && rule.aboveLevel <= mostRuleLevel(rule.kind))
  const sold = findSoldFault(rule)
  const last = findLastDayFault(rule, today)
  return {
    ...(begun && rule.kind !== begun.kind && { kind: 'STAFF_RULE_BEGUN' }),
    ...(sold && { fareTypes: sold }),
    ...(!isLevelled && { aboveLevel: 'STAFF_RULE_LEVEL' }),
    ...(!isPlaced && { appliesTo: 'STAFF_RULE_PLACES' }),
    ...(isPlaced && isDuplicate(rule, others) && { appliesTo: 'STAFF_RULE_TWICE' }),
    ...(!isFirstDay && { from: begun ? 'STAFF_RULE_BEGUN' : 'STAFF_DAY_OUT_OF_RANGE' }),
    ...(last && { until: last }),
  }
}
