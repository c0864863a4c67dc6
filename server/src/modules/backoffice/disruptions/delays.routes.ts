import { declareDelayCall, endDelayCall, queryDelaysCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { endDelay, findDelayRow, listDelays } from '../../passenger/ride-states'
import { registerStaffCall } from '../staff'
import { declareDelay } from './declare-delay'
import { presentDelay } from './delays.presenter'

const SHOWN = 20

/** Rides that run late: declared, listed and ended (D11.delay.1). */
export const registerDelays = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, declareDelayCall, async ({ body, staff, trx, now, audit }) => {
    const { requestKey, ...delay } = body
    audit({ object: { kind: 'line', id: delay.lineCode }, before: delay })
    const { row, mails } = await declareDelay(trx, { delay, requestKey, by: staff.accountId, now })
    audit({ object: { kind: 'delay', id: row.delay_no }, after: { mails } })
    return presentDelay(row)
  })

  registerStaffCall(app, context, queryDelaysCall, async ({ trx, audit }) => {
    audit({})
    return { rows: (await listDelays(trx, SHOWN)).map(presentDelay) }
  })

  registerStaffCall(app, context, endDelayCall, async ({ body: { delayNo }, staff, trx, now, audit }) => {
    audit({ object: { kind: 'delay', id: delayNo } })
    const isEnded = await endDelay(trx, delayNo, { by: staff.accountId, now })
    const row = await findDelayRow(trx, delayNo)
    if (!row) throw new Refusal('STAFF_DELAY_UNKNOWN')
    if (!isEnded) throw new Refusal('STAFF_FORM_STALE')
    audit({ after: { endedAt: now } })
    return presentDelay(row)
  })
}
