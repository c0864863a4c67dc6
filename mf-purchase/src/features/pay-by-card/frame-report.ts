import { type PaymentFrameReport, paymentFrameReport } from '@shuttle/contracts'
import type { CardPaymentEvent } from '../../domain/card-payment'

/** A message counts only when it comes from our frame's window and from its origin, and keeps to the protocol. */
export const readFrameReport = (
  message: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  expected: { source: Window | null; origin: string },
): PaymentFrameReport | undefined => {
  if (expected.source === null || message.source !== expected.source) return undefined
  if (message.origin !== expected.origin) return undefined
  const parsed = paymentFrameReport.safeParse(message.data)
  return parsed.success ? parsed.data : undefined
}

/** What a report means for the payment; `ready` is answered by the frame's host and changes nothing. */
export const eventOfReport = (report: PaymentFrameReport): CardPaymentEvent | undefined => {
  switch (report.type) {
    case 'payment-frame:ready':
      return undefined
    case 'payment-frame:loaded':
      return { type: 'frame-ready' }
    case 'payment-frame:cancel':
      return { type: 'frame-cancelled' }
    case 'payment-frame:timeout':
      return { type: 'frame-timed-out' }
    case 'payment-frame:error':
      return { type: 'frame-failed' }
    case 'payment-frame:complete':
      return { type: 'frame-completed', indicator: report.resultIndicator }
  }
}
