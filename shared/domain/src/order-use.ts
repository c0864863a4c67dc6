import type { TicketStatusInput } from './derive-status'

/**
 * How an order with the status `used` was used: `used` once a gate checked every valid ticket, `collected` while a
 * counter handed out a ticket that no gate checked.
 */
export const deriveOrderUse = (
  tickets: readonly Pick<TicketStatusInput, 'isRefunded' | 'isChecked'>[],
): 'used' | 'collected' =>
  tickets.every(({ isRefunded, isChecked }) => isRefunded || isChecked) ? 'used' : 'collected'
