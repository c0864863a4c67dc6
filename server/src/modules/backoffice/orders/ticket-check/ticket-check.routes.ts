import { checkTicketCall, overrideTicketCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../../runtime/context'
import { describeText } from '../../audit'
import { type AuditDetails, registerStaffCall, type Staff } from '../../staff'
import { describeCode } from '../search/describe-search'
import { type CheckedTickets, checkTickets } from './check-tickets'
import { presentCheckedTickets } from './checked-tickets.presenter'

const toAuditDetails = ({ result, order, tickets }: CheckedTickets): AuditDetails => ({
  object: { kind: 'order', id: order.order_no },
  after: { result, tickets: tickets.map(({ ticket_no }) => ticket_no), status: order.status },
})

/** The ticket check of the back office: a typed ticket number or pickup code (D5.6, D5.7). */
export const registerTicketCheck = (app: FastifyInstance, context: AppContext): void => {
  const toCommand = (body: { code: string; place: string }, staff: Staff, now: number) => ({
    ...{ typed: body.code, place: body.place, checkedBy: staff.accountId, now },
  })

  registerStaffCall(app, context, checkTicketCall, async ({ body, staff, now, trx, audit }) => {
    audit({ object: { kind: 'ticket', id: describeCode(body.code) }, before: { place: describeText(body.place) } })
    const checked = await checkTickets(trx, { ...toCommand(body, staff, now), isOverride: false })
    audit(toAuditDetails(checked))
    return presentCheckedTickets(checked)
  })

  registerStaffCall(app, context, overrideTicketCall, async ({ body, staff, now, trx, audit }) => {
    const before = { place: describeText(body.place), reason: describeText(body.reason) }
    audit({ object: { kind: 'ticket', id: describeCode(body.code) }, before })
    const checked = await checkTickets(trx, { ...toCommand(body, staff, now), isOverride: true })
    audit(toAuditDetails(checked))
    return presentCheckedTickets(checked)
  })
}
