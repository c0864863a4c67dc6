import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { registerLedger } from './ledger.routes'
import { registerLedgerExports } from './ledger-exports.routes'
import { registerOfficeRequests } from './office-requests.routes'
import { registerStaffRefunds } from './staff-refunds.routes'

/** All routes of the back office about refunds. */
export const registerOfficeRefunds = (app: FastifyInstance, context: AppContext): void => {
  registerOfficeRequests(app, context)
  registerStaffRefunds(app, context)
  registerLedger(app, context)
  registerLedgerExports(app, context)
}
