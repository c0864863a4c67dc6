import type { Order } from '@shuttle/calls'
import { deriveOrderUse } from '@shuttle/domain'

/** Whether an order of status F was used at a gate or collected at a counter. */
export const findOrderUse = ({ tickets }: Pick<Order, 'tickets'>): 'used' | 'collected' =>
  deriveOrderUse(tickets.map(({ state }) => ({ isRefunded: state === 'refunded', isChecked: state === 'checked' })))
