import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate, fareType, maybe } from './codecs'
import { ruleCalls } from './rule-calls'

const dated = {
  /** Codes of lines, and of areas for every line with that terminus. */
  appliesTo: z.readonly(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(100))),
  /** Half-open days of travel, for a notice days of reading. */
  from: maybe(civilDate),
  until: maybe(civilDate),
}
const fareTypes = z.readonly(z.array(fareType).check(z.maxLength(10)))

/** A rule of the sales policy; passengers get the same rules in the words of the specification. */
const salesRuleContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sells'), fareTypes, ...dated }),
  z.strictObject({ kind: z.literal('restricts'), fareTypes, aboveLevel: sentNumber, ...dated }),
  z.strictObject({ kind: z.literal('passenger-details'), need: z.enum(['required', 'optional']), ...dated }),
  z.strictObject({ kind: z.literal('notice'), notice: z.literal('RESERVED_ONLY'), aboveLevel: sentNumber, ...dated }),
])

export const {
  row: staffSalesRule,
  save: saveSalesRuleCall,
  end: endSalesRuleCall,
} = ruleCalls('sales.rule', salesRuleContent)
