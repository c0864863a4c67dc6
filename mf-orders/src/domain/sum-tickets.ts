import type { TicketToRefund } from '@shuttle/calls'
import type { Cents } from '@shuttle/domain'

export interface RefundSums {
  paid: Cents
  fee: Cents
  refund: Cents
}

export const NO_SUMS: RefundSums = { paid: 0, fee: 0, refund: 0 }

/** What tickets sum to at this moment; undefined where one of them gives nothing back. */
export const sumTickets = (tickets: readonly Pick<TicketToRefund, 'item'>[]): RefundSums | undefined => {
  const items = tickets.flatMap(({ item }) => (item ? [item] : []))
  if (items.length < tickets.length) return undefined
  const sum = (name: keyof RefundSums) => items.reduce((total, item) => total + item[name], 0)
  return { paid: sum('paid'), fee: sum('fee'), refund: sum('refund') }
}
