import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { registerBackofficeRequests } from './backoffice-requests.routes'
import { registerCalculator } from './calculator.routes'
import { registerLedger } from './ledger.routes'
import { registerLedgerExports } from './ledger-exports.routes'
import { registerStaffRefunds } from './staff-refunds.routes'

/** All routes of the back office about refunds. */
export const registerBackofficeRefunds = (app: FastifyInstance, context: AppContext): void => {
  registerBackofficeRequests(app, context)
  registerStaffRefunds(app, context)
  registerCalculator(app, context)
  registerLedger(app, context)
  registerLedgerExports(app, context)
}
