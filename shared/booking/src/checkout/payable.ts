import type { Order } from '@shuttle/calls'
import { countdownTo, type Instant, isPastDeadline, isToCollect } from '@shuttle/domain'

/** What can be done with an order on the payment screen. */
export type Payable =
  | { kind: 'toPay'; timeLeft: string; secondsLeft: number }
  | { kind: 'expired' }
  | { kind: 'paid' }
  | { kind: 'cancelled' }
  /** Refunded, ended, used or a status this build does not know: cannot be paid here. */
  | { kind: 'settled' }

/** The deadline is the server's; `now` must come from its clock (purchase 4, order). */
export const getPayable = (order: Pick<Order, 'status' | 'payBy'>, now: Instant): Payable => {
  if (isPastDeadline(order, now)) return { kind: 'expired' }
  const countdown = countdownTo(order.payBy, now)
  if (order.status === 'toPay' && countdown.kind === 'running')
    return { kind: 'toPay', timeLeft: countdown.text, secondsLeft: countdown.secondsLeft }
  if (order.status === 'cancelled') return { kind: 'cancelled' }
  return isToCollect(order.status) || order.status === 'used' ? { kind: 'paid' } : { kind: 'settled' }
}
