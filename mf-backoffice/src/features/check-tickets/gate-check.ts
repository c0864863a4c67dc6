import type { Instant } from '@shuttle/domain'
import type { CheckRefusal, TicketCheck } from '../../calls/ticket-check'

/** One check at this desk: what was typed, when, and what came of it. */
export type GateCheck = { id: number; at: Instant; typed: string; place: string } & (
  | { kind: 'good'; check: TicketCheck }
  | { kind: 'refused'; refusal: CheckRefusal }
)

/** Outside its time, which alone a supervisor may override (decisions 5). */
export const isOutOfTime = ({ code }: CheckRefusal): boolean =>
  code === 'STAFF_TICKET_EARLY' || code === 'STAFF_TICKET_OVER'
