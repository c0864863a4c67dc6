import { type Instant, ticketTimes } from '@shuttle/domain'
import { checkTicketTime } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database, OrderRow, TicketRow } from '../../../../database/types'
import { Refusal } from '../../../../runtime/errors'
import { findOrder, type OrderView, toTicketRide, viewOrder } from '../../../passenger/orders'
import { collectOrder, enterCheck, lockOrderOfPickupCode, lockOrderOfTicket } from '../../../passenger/ticket-use'
import { assertNotOwn } from '../../staff'
import { readFreeText } from '../search/search-term'

export interface TicketCheckCommand {
  /** A ticket number or a pickup code, as typed. */
  typed: string
  place: string
  /** Account of the staff. */
  checkedBy: string
  /** A supervisor lets it in outside its time. */
  isOverride: boolean
  now: Instant
}

export interface CheckedTickets {
  result: 'checked' | 'collected'
  /** After the check. */
  order: OrderRow
  tickets: TicketRow[]
}

type Trx = Transaction<Database>

const assertInTime = (order: OrderRow, ticket: TicketRow, { isOverride, now }: TicketCheckCommand): void => {
  const ride = toTicketRide(order, ticket)
  const violation = isOverride ? undefined : checkTicketTime(ride, now)
  if (violation) throw new Refusal(violation, { ticketTimes: ticketTimes(ride) })
}

/** Under the lock of the order: of two concurrent checks of a ticket, the second finds the first. */
const checkTicket = async (trx: Trx, ticketNo: string, command: TicketCheckCommand): Promise<TicketRow[]> => {
  const order = await lockOrderOfTicket(trx, ticketNo)
  const ticket = order && (await viewOrder(trx, order)).tickets.find(({ ticket_no }) => ticket_no === ticketNo)
  if (!ticket) throw new Refusal('STAFF_TICKET_UNKNOWN')
  if (command.isOverride) assertNotOwn(order, command.checkedBy)
  if (ticket.status === 'refunded') throw new Refusal('STAFF_TICKET_REFUNDED')
  const [before] = ticket.checks
  if (before) {
    throw new Refusal('STAFF_TICKET_CHECKED', { ticketUse: { at: before.checked_at, place: before.gate } })
  }
  assertInTime(order, ticket, command)
  const { place, checkedBy, now } = command
  const check = { check_id: uuidv7(), ticket_no: ticketNo, checked_at: now, gate: place, device: checkedBy }
  await enterCheck(trx, order, { check, now })
  return [ticket]
}

const assertCollectable = ({ order, tickets }: OrderView, command: TicketCheckCommand): TicketRow[] => {
  const valid = tickets.filter(({ status }) => status === 'valid')
  const left = valid.filter(({ collected_at }) => collected_at === null)
  const [first] = left
  if (!first) {
    const before = tickets.find(({ collected_at }) => collected_at !== null)
    if (!before) throw new Refusal('STAFF_TICKET_REFUNDED')
    const ticketUse = { at: before.collected_at ?? 0, place: before.collected_place }
    throw new Refusal('STAFF_TICKETS_COLLECTED', { ticketUse })
  }
  // They may be collected days ahead, not when all rides are over.
  const isOver = left.every(
    (ticket) => checkTicketTime(toTicketRide(order, ticket), command.now) === 'STAFF_TICKET_OVER',
  )
  if (isOver) assertInTime(order, first, command)
  return left
}

const collect = async (trx: Trx, pickupCode: string, command: TicketCheckCommand): Promise<TicketRow[]> => {
  const order = await lockOrderOfPickupCode(trx, pickupCode)
  if (command.isOverride) assertNotOwn(order, command.checkedBy)
  const tickets = assertCollectable(await viewOrder(trx, order), command)
  await collectOrder(trx, order, { place: command.place, now: command.now })
  return tickets
}

/**
 * Lets a ticket in or collects the tickets of a pickup code, once; with its last valid ticket the order becomes used.
 * Throws STAFF_TICKET_UNREADABLE, what finding the ticket or code throws, why it is not valid (refunded, used, outside
 * its time), or STAFF_OWN_ORDER for an override of an order of one's own.
 */
export const checkTickets = async (trx: Trx, command: TicketCheckCommand): Promise<CheckedTickets> => {
  const term = readFreeText(command.typed)
  const isTicket = term?.kind === 'ticket'
  if (!term || !(isTicket || term.kind === 'pickup')) throw new Refusal('STAFF_TICKET_UNREADABLE')
  const tickets = await (isTicket ? checkTicket : collect)(trx, term.text, command)
  const orderNo = tickets[0]?.order_no ?? ''
  const order = await findOrder(trx, orderNo)
  if (!order) throw new Error(`order ${orderNo} is gone`)
  return { result: isTicket ? 'checked' : 'collected', order, tickets }
}
