import type { StaffAction, StaffPosition } from './staff-rights'
import { mayStaff } from './staff-rights'

/** Facts that decide which actions an order allows now. */
export interface StaffOrderActionInput {
  isPaid: boolean
  /** The member has an e-mail address. */
  hasAddress: boolean
  /** Payment attempts for which the provider may still be queried. */
  hasAttemptToVerify: boolean
  /** Identity documents that are stored in full. */
  hasDocument: boolean
  /** Valid tickets that are neither checked nor collected. */
  hasTicketToCheck: boolean
}

export const STAFF_ORDER_ACTIONS = [
  'mail.resend',
  'payment.verify',
  'order.note',
  'document.unmask',
  'ticket.check',
] as const
export type StaffOrderAction = (typeof STAFF_ORDER_ACTIONS)[number] & StaffAction

export type StaffOrderActionRefusal =
  | 'FORBIDDEN'
  | 'STAFF_ORDER_NOT_PAID'
  | 'STAFF_NO_ADDRESS'
  | 'STAFF_NO_ATTEMPT'
  | 'STAFF_PAYMENT_SETTLED'
  | 'STAFF_NO_DOCUMENT'
  | 'STAFF_NO_TICKET'

const CHECKS: Record<StaffOrderAction, (input: StaffOrderActionInput) => StaffOrderActionRefusal | undefined> = {
  'mail.resend': ({ isPaid, hasAddress }) => {
    if (!isPaid) return 'STAFF_ORDER_NOT_PAID'
    return hasAddress ? undefined : 'STAFF_NO_ADDRESS'
  },
  'payment.verify': ({ hasAttemptToVerify, isPaid }) => {
    if (hasAttemptToVerify) return undefined
    return isPaid ? 'STAFF_PAYMENT_SETTLED' : 'STAFF_NO_ATTEMPT'
  },
  'order.note': () => undefined,
  'document.unmask': ({ hasDocument }) => (hasDocument ? undefined : 'STAFF_NO_DOCUMENT'),
  'ticket.check': ({ hasTicketToCheck }) => (hasTicketToCheck ? undefined : 'STAFF_NO_TICKET'),
}

/** Why a position may not do this to an order now, or undefined: the screen draws the rest as buttons. */
export const checkStaffOrderAction = (
  position: StaffPosition,
  action: StaffOrderAction,
  input: StaffOrderActionInput,
): StaffOrderActionRefusal | undefined => (mayStaff(position, action) ? CHECKS[action](input) : 'FORBIDDEN')
