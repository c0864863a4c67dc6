import type { Instant } from './civil-date'

/** A period in which the service refunds no ticket automatically, set beside the policies of orders (D5.46). */
export interface RefundPause {
  /** First moment. */
  from: Instant
  /** First moment after it; undefined: until staff end it. */
  until: Instant | undefined
}

export const isRefundPaused = (pauses: readonly RefundPause[], now: Instant): boolean =>
  pauses.some(({ from, until }) => from <= now && (until === undefined || now < until))
