import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import type { PaymentMethods } from '../payments'
import { registerDifferences } from './differences.routes'
import { registerNights } from './nights.routes'

/** Everything of the back office about the comparison with the providers. */
export const registerReconciliation = (app: FastifyInstance, context: AppContext, methods: PaymentMethods): void => {
  registerNights(app, context, methods)
  registerDifferences(app, context)
}
