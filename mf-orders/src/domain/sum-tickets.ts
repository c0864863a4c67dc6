import type { TicketToRefund } from '@shuttle/calls'
import type { Cents } from '@shuttle/domain'

export interface RefundSums {
  paid: Cents
  fee: Cents
  refund: Cents
}

export const NO_SUMS: RefundSums = { paid: 0, fee: 0, refund: 0 }

/** The current sums of tickets; undefined where one of them is not refundable. */
export const sumTickets = (tickets: readonly Pick<TicketToRefund, 'item'>[]): RefundSums | undefined => {
  const items = tickets.flatMap(({ item }) => (item ? [item] : []))
  if (items.length < tickets.length) return undefined
  const sum = (name: keyof RefundSums) => items.reduce((total, item) => total + item[name], 0)
  return { paid: sum('paid'), fee: sum('fee'), refund: sum('refund') }
}
