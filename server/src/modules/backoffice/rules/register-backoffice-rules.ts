import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { CAPTCHA_RULES } from './captcha-rules'
import { registerRuleSet } from './register-rule-set'
import { registerRules } from './rules.routes'
import { SALES_RULES } from './sales-rules'
import { SURVEYS } from './surveys'

/** All routes of the back office about dated rules: the sales policy, captchas of orders and surveys. */
export const registerBackofficeRules = (app: FastifyInstance, context: AppContext): void => {
  registerRules(app, context)
  registerRuleSet(app, context, SALES_RULES)
  registerRuleSet(app, context, CAPTCHA_RULES)
  registerRuleSet(app, context, SURVEYS)
}
