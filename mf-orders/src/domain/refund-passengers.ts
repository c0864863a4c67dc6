import type { Coded, TicketToRefund } from '@shuttle/calls'
import { findLeftAlone, PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'

/**
 * Why a passenger's tickets cannot be chosen: the code of the refusal, and whether staff may refund them on a request.
 */
export interface RefundBlock {
  code: string
  isByApplication: boolean
  /** Passengers that would travel alone and cannot be chosen here. */
  alone?: readonly RefundPassenger[]
}

/** The tickets of one passenger, outbound first: they are chosen together. */
export interface RefundPassenger {
  /** Number of the first ticket. */
  key: string
  name: string
  type: Coded<PassengerType>
  tickets: TicketToRefund[]
  isRefunded: boolean
  /** Independent of the choice; undefined where it can be chosen. */
  block: RefundBlock | undefined
}

const isPassengerType = (type: Coded<PassengerType>): type is PassengerType =>
  PASSENGER_TYPES.some((known) => known === type)

/** All tickets that must be chosen together: other legs, and with a promotion the whole order. */
const withTogether = (tickets: readonly TicketToRefund[], chosen: readonly string[]): TicketToRefund[] => {
  const together = new Set(chosen.flatMap((no) => tickets.find(({ ticketNo }) => ticketNo === no)?.together ?? []))
  return tickets.filter(({ ticketNo }) => together.has(ticketNo))
}

const findBlock = (all: readonly TicketToRefund[], own: readonly TicketToRefund[]): RefundBlock | undefined => {
  const refused = own.find(({ reason }) => reason !== undefined)
  if (refused?.reason !== undefined) return { code: refused.reason, isByApplication: refused.isByApplication }
  const others = withTogether(
    all,
    own.map(({ ticketNo }) => ticketNo),
  )
  // Only a part of the promotion is left, so staff decide.
  if (others.some(({ isRefunded }) => isRefunded)) return { code: 'REFUND_FARE_ADJUSTMENT', isByApplication: true }
  const other = others.find(({ reason }) => reason !== undefined)
  return other?.reason === undefined ? undefined : { code: other.reason, isByApplication: other.isByApplication }
}

/**
 * The passengers of an order. `positions` maps tickets to passengers; a ticket without one is a passenger of its own.
 */
export const toRefundPassengers = (
  tickets: readonly TicketToRefund[],
  positions: ReadonlyMap<string, number>,
): RefundPassenger[] => {
  const groups = new Map<string | number, TicketToRefund[]>()
  for (const ticket of tickets) {
    const whose = positions.get(ticket.ticketNo) ?? ticket.ticketNo
    groups.set(whose, [...(groups.get(whose) ?? []), ticket])
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const isRefunded = own.every((ticket) => ticket.isRefunded)
    return [
      {
        key: first.ticketNo,
        name: first.passengerName,
        type: first.passengerType,
        tickets: own,
        isRefunded,
        block: isRefunded ? undefined : findBlock(tickets, own),
      },
    ]
  })
}

export interface RefundSelection {
  /** Numbers of the tickets to refund, in the sequence of the order. */
  chosen: string[]
  /** Tickets among them that were added, not picked: infants and children of refunded passengers. */
  added: string[]
  /** Children and infants that would travel alone and cannot be chosen: then none of this can be refunded here. */
  alone: RefundPassenger[]
}

/** The full selection of picked tickets: the other leg, the rest of a promotion, children that would travel alone. */
export const selectRefund = (passengers: readonly RefundPassenger[], picked: readonly string[]): RefundSelection => {
  const tickets = passengers.flatMap((passenger) => passenger.tickets)
  const open = passengers.filter(({ block, isRefunded }) => !block && !isRefunded)
  const isOpen = (no: string) => open.some((passenger) => passenger.tickets.some(({ ticketNo }) => ticketNo === no))
  const travelling = tickets.flatMap(({ ticketNo, leg, isRefunded, passengerType }) =>
    isPassengerType(passengerType)
      ? [{ ticketNo, leg, passengerType, status: isRefunded ? ('refunded' as const) : ('valid' as const) }]
      : [],
  )
  const wanted = withTogether(tickets, picked.filter(isOpen)).map(({ ticketNo }) => ticketNo)
  const companions = findLeftAlone({ tickets: travelling }, wanted).filter(isOpen)
  const chosen = withTogether(tickets, [...wanted, ...companions]).map(({ ticketNo }) => ticketNo)
  const left = findLeftAlone({ tickets: travelling }, chosen)
  return {
    chosen,
    added: chosen.filter((no) => !wanted.includes(no)),
    alone: passengers.filter((passenger) => passenger.tickets.some(({ ticketNo }) => left.includes(ticketNo))),
  }
}

/** Why this passenger cannot be added to the picks; undefined where that is possible or the passenger is chosen. */
export const findPickBlock = (
  passengers: readonly RefundPassenger[],
  passenger: RefundPassenger,
  picked: readonly string[],
): RefundBlock | undefined => {
  if (passenger.block || passenger.isRefunded || picked.includes(passenger.key)) return passenger.block
  const { alone } = selectRefund(passengers, [...picked, passenger.key])
  if (alone.length === 0) return undefined
  return { code: 'REFUND_CHILD_ALONE', isByApplication: alone.every(({ block }) => block?.isByApplication), alone }
}

/** The picks after a press on a passenger; with a promotion one press picks or drops all. */
export const togglePassenger = (
  passengers: readonly RefundPassenger[],
  passenger: RefundPassenger,
  picked: readonly string[],
): string[] => {
  const together = withTogether(
    passengers.flatMap(({ tickets }) => tickets),
    [passenger.key],
  ).map(({ ticketNo }) => ticketNo)
  if (selectRefund(passengers, picked).added.includes(passenger.key)) return [...picked]
  if (picked.some((no) => together.includes(no))) return picked.filter((no) => !together.includes(no))
  return findPickBlock(passengers, passenger, picked) ? [...picked] : [...picked, passenger.key]
}
