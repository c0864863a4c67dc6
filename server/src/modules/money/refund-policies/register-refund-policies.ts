import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerPauses } from './pauses.routes'
import { registerPolicies } from './policies.routes'
import { registerPolicyQuery } from './refund-policies.routes'

/** The policy of a sale for passengers; versions of policies and pauses of automatic refunds for staff (D5.45, D5.49). */
export const registerRefundPolicies = (app: FastifyInstance, context: AppContext): void => {
  registerPolicyQuery(app, context)
  registerPolicies(app, context)
  registerPauses(app, context)
}
