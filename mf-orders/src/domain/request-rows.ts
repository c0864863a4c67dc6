import type { Coded, TicketToRequest } from '@shuttle/calls'
import type { Cents, PassengerType } from '@shuttle/domain'

interface RequestAmounts {
  paid: Cents
  fee: Cents
  refund: Cents
}

/** Tickets that can only be asked for together, such as both legs of a person. */
export interface RequestRow {
  /** Number of the first ticket. */
  key: string
  name: string
  type: Coded<PassengerType>
  tickets: readonly TicketToRequest[]
  isRequestable: boolean
  isByApplication: boolean
  /** Code that says why the service does not refund it, or why nobody does; undefined where the service does. */
  reason: string | undefined
  /** Of this moment; undefined where a ticket gives nothing back. */
  amounts: RequestAmounts | undefined
}

/** What tickets sum to at this moment; undefined where one of them gives nothing back. */
export const sumTickets = (tickets: readonly TicketToRequest[]): RequestAmounts | undefined => {
  const items = tickets.flatMap(({ item }) => (item ? [item] : []))
  if (items.length < tickets.length) return undefined
  const sum = (name: keyof RequestAmounts) => items.reduce((total, item) => total + item[name], 0)
  return { paid: sum('paid'), fee: sum('fee'), refund: sum('refund') }
}

export const toRequestRows = (tickets: readonly TicketToRequest[]): RequestRow[] => {
  const groups = new Map<string, TicketToRequest[]>()
  for (const ticket of tickets) {
    const key = [...ticket.together].sort().join() || ticket.ticketNo
    groups.set(key, [...(groups.get(key) ?? []), ticket])
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const refused = own.find(({ isRequestable }) => !isRequestable) ?? own.find(({ reason }) => reason !== undefined)
    return [
      {
        key: first.ticketNo,
        name: first.passengerName,
        type: first.passengerType,
        tickets: own,
        isRequestable: own.every(({ isRequestable }) => isRequestable),
        isByApplication: own.some(({ isByApplication }) => isByApplication),
        reason: refused?.reason,
        amounts: sumTickets(own),
      },
    ]
  })
}
