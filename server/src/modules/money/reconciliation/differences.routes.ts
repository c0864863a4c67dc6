import { isReasonGiven } from '@shuttle/domain/staff'
import { closeDifferenceCall, queryDifferencesCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { describeQuery } from '../../backoffice/audit'
import { assertOrderNotOwn, registerStaffCall } from '../../backoffice/staff'
import { closeDifference, findDifference, listDifferences } from '../payments'
import { presentDifference } from './differences.presenter'

const ROWS_A_PAGE = 50

/** Differences between the books and the providers, which stay open until they are closed with a reason (D5.54). */
export const registerDifferences = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryDifferencesCall, async ({ body, trx, audit }) => {
    const { differenceNo, state, kind, payType: provider, day, after, pageSize = ROWS_A_PAGE } = body
    const filter = { differenceNo, state, kind, provider, day }
    audit({ before: describeQuery({ ...filter, after }) })
    const rows = await listDifferences(trx, filter, { after, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    const next = rows.length > pageSize ? shown.at(-1)?.difference_no : undefined
    return { rows: shown.map(presentDifference), next }
  })

  registerStaffCall(app, context, closeDifferenceCall, async ({ body, staff, trx, now, audit }) => {
    const { differenceNo, reason } = body
    audit({ object: { kind: 'difference', id: differenceNo } })
    if (!isReasonGiven(reason)) throw new Refusal('STAFF_REASON_MISSING')
    const found = await findDifference(trx, differenceNo)
    if (!found) throw new Refusal('STAFF_DIFFERENCE_UNKNOWN')
    await assertOrderNotOwn(trx, found.order_no, staff.accountId)
    const end = { by: staff.accountId, reason: reason.trim(), now }
    if (!(await closeDifference(trx, differenceNo, end))) throw new Refusal('STAFF_DIFFERENCE_CLOSED')
    audit({ before: { state: 'open' }, after: { state: 'closed' } })
    return presentDifference((await findDifference(trx, differenceNo)) ?? found)
  })
}
