import type { Ticket } from '@shuttle/calls'
import { deriveTicketUse, type Instant, type TicketUse, ticketTimes } from '@shuttle/domain'

/** The ticket states that a passenger sees; `refunding` is refunded while its money is not back yet. */
export type NamedUse = TicketUse | 'refunding'

/** State of a ticket at `now`; undefined for a state that this build does not know. */
export const findNamedUse = (ticket: Ticket, now: Instant): NamedUse | undefined => {
  const { state, isRefundPending, date, beginTime = '', endTime = '' } = ticket
  if (isRefundPending) return 'refunding'
  if (state !== 'valid' && state !== 'checked' && state !== 'refunded') return undefined
  // The answer contains the window of day and night tickets too, so its times decide.
  const goodUntil = date && ticketTimes({ fareType: 'reserved', date, beginTime, endTime }).until
  const input = {
    isRefunded: state === 'refunded',
    isChecked: state === 'checked',
    isCollected: ticket.collected !== undefined,
    goodUntil: goodUntil || undefined,
  }
  return deriveTicketUse(input, now)
}
