import * as z from 'zod/mini'
import { salesRuleRow } from '../calls/query-sales-policy'
import { defineCall } from '../define-call'
import { code, optionalDate, sentNumber } from '../scalars'
import { ruleSaved, ruleShown } from './rule-scalars'

/** A row of the sales policy as staff see it; its kind decides which fields count, as for passengers. */
export const staffSalesRuleRow = z.extend(salesRuleRow, ruleShown)

/** Adds a rule of the sales policy, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveSalesRuleCall = defineCall({
  path: 'staff/save.sales.rule',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...ruleSaved,
    kind: z.enum(['sells', 'restricts', 'asks-passengers', 'notice']),
    feeTypes: z.array(code).check(z.maxLength(10)),
    aboveLevel: sentNumber,
    need: z.enum(['required', 'optional', '']),
    notice: z.enum(['RESERVED_ONLY', '']),
    appliesTo: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(100)),
    /** Half-open days of travel, for a notice days of reading; empty without an end. */
    dateFrom: optionalDate,
    dateTo: optionalDate,
  }),
  answer: z.looseObject({ responseData: staffSalesRuleRow }),
})

/** Ends a rule of the sales policy today, before its last day; a planned one never begins. */
export const endSalesRuleCall = defineCall({
  path: 'staff/end.sales.rule',
  access: 'rule.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(ruleSaved),
  answer: z.looseObject({ responseData: staffSalesRuleRow }),
})
