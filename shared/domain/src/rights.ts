import { STAFF_LEVEL } from './member-level'

/** `partner` is a machine that signs its calls; with a member's session it acts as that member. */
export const ROLES = ['visitor', 'member', 'staff', 'partner'] as const
export type Role = (typeof ROLES)[number]

const EVERYONE = ['visitor', 'member', 'staff', 'partner'] as const
const SIGNED_IN = ['member', 'staff'] as const

/** Every action of the service and the roles that may do it; whose order or coupon it is, the service checks besides. */
export const RIGHTS = {
  'line.read': EVERYONE,
  'fare.read': EVERYONE,
  'departure.read': EVERYONE,
  'sales-policy.read': EVERYONE,
  'refund-policy.read': EVERYONE,
  'terms.read': EVERYONE,
  'language.read': EVERYONE,
  'text.translate': EVERYONE,

  'order.quote': EVERYONE,
  'order.place': SIGNED_IN,
  'order.read': SIGNED_IN,
  'order.cancel': SIGNED_IN,
  'order.change': SIGNED_IN,
  'refund.preview': SIGNED_IN,
  'refund.apply': SIGNED_IN,
  'refund.read': SIGNED_IN,
  'refund.request': SIGNED_IN,
  'coupon.read': SIGNED_IN,
  'coupon.redeem': SIGNED_IN,

  'payment-method.read': SIGNED_IN,
  'payment.start': SIGNED_IN,
  'payment.confirm': SIGNED_IN,
  'payment.report-error': SIGNED_IN,

  'session.open': EVERYONE,
  'session.end': EVERYONE,
  'session.read': SIGNED_IN,
  'account.register': EVERYONE,
  'account.send-code': EVERYONE,
  'account.reset-password': EVERYONE,
  'account.change-password': SIGNED_IN,
  'account.bind-email': SIGNED_IN,
  'account.prove': SIGNED_IN,
  'account.read-join': SIGNED_IN,
  'account.undo-join': SIGNED_IN,
  'account.undo-join-by-code': EVERYONE,
  'account.export': SIGNED_IN,
  'account.delete': SIGNED_IN,
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof RIGHTS
/** Actions that need a session: its handler always knows the member. */
export type MemberAction = {
  [Name in Action]: 'visitor' extends (typeof RIGHTS)[Name][number] ? never : Name
}[Action]

export const isAction = (name: string): name is Action => Object.hasOwn(RIGHTS, name)

export const isAllowed = (role: Role, action: Action): boolean => {
  const roles: readonly Role[] = RIGHTS[action]
  return roles.includes(role)
}

/** Whether an action needs a session: a visitor is asked to sign in first. */
export const needsSession = (action: Action): action is MemberAction => !isAllowed('visitor', action)

/** The role of a caller, by the level of the account that is signed in. */
export const getRole = (caller: { level: number | undefined; isPartner: boolean }): Role => {
  if (caller.level !== undefined) return caller.level >= STAFF_LEVEL ? 'staff' : 'member'
  return caller.isPartner ? 'partner' : 'visitor'
}
