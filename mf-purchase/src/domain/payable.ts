import type { Order } from '@shuttle/calls'
import { countdownTo, type Instant, isToCollect } from '@shuttle/domain'

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
  if (order.status === 'toPay') {
    const countdown = countdownTo(order.payBy, now)
    return countdown.kind === 'over'
      ? { kind: 'expired' }
      : { kind: 'toPay', timeLeft: countdown.text, secondsLeft: countdown.secondsLeft }
  }
  if (order.status === 'expired') return { kind: 'expired' }
  if (order.status === 'cancelled') return { kind: 'cancelled' }
  return isToCollect(order.status as 'paid') || order.status === 'used' ? { kind: 'paid' } : { kind: 'settled' }
}
