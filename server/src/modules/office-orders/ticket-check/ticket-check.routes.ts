import { checkTicket, overrideTicket } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context'
import { describeWords } from '../../audit'
import { type Act, registerStaffCall, type Staff } from '../../staff'
import { describeCode } from '../search/describe-search'
import { type CheckedTickets, checkTickets } from './check-tickets'
import { presentCheckedTickets } from './checked-tickets.presenter'

const toAct = ({ result, order, tickets }: CheckedTickets): Act => ({
  object: { kind: 'order', id: order.order_no },
  after: { result, tickets: tickets.map(({ ticket_no }) => ticket_no), status: order.status },
})

/** The ticket check of the back office: a typed ticket number or pickup code (D5.6, D5.7). */
export const registerTicketCheck = (app: FastifyInstance, context: AppContext): void => {
  const toCommand = (body: { code: string; place: string }, staff: Staff, now: number) => ({
    ...{ typed: body.code, place: body.place, checkedBy: staff.accountId, now },
  })

  registerStaffCall(app, context, checkTicket, async ({ body, staff, now, trx, note }) => {
    note({ object: { kind: 'ticket', id: describeCode(body.code) }, before: { place: describeWords(body.place) } })
    const checked = await checkTickets(trx, { ...toCommand(body, staff, now), isOverride: false })
    note(toAct(checked))
    return { responseData: presentCheckedTickets(checked) }
  })

  registerStaffCall(app, context, overrideTicket, async ({ body, staff, now, trx, note }) => {
    const before = { place: describeWords(body.place), reason: describeWords(body.reason) }
    note({ object: { kind: 'ticket', id: describeCode(body.code) }, before })
    const checked = await checkTickets(trx, { ...toCommand(body, staff, now), isOverride: true })
    note(toAct(checked))
    return { responseData: presentCheckedTickets(checked) }
  })
}
