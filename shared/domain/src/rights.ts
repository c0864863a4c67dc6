import { STAFF_LEVEL } from './member-level'

/** `partner` is a machine that signs its calls; with a member's session it has that member's role. */
export const ROLES = ['visitor', 'member', 'staff', 'partner'] as const
export type Role = (typeof ROLES)[number]

/** Allowed to every caller; a browser needs these names only. */
const PUBLIC_ACTIONS = [
  'line.read',
  'fare.read',
  'departure.read',
  'sales-policy.read',
  'refund-policy.read',
  'terms.read',
  'help.read',
  'language.read',
  'text.translate',
  'order.quote',
  'session.open',
  'session.end',
  'account.register',
  'account.send-code',
  'account.reset-password',
  'account.undo-join-by-code',
] as const

/** Needs the session of a member or staff; the service checks whose order or coupon it is. */
const MEMBER_ACTIONS = [
  'order.place',
  'order.read',
  'order.cancel',
  'order.change',
  'refund.preview',
  'refund.apply',
  'refund.read',
  'refund.request',
  'coupon.read',
  'coupon.redeem',
  'payment-method.read',
  'payment.start',
  'payment.confirm',
  'payment.report-error',
  'session.read',
  'account.change-password',
  'account.bind-email',
  'account.prove',
  'account.read-join',
  'account.undo-join',
  'account.export',
  'account.delete',
] as const

/** Actions that need a session: their handlers always have the member. */
export type MemberAction = (typeof MEMBER_ACTIONS)[number]
export type Action = (typeof PUBLIC_ACTIONS)[number] | MemberAction

/** Every action of the service. */
export const ACTIONS: readonly Action[] = [...PUBLIC_ACTIONS, ...MEMBER_ACTIONS]

export const isAction = (name: string): name is Action => (ACTIONS as readonly string[]).includes(name)

/** Whether an action needs a session: a visitor has to sign in first. */
export const needsSession = (action: Action): action is MemberAction =>
  !(PUBLIC_ACTIONS as readonly Action[]).includes(action)

export const isAllowed = (role: Role, action: Action): boolean =>
  !needsSession(action) || role === 'member' || role === 'staff'

/** The role of a caller, by the level of the signed-in account. */
export const getRole = (caller: { level: number | undefined; isPartner: boolean }): Role => {
  if (caller.level !== undefined) return caller.level >= STAFF_LEVEL ? 'staff' : 'member'
  return caller.isPartner ? 'partner' : 'visitor'
}
