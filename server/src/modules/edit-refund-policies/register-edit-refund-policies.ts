import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerCalculator } from './calculator.routes'
import { registerPauses } from './pauses.routes'
import { registerPolicies } from './policies.routes'

/**
 * All routes of the back office about refund fees: versions of the policy, a calculator, and pauses of automatic
 * refunds (D5.45, D5.46, D5.49).
 */
export const registerEditRefundPolicies = (app: FastifyInstance, context: AppContext): void => {
  registerPolicies(app, context)
  registerCalculator(app, context)
  registerPauses(app, context)
}
