import type { Instant } from '@shuttle/domain'
import type { TicketCheck } from '@shuttle/wire/staff'
import type { CheckRefusal } from '../calls/check-refusal'

/** One check of this page: input, time, place and result. */
export type GateCheck = { id: number; at: Instant; typed: string; place: string } & (
  | { kind: 'good'; check: TicketCheck }
  | { kind: 'refused'; refusal: CheckRefusal }
)

/** Outside the time of the ticket; only a supervisor may override this (D5.7). */
export const isOutOfTime = ({ code }: CheckRefusal): boolean =>
  code === 'STAFF_TICKET_EARLY' || code === 'STAFF_TICKET_OVER'

export type RefusedCheck = Extract<GateCheck, { kind: 'refused' }>

interface RefusedOutcome {
  /** `late` warns; only `bad` stops a passenger. */
  tone: 'late' | 'bad'
  title: 'refused' | 'alreadyCollected' | 'notCollected'
}

/** Severity of a refusal at the gate: only a ticket that is not good stops a passenger. */
export const findRefusedOutcome = (refusal: CheckRefusal): RefusedOutcome => {
  const { code } = refusal
  if (code === 'STAFF_TICKETS_COLLECTED') return { tone: 'late', title: 'alreadyCollected' }
  if (code === 'PICKUP_CODE_UNKNOWN' || code === 'PICKUP_CODE_REPLACED') return { tone: 'bad', title: 'notCollected' }
  return { tone: isOutOfTime(refusal) ? 'late' : 'bad', title: 'refused' }
}
