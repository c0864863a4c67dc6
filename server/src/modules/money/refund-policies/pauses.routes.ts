import { addPauseCall, endPauseCall, queryPausesCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { registerStaffCall } from '../../backoffice/staff'
import { addPause } from './add-pause'
import { presentPause } from './refund-pause.presenter'
import { endPause, findPause, listPauses } from './refund-policies.repository'

/**
 * Pauses of automatic refunds by line: passengers send a refund request instead, and the policy of an order does not
 * change.
 */
export const registerPauses = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryPausesCall, async ({ trx, now }) =>
    (await listPauses(trx)).map((row) => presentPause(row, now)),
  )

  registerStaffCall(app, context, addPauseCall, async ({ body, staff, trx, now, audit }) => {
    const { lineCode, from, until } = z.encode(addPauseCall.request, body)
    audit({ object: { kind: 'pause', id: body.requestKey }, before: { lineCode, from, until } })
    const row = await addPause(trx, { ...body, by: staff.accountId, now })
    audit({ after: row })
    return presentPause(row, now)
  })

  registerStaffCall(app, context, endPauseCall, async ({ body: { pauseNo }, staff, trx, now, audit }) => {
    audit({ object: { kind: 'pause', id: pauseNo }, before: await findPause(trx, pauseNo) })
    const isEnded = await endPause(trx, { pauseNo, by: staff.accountId, now })
    const row = await findPause(trx, pauseNo)
    if (!isEnded || !row) throw new Refusal('STAFF_PAUSE_UNKNOWN')
    audit({ after: row })
    return presentPause(row, now)
  })
}
