import { queryLedgerExports, readLedgerExport, startLedgerExport } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { describeAsked } from '../audit'
import { queryExports, readExportPart, startExport } from '../list-exports'
import { registerStaffCall } from '../staff'
import { readLedgerFilter } from './ledger.request'

/** Files of all refunds that fit, written in the background. */
export const registerLedgerExports = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, startLedgerExport, async ({ body: { state, payType, number }, ...caller }) => {
    const search = { state, payType, number }
    caller.note({ object: { kind: 'ledger', id: '' }, before: describeAsked({ ...readLedgerFilter(search), number }) })
    return startExport(caller, { kind: 'ledger', search })
  })

  registerStaffCall(app, context, queryLedgerExports, (call) => queryExports(call, 'ledger'))

  registerStaffCall(app, context, readLedgerExport, (call) => readExportPart(call, 'ledger', call.body))
}
