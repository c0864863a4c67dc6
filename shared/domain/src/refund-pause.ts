import type { Instant } from './civil-date'

/** A time in which no ticket is refunded by the service itself, set beside the policies of orders (D5.46). */
export interface RefundPause {
  /** First moment. */
  from: Instant
  /** First moment after it; undefined: until staff end it. */
  until: Instant | undefined
}

export const isRefundPaused = (pauses: readonly RefundPause[], now: Instant): boolean =>
  pauses.some(({ from, until }) => from <= now && (until === undefined || now < until))
