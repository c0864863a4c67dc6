import { queryOrderExportsCall, readOrderExportCall, startOrderExportCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../../runtime/context'
import { getSealer } from '../../../../sealing'
import { hashPhone } from '../../../passenger/orders'
import { queryExports, readExportPart, startExport } from '../../list-exports'
import { registerStaffCall } from '../../staff'
import { describeSearch } from './describe-search'
import { readFilters } from './read-search'

/** Files of all orders that fit, written in the background. */
export const registerOrderExports = (app: FastifyInstance, context: AppContext): void => {
  const sealer = getSealer(context.config)

  registerStaffCall(app, context, startOrderExportCall, async ({ body, ...caller }) => {
    const { filters = {}, sort = 'NEWEST' } = body
    const { criteria } = readFilters(filters, {
      now: caller.now,
      hashPhone: (telephone) => hashPhone(sealer, telephone),
    })
    caller.audit({ object: { kind: 'orders', id: '' }, before: describeSearch(criteria) })
    return startExport(caller, { kind: 'orders', search: { filters, sort } })
  })

  registerStaffCall(app, context, queryOrderExportsCall, (call) => queryExports(call, 'orders'))

  registerStaffCall(app, context, readOrderExportCall, (call) => readExportPart(call, 'orders', call.body))
}
