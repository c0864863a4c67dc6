import {
  addNoteCall,
  queryOrderFileCall,
  resendMailCall,
  unmaskDocumentCall,
  verifyPaymentCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../../runtime/context'
import { Refusal } from '../../../../runtime/errors'
import { getSealer } from '../../../../sealing'
import { makeAttemptDue } from '../../../money/payments'
import { findStations } from '../../../passenger/catalogue'
import { findOrder } from '../../../passenger/orders'
import { describeText } from '../../audit'
import { registerStaffCall } from '../../staff'
import { resendMail } from '../actions/resend-mail'
import { unmaskDocument } from '../actions/unmask-document'
import { presentOrderFile } from './order-file.presenter'
import { presentNote } from './order-note.presenter'
import { insertNote, listNotes } from './order-notes.repository'
import { readOrderFile } from './read-order-file'

/** One order, and the actions of staff on it (D5.9). */
export const registerOrder = (app: FastifyInstance, context: AppContext): void => {
  const sealer = getSealer(context.config)
  const toObject = (orderNo: string) => ({ object: { kind: 'order', id: orderNo } })

  registerStaffCall(app, context, queryOrderFileCall, async ({ body, staff, language, now, trx, audit }) => {
    audit(toObject(body.orderNo))
    const file = await readOrderFile(trx, body.orderNo)
    if (!file) throw new Refusal('ORDER_NOT_FOUND')
    const shown = { stations: await findStations(trx), language, now, position: staff.position }
    return presentOrderFile(file, shown)
  })

  registerStaffCall(app, context, resendMailCall, async ({ body, staff, language, now, trx, audit }) => {
    audit(toObject(body.orderNo))
    await resendMail(trx, { orderNo: body.orderNo, position: staff.position, ownLanguage: language, now })
    return { orderNo: body.orderNo, sentAt: now }
  })

  registerStaffCall(app, context, verifyPaymentCall, async ({ body: { orderNo, requestNo }, now, trx, audit }) => {
    audit({ ...toObject(orderNo), after: { requestNo } })
    // The job that queries providers does so, outside any transaction.
    if (!(await makeAttemptDue(trx, { orderNo, requestNo, now }))) throw new Refusal('STAFF_NO_ATTEMPT')
    return { requestNo, dueAt: now }
  })

  registerStaffCall(app, context, addNoteCall, async ({ body, staff, now, trx, audit }) => {
    const { orderNo, text } = body
    const noteId = uuidv7()
    audit({ ...toObject(orderNo), after: { noteId } })
    if (!(await findOrder(trx, orderNo))) throw new Refusal('ORDER_NOT_FOUND')
    const { accountId, position } = staff
    const row = { note_id: noteId, order_no: orderNo, account_id: accountId, role: position, text, written_at: now }
    await insertNote(trx, row)
    const written = (await listNotes(trx, orderNo)).find(({ note_id }) => note_id === noteId)
    return presentNote(written ?? { ...row, nickname: null })
  })

  registerStaffCall(app, context, unmaskDocumentCall, async ({ body, trx, audit }) => {
    const { orderNo, passengerPosition, reason } = body
    audit({ ...toObject(orderNo), before: { passengerPosition, reason: describeText(reason) } })
    return { passengerPosition, ...(await unmaskDocument(trx, { orderNo, passengerPosition, sealer })) }
  })
}
