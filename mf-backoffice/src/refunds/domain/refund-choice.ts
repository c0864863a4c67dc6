import { findLeftAlone, type PassengerType, withOtherLegs } from '@shuttle/domain'
import { checkStaffRefund, type StaffRefundTicket } from '@shuttle/domain/staff'

/** A ticket of an order, as the choice of a refund by hand needs it. */
export interface ChoosableTicket {
  ticketNo: string
  passengerType: PassengerType
  /** 1 outbound, 2 return. */
  leg: number
  isRefunded: boolean
  isChecked: boolean
  isCollected: boolean
  /** Ticket numbers of all legs of the passenger, its own included. */
  together: readonly string[]
}

/** Why a ticket cannot be chosen: its own state, the other leg of the passenger, or a child who would travel alone. */
export type ChoiceBlock = 'refunded' | 'used' | 'collected' | 'otherLeg' | 'company'

interface RefundSelection {
  /** Ticket numbers to refund, in the order of the order. */
  chosen: string[]
  /** Chosen tickets that were not picked: children and infants who would travel alone. */
  added: string[]
}

const toOrder = (tickets: readonly ChoosableTicket[]) => ({
  isCollected: tickets.some(({ isCollected }) => isCollected),
  tickets: tickets.map(
    ({ ticketNo, passengerType, leg, isRefunded, isChecked, together }): StaffRefundTicket => ({
      ticketNo,
      passengerType,
      leg,
      status: isRefunded ? 'refunded' : 'valid',
      isChecked,
      otherLegTicketNo: together.find((no) => no !== ticketNo),
    }),
  ),
})

/** Picked tickets with the tickets that they include: other legs, and children who would travel alone. */
export const selectTickets = (tickets: readonly ChoosableTicket[], picked: readonly string[]): RefundSelection => {
  const order = toOrder(tickets)
  const own = withOtherLegs(order, picked)
  const chosen = withOtherLegs(order, [...own, ...findLeftAlone(order, own)])
  return { chosen, added: chosen.filter((no) => !own.includes(no)) }
}

const findOwnBlock = ({ isRefunded, isChecked, isCollected }: ChoosableTicket): ChoiceBlock | undefined => {
  if (isRefunded) return 'refunded'
  if (isChecked) return 'used'
  return isCollected ? 'collected' : undefined
}

/** Why a ticket cannot be added to the picked ones; undefined where it can be, or already is. */
export const findChoiceBlock = (
  tickets: readonly ChoosableTicket[],
  picked: readonly string[],
  ticket: ChoosableTicket,
): ChoiceBlock | undefined => {
  const own = findOwnBlock(ticket)
  if (own) return own
  const order = toOrder(tickets)
  if (checkStaffRefund(order, selectTickets(tickets, [...picked, ticket.ticketNo]).chosen) === undefined)
    return undefined
  const others = tickets.filter(({ ticketNo }) => ticket.together.includes(ticketNo))
  if (others.some((other) => findOwnBlock(other) !== undefined)) return 'otherLeg'
  return order.isCollected ? 'collected' : 'company'
}

/** The picks of a URL, without tickets that cannot be chosen. */
export const readPicks = (tickets: readonly ChoosableTicket[], wanted: readonly string[]): string[] => {
  const picked: string[] = []
  for (const ticket of tickets) {
    if (wanted.includes(ticket.ticketNo) && !findChoiceBlock(tickets, picked, ticket)) picked.push(ticket.ticketNo)
  }
  return picked
}

/** The picks after a press on a ticket. A pick includes the other leg; a blocked or added ticket changes nothing. */
export const togglePick = (
  tickets: readonly ChoosableTicket[],
  picked: readonly string[],
  ticket: ChoosableTicket,
): string[] => {
  const { together, ticketNo } = ticket
  if (picked.some((no) => together.includes(no))) return picked.filter((no) => !together.includes(no))
  const isAdded = selectTickets(tickets, picked).added.includes(ticketNo)
  return isAdded || findChoiceBlock(tickets, picked, ticket) ? [...picked] : [...picked, ticketNo]
}
