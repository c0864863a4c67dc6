import type { StaffAction, StaffPosition } from './staff-rights'
import { mayStaff } from './staff-rights'

/** Facts that decide which actions an order allows now. */
export interface OrderActFacts {
  isPaid: boolean
  /** The member has an e-mail address. */
  hasAddress: boolean
  /** Payment attempts for which the provider may still be queried. */
  hasAttemptToAsk: boolean
  /** Identity documents that are stored in full. */
  hasDocument: boolean
  /** Valid tickets that are neither checked nor collected. */
  hasTicketToCheck: boolean
}

export const ORDER_ACTS = ['mail.resend', 'payment.ask', 'order.note', 'document.unmask', 'ticket.check'] as const
export type OrderAct = (typeof ORDER_ACTS)[number] & StaffAction

export type OrderActRefusal =
  | 'FORBIDDEN'
  | 'STAFF_ORDER_NOT_PAID'
  | 'STAFF_NO_ADDRESS'
  | 'STAFF_NO_ATTEMPT'
  | 'STAFF_PAYMENT_SETTLED'
  | 'STAFF_NO_DOCUMENT'
  | 'STAFF_NO_TICKET'

const CHECKS: Record<OrderAct, (facts: OrderActFacts) => OrderActRefusal | undefined> = {
  'mail.resend': ({ isPaid, hasAddress }) => {
    if (!isPaid) return 'STAFF_ORDER_NOT_PAID'
    return hasAddress ? undefined : 'STAFF_NO_ADDRESS'
  },
  'payment.ask': ({ hasAttemptToAsk, isPaid }) => {
    if (hasAttemptToAsk) return undefined
    return isPaid ? 'STAFF_PAYMENT_SETTLED' : 'STAFF_NO_ATTEMPT'
  },
  'order.note': () => undefined,
  'document.unmask': ({ hasDocument }) => (hasDocument ? undefined : 'STAFF_NO_DOCUMENT'),
  'ticket.check': ({ hasTicketToCheck }) => (hasTicketToCheck ? undefined : 'STAFF_NO_TICKET'),
}

/** Why a position may not do this to an order now, or undefined: the screen draws the rest as buttons. */
export const checkOrderAct = (
  position: StaffPosition,
  act: OrderAct,
  facts: OrderActFacts,
): OrderActRefusal | undefined => (mayStaff(position, act) ? CHECKS[act](facts) : 'FORBIDDEN')
