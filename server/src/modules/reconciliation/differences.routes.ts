import { DIFFERENCE_KINDS, isReasonGiven } from '@shuttle/domain/staff'
import { closeDifferenceCall, queryDifferencesCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { wireWord } from '../../http/wire-codes.presenter'
import { describeQuery } from '../audit'
import { closeDifference, type DifferenceFilter, findDifference, listDifferences } from '../payments'
import { assertOrderNotOwn, registerStaffCall } from '../staff'
import { presentDifference } from './differences.presenter'

const ROWS_A_PAGE = 50

/** Differences between the books and the providers, which stay open until they are closed with a reason (D5.54). */
export const registerDifferences = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryDifferencesCall, async ({ body, trx, audit }) => {
    const { afterDifferenceNo: after, pageSize = ROWS_A_PAGE } = body
    const filter: DifferenceFilter = {
      differenceNo: body.differenceNo || undefined,
      state: body.state && (body.state === 'OPEN' ? 'open' : 'closed'),
      kind: DIFFERENCE_KINDS.find((kind) => wireWord(kind) === body.kind),
      provider: body.payType || undefined,
      day: body.day,
    }
    audit({ before: describeQuery({ ...filter, after }) })
    const rows = await listDifferences(trx, filter, { after, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      responseData: {
        rows: shown.map(presentDifference),
        nextDifferenceNo: rows.length > pageSize ? (shown.at(-1)?.difference_no ?? '') : '',
      },
    }
  })

  registerStaffCall(app, context, closeDifferenceCall, async ({ body, staff, trx, now, audit }) => {
    const { differenceNo, reasonText: reason } = body
    audit({ object: { kind: 'difference', id: differenceNo } })
    if (!isReasonGiven(reason)) throw new Refusal('STAFF_REASON_MISSING')
    const found = await findDifference(trx, differenceNo)
    if (!found) throw new Refusal('STAFF_DIFFERENCE_UNKNOWN')
    await assertOrderNotOwn(trx, found.order_no, staff.accountId)
    const end = { by: staff.accountId, reason: reason.trim(), now }
    if (!(await closeDifference(trx, differenceNo, end))) throw new Refusal('STAFF_DIFFERENCE_CLOSED')
    audit({ before: { state: 'open' }, after: { state: 'closed' } })
    const closed = await findDifference(trx, differenceNo)
    return { responseData: closed && presentDifference(closed) }
  })
}
