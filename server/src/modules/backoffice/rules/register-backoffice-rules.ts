import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerCaptchaRules } from './captcha-rules.routes'
import { registerRules } from './rules.routes'
import { registerSalesRules } from './sales-rules.routes'
import { registerSurveys } from './surveys.routes'

/** All routes of the back office about dated rules: the sales policy, captchas of orders and surveys. */
export const registerBackofficeRules = (app: FastifyInstance, context: AppContext): void => {
  registerRules(app, context)
  registerSalesRules(app, context)
  registerCaptchaRules(app, context)
  registerSurveys(app, context)
}
