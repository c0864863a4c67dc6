import type { CardPayment } from './card-payment'
import type { ProviderVisit } from './provider-visit'

/** A payment by card or elsewhere. */
export type PaymentState = CardPayment | ProviderVisit
export type PaymentPhase = PaymentState['kind']

const MONEY_MAY_MOVE: ReadonlySet<PaymentPhase> = new Set([
  'open',
  'wallet',
  'confirming',
  'checking',
  'undecided',
  'amountRefused',
])

/** A form or wallet that may have been filled in; afterwards, until the outcome of the payment is known. */
export const mayMoveMoney = (phase: PaymentPhase): boolean => MONEY_MAY_MOVE.has(phase)

/** Money may have moved and the outcome is unknown: no further payment from this screen. */
export const isClosedToPayments = (phase: PaymentPhase): boolean => phase === 'amountRefused' || phase === 'undecided'
