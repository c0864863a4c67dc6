import type { Coded, TicketToRequest } from '@shuttle/calls'
import type { PassengerType } from '@shuttle/domain'

/** Tickets that can only be requested together, such as both legs of a passenger. */
export interface RequestRow {
  /** Number of the first ticket. */
  key: string
  name: string
  type: Coded<PassengerType>
  tickets: readonly TicketToRequest[]
  isRequestable: boolean
  /** Code of why the service does not refund it, or why no request can; undefined where the service refunds it. */
  reason: string | undefined
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
        reason: refused?.reason,
      },
    ]
  })
}
