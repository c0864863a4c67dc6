import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { CAPTCHA_RULE_SET } from './captcha-rules'
import { registerRuleSet } from './register-rule-set'
import { registerRules } from './rules.routes'
import { SALES_RULE_SET } from './sales-rules'
import { SURVEY_SET } from './surveys'

/** All routes of the back office about dated rules: the sales policy, captchas of orders and surveys. */
export const registerBackofficeRules = (app: FastifyInstance, context: AppContext): void => {
  registerRules(app, context)
  registerRuleSet(app, context, SALES_RULE_SET)
  registerRuleSet(app, context, CAPTCHA_RULE_SET)
  registerRuleSet(app, context, SURVEY_SET)
}
