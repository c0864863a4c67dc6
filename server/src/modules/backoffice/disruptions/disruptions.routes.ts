import {
  declareDisruptionCall,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { describeQuery } from '../audit'
import { registerStaffCall } from '../staff'
import { countDisruption } from './count-disruption'
import { assertScope, declareDisruption } from './declare-disruption'
import type { DisruptionRow } from './disruption-tables'
import { presentDisruptedOrder, presentDisruption, presentSums } from './disruptions.presenter'
import { findDisruption, listDisruptions } from './disruptions.repository'
import { moveDisruption } from './move-disruption'
import { listDisruptedOrders, listProgress } from './progress.repository'

const A_PAGE = 20

const present = async (trx: Transaction<Database>, row: DisruptionRow) =>
  presentDisruption(row, await listProgress(trx, [row.disruption_no]))

/** Rides that do not run: counted, declared, followed and moved on (D5.47, D5.48). */
export const registerDisruptions = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, previewDisruptionCall, async ({ body: scope, trx, now, audit }) => {
    audit({ object: { kind: 'line', id: scope.lineCode }, before: scope })
    await assertScope(trx, scope)
    const counts = await countDisruption(trx, scope, now)
    return { ...counts, sums: presentSums(counts.sums) }
  })

  registerStaffCall(app, context, declareDisruptionCall, async ({ body, staff, trx, now, audit }) => {
    const { scope, shown } = body
    audit({ object: { kind: 'line', id: scope.lineCode }, before: { ...scope, shown } })
    const sums = new Map(shown.sums.map(({ currency, total }) => [currency, total]))
    const row = await declareDisruption(trx, { ...body, shown: { ...shown, sums }, by: staff.accountId, now })
    const answer = await present(trx, row)
    audit({ object: { kind: 'disruption', id: row.disruption_no }, after: { counts: answer.counts } })
    return answer
  })

  registerStaffCall(app, context, queryDisruptionsCall, async ({ body, trx, audit }) => {
    const { disruptionNo, before, pageSize = A_PAGE } = body
    audit({ before: describeQuery({ disruptionNo, before }) })
    const one = disruptionNo === undefined ? undefined : await findDisruption(trx, disruptionNo)
    if (disruptionNo !== undefined && !one) throw new Refusal('STAFF_DISRUPTION_UNKNOWN')
    const rows = one ? [one] : await listDisruptions(trx, { before, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    const progress = await listProgress(
      trx,
      shown.map(({ disruption_no }) => disruption_no),
    )
    const next = rows.length > pageSize ? shown.at(-1)?.disruption_no : undefined
    return { rows: shown.map((row) => presentDisruption(row, progress)), next }
  })

  registerStaffCall(app, context, queryDisruptedOrdersCall, async ({ body, trx, audit }) => {
    const { disruptionNo, state, isChecked = false, after, pageSize = A_PAGE } = body
    audit({ object: { kind: 'disruption', id: disruptionNo }, before: describeQuery({ state, isChecked, after }) })
    const rows = await listDisruptedOrders(trx, { disruptionNo, state, isChecked, after, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    const next = rows.length > pageSize ? shown.at(-1)?.order_no : undefined
    return { rows: shown.map(presentDisruptedOrder), next }
  })

  registerStaffCall(app, context, moveDisruptionCall, async ({ body, trx, now, audit }) => {
    const { disruptionNo, move, expectedState: expected } = body
    audit({
      object: { kind: 'disruption', id: disruptionNo },
      before: describeQuery({ state: expected }),
      after: { move },
    })
    const row = await moveDisruption(trx, { disruptionNo, move, expected, now })
    const answer = await present(trx, row)
    audit({ after: { move, state: row.state, counts: answer.counts } })
    return answer
  })
}
