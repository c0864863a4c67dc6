import type { Ticket } from '@shuttle/calls'
import { deriveTicketUse, type Instant, type TicketUse, ticketTimes } from '@shuttle/domain'

/** What a passenger's screen names of a ticket; `refunding` is refunded while its money is not back yet. */
export type NamedUse = TicketUse | 'refunding'

/** How a ticket is named at `now`; undefined for a state that this build does not know. */
export const findTicketUse = (ticket: Ticket, now: Instant): NamedUse | undefined => {
  const { state, isRefundPending, date, beginTime = '', endTime = '' } = ticket
  if (isRefundPending) return 'refunding'
  if (state !== 'valid' && state !== 'checked' && state !== 'refunded') return undefined
  // The answer has the window of day and night tickets too, so that its times are the ones that count.
  const goodUntil = date && ticketTimes({ fareType: 'reserved', date, beginTime, endTime }).until
  const facts = {
    isRefunded: state === 'refunded',
    isChecked: state === 'checked',
    isCollected: ticket.collected !== undefined,
    goodUntil: goodUntil || undefined,
  }
  return deriveTicketUse(facts, now)
}
