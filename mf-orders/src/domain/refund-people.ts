import type { Coded, TicketToRefund } from '@shuttle/calls'
import { findLeftAlone, PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'

/** Why a person's tickets cannot be chosen: the code of the refusal, and whether staff may refund them on a request. */
export interface RefundBlock {
  code: string
  isByApplication: boolean
  /** Those who would travel alone and cannot be chosen here. */
  alone?: readonly RefundPerson[]
}

/** The tickets of one person, outbound first: they are chosen together. */
export interface RefundPerson {
  /** Number of the first ticket. */
  key: string
  name: string
  type: Coded<PassengerType>
  tickets: TicketToRefund[]
  isRefunded: boolean
  /** Whatever else is chosen; undefined where it can be chosen. */
  block: RefundBlock | undefined
}

const isPassengerType = (type: Coded<PassengerType>): type is PassengerType =>
  PASSENGER_TYPES.some((known) => known === type)

/** Everything that is chosen with these tickets: other legs, and with a promotion the whole order. */
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
  // A part of a promotion is left, which staff decide about.
  if (others.some(({ isRefunded }) => isRefunded)) return { code: 'REFUND_FARE_ADJUSTMENT', isByApplication: true }
  const other = others.find(({ reason }) => reason !== undefined)
  return other?.reason === undefined ? undefined : { code: other.reason, isByApplication: other.isByApplication }
}

/** The people of an order. `positions` says whose a ticket is; a ticket without one stands for itself. */
export const toRefundPeople = (
  tickets: readonly TicketToRefund[],
  positions: ReadonlyMap<string, number>,
): RefundPerson[] => {
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
  /** Numbers that are refunded, in the order of the order. */
  chosen: string[]
  /** Those among them that nobody picked: infants and children of the people who are refunded. */
  added: string[]
  /** Children and infants who would travel alone and cannot be chosen: then nothing of this can be refunded here. */
  alone: RefundPerson[]
}

/** What picked tickets bring with them: the other leg, the rest of a promotion, children who would travel alone. */
export const selectRefund = (people: readonly RefundPerson[], picked: readonly string[]): RefundSelection => {
  const tickets = people.flatMap((person) => person.tickets)
  const open = people.filter(({ block, isRefunded }) => !block && !isRefunded)
  const isOpen = (no: string) => open.some((person) => person.tickets.some(({ ticketNo }) => ticketNo === no))
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
    alone: people.filter((person) => person.tickets.some(({ ticketNo }) => left.includes(ticketNo))),
  }
}

/** Why this person cannot be picked besides those who are; undefined where they can, or are chosen. */
export const findPickBlock = (
  people: readonly RefundPerson[],
  person: RefundPerson,
  picked: readonly string[],
): RefundBlock | undefined => {
  if (person.block || person.isRefunded || picked.includes(person.key)) return person.block
  const { alone } = selectRefund(people, [...picked, person.key])
  if (alone.length === 0) return undefined
  return { code: 'REFUND_CHILD_ALONE', isByApplication: alone.every(({ block }) => block?.isByApplication), alone }
}

/** The picks after a press on a person; with a promotion one press picks or drops all. */
export const togglePick = (
  people: readonly RefundPerson[],
  person: RefundPerson,
  picked: readonly string[],
): string[] => {
  const together = withTogether(
    people.flatMap(({ tickets }) => tickets),
    [person.key],
  ).map(({ ticketNo }) => ticketNo)
  if (selectRefund(people, picked).added.includes(person.key)) return [...picked]
  if (picked.some((no) => together.includes(no))) return picked.filter((no) => !together.includes(no))
  return findPickBlock(people, person, picked) ? [...picked] : [...picked, person.key]
}
