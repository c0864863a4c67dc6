import type { Instant } from './civil-date'
import type { TicketStatusInput } from './derive-status'

/** State of a ticket as a screen names it; `over` is valid, unused, and past its time. */
export type TicketUse = 'valid' | 'used' | 'collected' | 'over' | 'refunded'

interface TicketUseInput extends Pick<TicketStatusInput, 'isRefunded' | 'isChecked' | 'isCollected'> {
  /** The first moment at which it is no longer valid; undefined where the answer has no time. */
  goodUntil: Instant | undefined
}

/** State of a ticket at `now`: a check at a gate takes precedence over a collection at a counter. */
export const deriveTicketUse = (
  { isRefunded, isChecked, isCollected, goodUntil }: TicketUseInput,
  now: Instant,
): TicketUse => {
  if (isRefunded) return 'refunded'
  if (isChecked) return 'used'
  if (isCollected) return 'collected'
  return goodUntil !== undefined && goodUntil <= now ? 'over' : 'valid'
}
