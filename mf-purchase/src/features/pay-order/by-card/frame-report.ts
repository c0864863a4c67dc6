import { type PaymentFrameReport, type PaymentFrameSettings, paymentFrameSettings } from '@shuttle/contracts'
import type { CardPaymentEvent } from '../../../domain/card-payment'

/** The payment event of a report; `ready` is answered by the frame's host and changes nothing. */
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

/** Undefined when the answer of the service cannot open a frame. */
export const readFrameSettings = (frameText: string): PaymentFrameSettings | undefined => {
  try {
    const parsed = paymentFrameSettings.safeParse(JSON.parse(frameText))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
