import type { Instant } from '@shuttle/domain'
import type { CheckRefusal, TicketCheck } from '../../calls/ticket-check'

/** One check at this desk: what was typed, when, and what came of it. */
export type GateCheck = { id: number; at: Instant; typed: string; place: string } & (
  | { kind: 'good'; check: TicketCheck }
  | { kind: 'refused'; refusal: CheckRefusal }
)

/** Outside its time, which alone a supervisor may override (D5.7). */
export const isOutOfTime = ({ code }: CheckRefusal): boolean =>
  code === 'STAFF_TICKET_EARLY' || code === 'STAFF_TICKET_OVER'

export type RefusedCheck = Extract<GateCheck, { kind: 'refused' }>

interface RefusedOutcome {
  /** `late` warns; only `bad` stops a passenger. */
  tone: 'late' | 'bad'
  title: 'refused' | 'alreadyCollected' | 'notCollected'
}

/** What a refusal means for the person at the gate: only a ticket that is not good stops a passenger. */
export const findRefusedOutcome = (refusal: CheckRefusal): RefusedOutcome => {
  const { code } = refusal
  if (code === 'STAFF_TICKETS_COLLECTED') return { tone: 'late', title: 'alreadyCollected' }
  if (code === 'PICKUP_CODE_UNKNOWN' || code === 'PICKUP_CODE_REPLACED') return { tone: 'bad', title: 'notCollected' }
  return { tone: isOutOfTime(refusal) ? 'late' : 'bad', title: 'refused' }
}
