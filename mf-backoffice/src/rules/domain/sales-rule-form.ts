import { addDays, type FareType, readCount, type SalesRule } from '@shuttle/domain'
import { checkSalesRule, type SalesRuleContext } from '@shuttle/domain/staff'

/** Typed values of a sales rule; days are the first and the last (inclusive). */
export interface SalesRuleFormValues {
  kind: SalesRule['kind']
  fareTypes: FareType[]
  level: string
  need: 'required' | 'optional'
  areas: string[]
  lines: string[]
  firstDay: string
  lastDay: string
}

/** A form for a new rule, which begins on `firstDay`, with the content of a copied one. */
export const newSalesRuleForm = (
  copied: SalesRule | undefined,
  { firstDay, lines }: { firstDay: string; lines: readonly string[] },
): SalesRuleFormValues => ({
  kind: copied?.kind ?? 'sells',
  fareTypes: copied && 'fareTypes' in copied ? [...copied.fareTypes] : [],
  level: copied && 'aboveLevel' in copied ? String(copied.aboveLevel) : '0',
  need: copied?.kind === 'asks-passengers' ? copied.need : 'required',
  areas: copied?.appliesTo.filter((code) => !lines.includes(code)) ?? [],
  lines: copied?.appliesTo.filter((code) => lines.includes(code)) ?? [],
  firstDay,
  lastDay: '',
})

export const toSalesRuleForm = (rule: SalesRule, lines: readonly string[]): SalesRuleFormValues => ({
  ...newSalesRuleForm(rule, { firstDay: rule.from ?? '', lines }),
  // Half-open: the last day is the one before the end.
  lastDay: rule.until === undefined ? '' : addDays(rule.until, -1),
})

export const readSalesRuleForm = (values: SalesRuleFormValues): SalesRule => {
  const { kind, fareTypes, need, areas, lines, firstDay, lastDay } = values
  const aboveLevel = readCount(values.level) ?? Number.NaN
  const dated = {
    appliesTo: [...areas, ...lines],
    from: firstDay || undefined,
    until: lastDay === '' ? undefined : addDays(lastDay, 1),
  }
  if (kind === 'sells') return { kind, fareTypes, ...dated }
  if (kind === 'restricts') return { kind, fareTypes, aboveLevel, ...dated }
  return kind === 'notice' ? { kind, notice: 'RESERVED_ONLY', aboveLevel, ...dated } : { kind, need, ...dated }
}

/** Error codes by field. */
export const checkSalesRuleForm = (values: SalesRuleFormValues, context: SalesRuleContext) => {
  const { fareTypes, aboveLevel, appliesTo, from, until } = checkSalesRule(readSalesRuleForm(values), context)
  return { fareTypes, level: aboveLevel, areas: appliesTo, firstDay: from, lastDay: until }
}
