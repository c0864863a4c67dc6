import { civilDateAt } from '@shuttle/domain'
import { endRuleSpan } from '@shuttle/domain/staff'
import { endSalesRule, saveSalesRule } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import type { SalesRuleRow } from '../sales'
import { changeDraft, registerStaffCall, saveDraft } from '../staff'
import { salesRuleStore } from './sales-rule-store'
import { readSalesRule } from './sales-rules.request'
import { presentStaffSalesRule } from './staff-sales-rule.presenter'

/** The sales policy in the back office: a change applies to passengers at once, and placed orders stay. */
export const registerSalesRules = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, saveSalesRule, async ({ body, trx, now, note }) => {
    const { ruleId: id, revision } = body
    note({ object: { kind: 'sales-rule', id } })
    const store = salesRuleStore(trx, now)
    const { before, after } = await saveDraft(store, { id, revision, draft: readSalesRule(body) })
    const present = (row: SalesRuleRow) => presentStaffSalesRule(store.toDraft(row), row, civilDateAt(now))
    const presented = present(after)
    note({ before: before && present(before), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endSalesRule, async ({ body: { ruleId: id, revision }, trx, now, note }) => {
    note({ object: { kind: 'sales-rule', id } })
    const store = salesRuleStore(trx, now)
    const today = civilDateAt(now)
    const { before, after } = await changeDraft(store, { id, revision }, (rule) => ({
      ...rule,
      until: endRuleSpan(rule, today),
    }))
    const presented = presentStaffSalesRule(store.toDraft(after), after, today)
    note({ before: { dateTo: before.valid_to ?? '' }, after: { dateTo: presented.dateTo } })
    return { responseData: presented }
  })
}
