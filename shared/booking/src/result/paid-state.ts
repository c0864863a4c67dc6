import type { PaidOrder } from '@shuttle/calls'
import { deriveOrderUse, showsTickets } from '@shuttle/domain'

/** Which sentence of the result applies to the tickets of a paid order, by its current status. */
export const paidState = (order: PaidOrder) => {
  const { status, tickets } = order
  if (status === 'used')
    return deriveOrderUse(
      tickets.map(({ state }) => ({ isRefunded: state === 'refunded', isChecked: state === 'checked' })),
    )
  // A refund in progress leaves no ticket valid; a request that waits for staff does.
  if (status === 'refunding' && tickets.some(({ state }) => state !== 'refunded')) return 'requested'
  if (status === 'ended' || status === 'refunded' || status === 'refunding') return status
  return showsTickets(order) ? 'show' : 'pickUp'
}
