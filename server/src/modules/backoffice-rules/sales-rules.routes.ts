import { civilDateAt } from '@shuttle/domain'
import { endRuleSpan } from '@shuttle/domain/staff'
import { endSalesRuleCall, saveSalesRuleCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import type { SalesRuleRow } from '../sales'
import { registerStaffCall, saveRevision, updateRevision } from '../staff'
import { salesRuleStore } from './sales-rule-store'
import { readSalesRule } from './sales-rules.request'
import { presentStaffSalesRule } from './staff-sales-rule.presenter'

/** The sales policy in the back office: a change applies to passengers at once, and placed orders stay. */
export const registerSalesRules = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, saveSalesRuleCall, async ({ body, trx, now, audit }) => {
    const { ruleId: id, revision } = body
    audit({ object: { kind: 'sales-rule', id } })
    const store = salesRuleStore(trx, now)
    const { before, after } = await saveRevision(store, { id, revision, content: readSalesRule(body) })
    const present = (row: SalesRuleRow) => presentStaffSalesRule(store.toContent(row), row, civilDateAt(now))
    const presented = present(after)
    audit({ before: before && present(before), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endSalesRuleCall, async ({ body: { ruleId: id, revision }, trx, now, audit }) => {
    audit({ object: { kind: 'sales-rule', id } })
    const store = salesRuleStore(trx, now)
    const today = civilDateAt(now)
    const { before, after } = await updateRevision(store, { id, revision }, (rule) => ({
      ...rule,
      until: endRuleSpan(rule, today),
    }))
    const presented = presentStaffSalesRule(store.toContent(after), after, today)
    audit({ before: { dateTo: before.valid_to ?? '' }, after: { dateTo: presented.dateTo } })
    return { responseData: presented }
  })
}
