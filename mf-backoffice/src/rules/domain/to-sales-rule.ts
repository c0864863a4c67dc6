import type { CivilDate, FareType, SalesRule } from '@shuttle/domain'

/** Values of every kind of sales rule, so that a change of the kind in a form loses none. */
export interface SalesRuleValues {
  kind: SalesRule['kind']
  fareTypes: readonly FareType[]
  aboveLevel: number
  need: 'required' | 'optional'
  appliesTo: readonly string[]
  from: CivilDate | undefined
  until: CivilDate | undefined
}

/** The rule of the chosen kind; values that begin with a stored rule may have other fields. */
export const toSalesRule = (values: SalesRuleValues): SalesRule => {
  const { kind, fareTypes, aboveLevel, need, appliesTo, from, until } = values
  const dated = { appliesTo, from, until }
  if (kind === 'sells') return { kind, fareTypes, ...dated }
  if (kind === 'restricts') return { kind, fareTypes, aboveLevel, ...dated }
  return kind === 'notice' ? { kind, notice: 'RESERVED_ONLY', aboveLevel, ...dated } : { kind, need, ...dated }
}
