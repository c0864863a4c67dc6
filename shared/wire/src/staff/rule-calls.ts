import type * as z from 'zod/mini'
import { revisedCalls, revisedRow } from './revised'
import { ruleState } from './rule-scalars'

/** The row of a dated rule, and the calls that edit one. */
export const ruleCalls = <Content extends z.ZodMiniType>(resource: string, content: Content) => {
  const row = revisedRow(ruleState, content)
  return { row, ...revisedCalls(resource, { access: 'rule.edit', content, row }) }
}
