import { findLeftAlone, type PassengerType, withOtherLegs } from '@shuttle/domain'
import { checkStaffRefund, type StaffRefundTicket } from '@shuttle/domain/staff'

/** A ticket of an order, as the choice of a refund by hand reads it. */
export interface ChoosableTicket {
  ticketNo: string
  passengerType: string
  /** 1 outbound, 2 return. */
  leg: number
  isRefunded: boolean
  isChecked: boolean
  isCollected: boolean
  /** Numbers of the tickets that go with it, itself among them. */
  together: readonly string[]
}

/** Why a ticket cannot be chosen: its own state, the person's other leg, or a child who would be left without company. */
export type ChoiceBlock = 'refunded' | 'used' | 'collected' | 'otherLeg' | 'company'

export interface RefundSelection {
  /** Numbers that are refunded, in the order of the order. */
  chosen: string[]
  /** Those among them that nobody picked: children and infants of the people who are refunded. */
  added: string[]
}

const toOrder = (tickets: readonly ChoosableTicket[]) => ({
  isCollected: tickets.some(({ isCollected }) => isCollected),
  tickets: tickets.map(
    ({ ticketNo, passengerType, leg, isRefunded, isChecked, together }): StaffRefundTicket => ({
      ticketNo,
      // A type this build does not know needs no company and is none; the service decides.
      passengerType: passengerType as PassengerType,
      leg,
      status: isRefunded ? 'refunded' : 'valid',
      isChecked,
      otherLegTicketNo: together.find((no) => no !== ticketNo),
    }),
  ),
})

/** Picked tickets with all that goes with them: other legs, and children who would travel alone. */
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

/** Why a ticket cannot be chosen besides those that are; undefined where it can, or is. */
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

/** The picks of an address, without what cannot be chosen. */
export const readPicks = (tickets: readonly ChoosableTicket[], wanted: readonly string[]): string[] => {
  const picked: string[] = []
  for (const ticket of tickets) {
    if (wanted.includes(ticket.ticketNo) && !findChoiceBlock(tickets, picked, ticket)) picked.push(ticket.ticketNo)
  }
  return picked
}

/** The picks after a press on a ticket, with the person's other leg; nothing changes where it cannot be chosen or goes with another. */
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
