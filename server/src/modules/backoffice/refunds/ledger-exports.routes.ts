import { queryLedgerExportsCall, readLedgerExportCall, startLedgerExportCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { describeQuery } from '../audit'
import { queryExports, readExportPart, startExport } from '../list-exports'
import { registerStaffCall } from '../staff'
import { readLedgerFilter } from './ledger.request'

/** Files of all refunds that fit, written in the background. */
export const registerLedgerExports = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, startLedgerExportCall, async ({ body: { state, provider, number }, ...caller }) => {
    const search = { state, provider, number }
    caller.audit({ object: { kind: 'ledger', id: '' }, before: describeQuery({ ...readLedgerFilter(search), number }) })
    return startExport(caller, { kind: 'ledger', search })
  })

  registerStaffCall(app, context, queryLedgerExportsCall, (call) => queryExports(call, 'ledger'))

  registerStaffCall(app, context, readLedgerExportCall, (call) => readExportPart(call, 'ledger', call.body))
}
