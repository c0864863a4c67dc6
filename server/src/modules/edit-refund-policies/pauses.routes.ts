import { addPauseCall, endPauseCall, queryPausesCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { endPause, findPause, listPauses } from '../refund-policies'
import { registerStaffCall } from '../staff'
import { addPause } from './add-pause'
import { presentPause } from './fees.presenter'
import { readMoment } from './fees.request'

/**
 * Pauses of automatic refunds by line: passengers send a refund request instead, and the policy of an order does not
 * change.
 */
export const registerPauses = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPausesCall, async ({ trx, now }) => ({
    responseData: (await listPauses(trx)).map((row) => presentPause(row, now)),
  }))

  registerStaffCall(app, context, addPauseCall, async ({ body, staff, trx, now, audit }) => {
    const { lineCode, beginTime, endTime, reasonText, requestKey } = body
    audit({ object: { kind: 'pause', id: requestKey }, before: { lineCode, beginTime, endTime } })
    const from = beginTime === undefined ? undefined : readMoment(beginTime)
    const until = endTime === undefined ? undefined : readMoment(endTime)
    const command = { lineCode, from, until, reasonText, requestKey, by: staff.accountId, now }
    const row = await addPause(trx, command)
    audit({ after: row })
    return { responseData: presentPause(row, now) }
  })

  registerStaffCall(app, context, endPauseCall, async ({ body: { pauseNo }, staff, trx, now, audit }) => {
    audit({ object: { kind: 'pause', id: pauseNo }, before: await findPause(trx, pauseNo) })
    const isEnded = await endPause(trx, { pauseNo, by: staff.accountId, now })
    const row = await findPause(trx, pauseNo)
    if (!isEnded || !row) throw new Refusal('STAFF_PAUSE_UNKNOWN')
    audit({ after: row })
    return { responseData: presentPause(row, now) }
  })
}
