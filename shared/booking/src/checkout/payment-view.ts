import type { ReturnHint } from '@shuttle/contracts'
import type { Payable } from './payable'

/**
 * State of the order when the screen opened: too late to pay, with a payment expected or just made, or an old link to
 * an order that is over. The result of a provider's site takes precedence over the deadline: only the service knows
 * then.
 */
export type Arrival = 'tooLate' | 'toPay' | 'over'

export const getArrival = (payable: Payable, returned: { hint: ReturnHint } | undefined): Arrival => {
  if (payable.kind === 'expired' && returned?.hint !== 'done') return 'tooLate'
  return returned || payable.kind === 'toPay' ? 'toPay' : 'over'
}

/** What the payment screen shows of an order. */
export interface PaymentView {
  /** `timeLeft` is undefined when the time is over. */
  countdown: { timeLeft: string | undefined } | undefined
  /** Without the panel the order can only be placed anew. */
  hasPanel: boolean
}

export const getPaymentView = (
  payable: Payable,
  now: {
    /** Money may be moving. */
    isInFlight: boolean
    /** The service or the provider reported the end of the time before the countdown did. */
    isReportedOver: boolean
  },
): PaymentView => {
  if (payable.kind === 'toPay' && !now.isReportedOver) {
    return { countdown: { timeLeft: payable.timeLeft }, hasPanel: true }
  }
  const isTimeOver = payable.kind === 'expired' || now.isReportedOver
  return {
    countdown: isTimeOver && !now.isInFlight ? { timeLeft: undefined } : undefined,
    hasPanel: isTimeOver && now.isInFlight,
  }
}
