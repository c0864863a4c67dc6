import { civilDateAt, type SalesRule } from '@shuttle/domain'
import { endRuleSpan } from '@shuttle/domain/staff'
import { endSalesRuleCall, saveSalesRuleCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerRevisedResource } from '../staff'
import { presentRule } from './rule-store'
import { readStoredRule, salesRuleStore } from './sales-rule-store'

/** Names each place and each fare type once. */
const withoutRepetitions = (rule: SalesRule): SalesRule => ({
  ...rule,
  appliesTo: [...new Set(rule.appliesTo)],
  ...('fareTypes' in rule && { fareTypes: [...new Set(rule.fareTypes)] }),
})

/** The sales policy in the back office: a change applies to passengers at once, and placed orders stay. */
export const registerSalesRules = (app: FastifyInstance, context: AppContext): void =>
  registerRevisedResource(app, context, {
    kind: 'sales-rule',
    save: saveSalesRuleCall,
    end: endSalesRuleCall,
    store: salesRuleStore,
    present: (row, now) => presentRule(row, readStoredRule(row), civilDateAt(now)),
    toEnded: (rule, now) => ({ ...rule, until: endRuleSpan(rule, civilDateAt(now)) }),
    clean: withoutRepetitions,
  })
