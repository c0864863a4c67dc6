import type { PaymentAttempt } from '@shuttle/calls'
import { CONFIRM_POLLS, type ConfirmEvent } from './confirm-event'

/** State of a payment for which no money was taken. */
type Unpaid = 'error' | 'timeout' | 'expired' | 'cancelled'

/**
 * One card payment from the pressed button to its end (purchase 4, card-payment overlay). The frame's message proves
 * nothing: `paid` is reached only after the returned indicator equals `successId` and the server, after a query to the
 * provider, has confirmed.
 */
export type CardPayment =
  | { kind: 'idle' }
  /** The server opens the payment attempt. */
  | { kind: 'requesting' }
  /** The frame loads its provider. */
  | { kind: 'loading'; attempt: PaymentAttempt }
  /** The provider's form is on screen. */
  | { kind: 'open'; attempt: PaymentAttempt }
  /** The provider reported success; the server checks it. `polls` counts the answers 'pending' so far. */
  | { kind: 'confirming'; attempt: PaymentAttempt; polls: number }
  /**
   * The provider reported success with another indicator (`isClaimed`), or its open form ended by an error, a timeout
   * or a press that closed it: the server checks once what became of the money. `otherwise` is the state if no money
   * was taken.
   */
  | { kind: 'checking'; attempt: PaymentAttempt; otherwise: Unpaid; isClaimed: boolean }
  /** Still not confirmed, or no network: must not be paid again, may be checked again. */
  | { kind: 'undecided'; attempt: PaymentAttempt }
  /** No money was taken: the card was declined, or its form was never shown (`isUnchecked`). */
  | { kind: 'error'; isUnchecked?: true }
  /** The provider's own time is over; the order may still be paid. */
  | { kind: 'timeout'; isUnchecked?: true }
  /** The order's time to pay is over. */
  | { kind: 'expired' }
  /** `isUnsettled`: the check found no payment at the provider, and one may still arrive. */
  | { kind: 'cancelled'; isUnsettled?: true }
  /** The provider took another amount than the order's. */
  | { kind: 'amountRefused' }
  | { kind: 'paid'; attempt: PaymentAttempt }

export type CardPaymentEvent =
  | { type: 'pressed' }
  | { type: 'attempt-opened'; attempt: PaymentAttempt }
  | { type: 'attempt-refused' }
  | { type: 'frame-ready' }
  | { type: 'frame-completed'; indicator: string }
  | { type: 'frame-cancelled' }
  | { type: 'frame-timed-out' }
  | { type: 'frame-failed' }
  /** The order's own time to pay is over. */
  | { type: 'time-over' }
  | ConfirmEvent
  | { type: 'check-again' }
  /** The passenger wants to pay again although the outcome is unknown. */
  | { type: 'set-aside' }
  | { type: 'closed' }

const inFrame = (payment: CardPayment): payment is Extract<CardPayment, { kind: 'loading' | 'open' }> =>
  payment.kind === 'loading' || payment.kind === 'open'

const completed = (attempt: PaymentAttempt, indicator: string): CardPayment =>
  attempt.successId !== '' && indicator === attempt.successId
    ? { kind: 'confirming', attempt, polls: 0 }
    : { kind: 'checking', attempt, otherwise: 'error', isClaimed: true }

/** A form that was never shown has taken nothing; one that was shown may have, whatever it reports in the end. */
const failed = (payment: Extract<CardPayment, { kind: 'loading' | 'open' }>, otherwise: Unpaid): CardPayment => {
  if (payment.kind === 'open') return { kind: 'checking', attempt: payment.attempt, otherwise, isClaimed: false }
  return otherwise === 'error' || otherwise === 'timeout' ? { kind: otherwise, isUnchecked: true } : { kind: otherwise }
}

const refusedConfirm = (code: string, otherwise: Unpaid = 'error'): CardPayment => {
  if (code === 'PAYMENT_AMOUNT_MISMATCH') return { kind: 'amountRefused' }
  if (code === 'ORDER_EXPIRED') return { kind: 'expired' }
  return { kind: otherwise }
}

const afterFrame = (
  payment: Extract<CardPayment, { kind: 'loading' | 'open' }>,
  event: CardPaymentEvent,
): CardPayment => {
  switch (event.type) {
    case 'frame-ready':
      return { kind: 'open', attempt: payment.attempt }
    case 'frame-completed':
      return completed(payment.attempt, event.indicator)
    case 'frame-cancelled':
      return failed(payment, 'cancelled')
    case 'frame-timed-out':
      return failed(payment, 'timeout')
    case 'time-over':
      return failed(payment, 'expired')
    case 'frame-failed':
      return failed(payment, 'error')
    default:
      return payment
  }
}

const afterConfirm = (payment: Extract<CardPayment, { kind: 'confirming' }>, event: CardPaymentEvent): CardPayment => {
  switch (event.type) {
    case 'confirmed':
      return { kind: 'paid', attempt: payment.attempt }
    case 'still-pending':
      return payment.polls + 1 >= CONFIRM_POLLS
        ? { kind: 'undecided', attempt: payment.attempt }
        : { ...payment, polls: payment.polls + 1 }
    case 'confirm-refused':
      return refusedConfirm(event.code)
    case 'confirm-failed':
      return { kind: 'undecided', attempt: payment.attempt }
    default:
      return payment
  }
}

/**
 * The money may still arrive: after a timeout or an error the payment stays in question; a cancelled one is unsettled.
 */
const stillPending = ({ attempt, otherwise }: Extract<CardPayment, { kind: 'checking' }>): CardPayment => {
  if (otherwise === 'timeout' || otherwise === 'error') return { kind: 'undecided', attempt }
  return otherwise === 'cancelled' ? { kind: 'cancelled', isUnsettled: true } : { kind: otherwise }
}

/**
 * The passenger may pay again only when the server's query to the provider finds no money. With a foreign indicator or
 * none, even a confirmation by the server does not open the result; where nothing was claimed, that confirmation is the
 * result.
 */
const afterCheck = (payment: Extract<CardPayment, { kind: 'checking' }>, event: CardPaymentEvent): CardPayment => {
  switch (event.type) {
    case 'confirm-refused':
      return refusedConfirm(event.code, payment.otherwise)
    case 'still-pending':
      return stillPending(payment)
    case 'confirmed':
      return { kind: payment.isClaimed ? 'undecided' : 'paid', attempt: payment.attempt }
    case 'confirm-failed':
      return { kind: 'undecided', attempt: payment.attempt }
    default:
      return payment
  }
}

/**
 * The state after the passenger closes the overlay: an open form may have sent its card, so money in question stays in
 * question.
 */
const afterClosing = (payment: CardPayment): CardPayment => {
  if (inFrame(payment)) return failed(payment, 'cancelled')
  return ['error', 'timeout', 'expired', 'cancelled'].includes(payment.kind) ? { kind: 'idle' } : payment
}

/** Events that do not belong to the present state are late and change nothing. */
export const cardPayment = (payment: CardPayment, event: CardPaymentEvent): CardPayment => {
  if (event.type === 'closed') return afterClosing(payment)
  if (inFrame(payment)) return afterFrame(payment, event)
  if (payment.kind === 'confirming') return afterConfirm(payment, event)
  if (payment.kind === 'checking') return afterCheck(payment, event)
  if (payment.kind === 'undecided' && event.type === 'check-again') {
    return { kind: 'confirming', attempt: payment.attempt, polls: 0 }
  }
  if (payment.kind === 'undecided' && event.type === 'set-aside') return { kind: 'idle' }
  if (payment.kind === 'requesting') {
    if (event.type === 'attempt-opened') return { kind: 'loading', attempt: event.attempt }
    return event.type === 'attempt-refused' ? { kind: 'idle' } : payment
  }
  const mayStart = payment.kind === 'idle' || payment.kind === 'cancelled'
  return event.type === 'pressed' && mayStart ? { kind: 'requesting' } : payment
}

/** States that cover the screen; the others show in place. */
export const isOverlaid = (payment: CardPayment): boolean =>
  ['requesting', 'loading', 'open', 'confirming', 'checking', 'error', 'timeout', 'expired'].includes(payment.kind)

/** The passenger must stay: leaving would lose a payment in progress. */
export const isInFlight = (payment: CardPayment): boolean =>
  ['requesting', 'loading', 'open', 'confirming', 'checking'].includes(payment.kind)
