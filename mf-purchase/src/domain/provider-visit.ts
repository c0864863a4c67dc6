import type { ReturnHint } from '@shuttle/contracts'
import { type AttemptName, CONFIRM_POLLS, type ConfirmEvent } from './confirm-event'

/**
 * One payment outside our page: in WeChat's wallet, or at a provider's own site and back by a deep link. What the
 * wallet or the address reports only selects the confirmation request; `paid` comes from the service, which queries the
 * provider.
 */
export type ProviderVisit =
  /** `hasNoMoney`: the attempt that was found took none. */
  | { kind: 'idle'; hasNoMoney?: true }
  /** An attempt of the order from another tab, another device or an earlier visit: checked once, without an overlay. */
  | { kind: 'found'; attempt: AttemptName }
  /** The server opens the payment attempt. */
  | { kind: 'requesting' }
  /** The wallet lies over the page. */
  | { kind: 'wallet'; attempt: AttemptName }
  /** A form has been posted: the page is about to unload. */
  | { kind: 'leaving'; attempt: AttemptName }
  /** Reported as paid; `polls` counts the answers 'pending' so far. */
  | { kind: 'confirming'; attempt: AttemptName; polls: number }
  /** Reported as not paid: checked once, because money may have moved all the same. */
  | { kind: 'checking'; attempt: AttemptName; otherwise: 'cancelled' | 'error' | 'timeout' }
  /** The outcome is unknown: must not be paid again, may be checked again. */
  | { kind: 'undecided'; attempt: AttemptName }
  /** The provider declined the payment. */
  | { kind: 'error' }
  /** The provider's own time is over; the order may still be paid. */
  | { kind: 'timeout' }
  /** The order's time to pay is over. */
  | { kind: 'expired' }
  /** `isUnsettled`: the check found no payment at the provider, and one may still arrive. */
  | { kind: 'cancelled'; isUnsettled?: true }
  /** The provider took another amount than the order's. */
  | { kind: 'amountRefused' }
  | { kind: 'paid'; attempt: AttemptName }

export type ProviderVisitEvent =
  /** The order names an attempt that this screen did not open. */
  | { type: 'attempt-found'; attempt: AttemptName }
  | { type: 'pressed' }
  | { type: 'attempt-refused' }
  | { type: 'wallet-opened'; attempt: AttemptName }
  | { type: 'form-posted'; attempt: AttemptName }
  /** The outcome as reported by a wallet, an address, or a page that becomes visible again. */
  | { type: 'answered'; hint: ReturnHint }
  | ConfirmEvent
  | { type: 'check-again' }
  /** The passenger wants to pay again although the outcome is unknown. */
  | { type: 'set-aside' }
  | { type: 'closed' }

const OTHERWISE = { cancelled: 'cancelled', failed: 'error', timedOut: 'timeout' } as const

/** The state of a visit after its outcome was reported. */
export const answeredVisit = (attempt: AttemptName, hint: ReturnHint): ProviderVisit =>
  hint === 'done'
    ? { kind: 'confirming', attempt, polls: 0 }
    : { kind: 'checking', attempt, otherwise: OTHERWISE[hint] }

const refused = (code: string, otherwise: 'cancelled' | 'error' | 'timeout'): ProviderVisit => {
  if (code === 'PAYMENT_AMOUNT_MISMATCH') return { kind: 'amountRefused' }
  return { kind: code === 'ORDER_EXPIRED' ? 'expired' : otherwise }
}

type InQuestion = Extract<ProviderVisit, { kind: 'confirming' | 'checking' }>

/** Only a cancelled visit ends while the answer is pending; after an error or a timeout the money may still come. */
const whilePending = (visit: InQuestion): ProviderVisit => {
  if (visit.kind === 'checking' && visit.otherwise === 'cancelled') return { kind: 'cancelled', isUnsettled: true }
  if (visit.kind === 'checking') return { kind: 'undecided', attempt: visit.attempt }
  return visit.polls + 1 >= CONFIRM_POLLS
    ? { kind: 'undecided', attempt: visit.attempt }
    : { ...visit, polls: visit.polls + 1 }
}

const afterConfirm = (visit: InQuestion, event: ProviderVisitEvent): ProviderVisit => {
  switch (event.type) {
    case 'confirmed':
      return { kind: 'paid', attempt: visit.attempt }
    case 'still-pending':
      return whilePending(visit)
    case 'confirm-refused':
      return refused(event.code, visit.kind === 'checking' ? visit.otherwise : 'error')
    case 'confirm-failed':
      return { kind: 'undecided', attempt: visit.attempt }
    default:
      return visit
  }
}

/** Money of another amount goes back by itself, and the order can be paid again. */
const afterFinding = (visit: Extract<ProviderVisit, { kind: 'found' }>, event: ProviderVisitEvent): ProviderVisit => {
  switch (event.type) {
    case 'confirmed':
      return { kind: 'paid', attempt: visit.attempt }
    case 'still-pending':
    case 'confirm-failed':
      return { kind: 'undecided', attempt: visit.attempt }
    case 'confirm-refused':
      return event.code === 'ORDER_EXPIRED' ? { kind: 'expired' } : { kind: 'idle', hasNoMoney: true }
    case 'pressed':
      return { kind: 'requesting' }
    case 'closed':
      return { kind: 'idle' }
    default:
      return visit
  }
}

const afterRequest = (visit: ProviderVisit, event: ProviderVisitEvent): ProviderVisit => {
  switch (event.type) {
    case 'attempt-refused':
      return { kind: 'idle' }
    case 'wallet-opened':
      return { kind: 'wallet', attempt: event.attempt }
    case 'form-posted':
      return { kind: 'leaving', attempt: event.attempt }
    default:
      return visit
  }
}

/** Events that do not belong to the present state are late and change nothing. */
export const providerVisit = (visit: ProviderVisit, event: ProviderVisitEvent): ProviderVisit => {
  switch (visit.kind) {
    case 'requesting':
      return afterRequest(visit, event)
    case 'wallet':
    case 'leaving':
      return event.type === 'answered' ? answeredVisit(visit.attempt, event.hint) : visit
    case 'confirming':
    case 'checking':
      return afterConfirm(visit, event)
    case 'undecided':
      if (event.type === 'set-aside') return { kind: 'idle' }
      return event.type === 'check-again' ? { kind: 'confirming', attempt: visit.attempt, polls: 0 } : visit
    case 'error':
    case 'timeout':
    case 'expired':
      return event.type === 'closed' ? { kind: 'idle' } : visit
    case 'cancelled':
      if (event.type === 'closed') return { kind: 'idle' }
      return event.type === 'pressed' ? { kind: 'requesting' } : visit
    case 'idle':
      if (event.type === 'attempt-found') return { kind: 'found', attempt: event.attempt }
      if (event.type === 'closed') return { kind: 'idle' }
      return event.type === 'pressed' ? { kind: 'requesting' } : visit
    case 'found':
      return afterFinding(visit, event)
    default:
      return visit
  }
}

/** States that cover the screen; the others show in place. */
export const isVisitOverlaid = ({ kind }: ProviderVisit): boolean =>
  ['requesting', 'wallet', 'leaving', 'confirming', 'checking', 'error', 'timeout', 'expired'].includes(kind)

/**
 * The passenger must stay: closing the page would lose a payment in progress. A posted form unloads the page by itself.
 */
export const isVisitInFlight = ({ kind }: ProviderVisit): boolean =>
  ['requesting', 'wallet', 'confirming', 'checking'].includes(kind)
