import { type PaymentFrameSettings, paymentFrameSettings } from '@shuttle/contracts'

/** Undefined when the service sent nothing a frame could be opened with. */
export const readFrameSettings = (frameText: string): PaymentFrameSettings | undefined => {
  try {
    const parsed = paymentFrameSettings.safeParse(JSON.parse(frameText))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
