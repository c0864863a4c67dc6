/** Roles of level-9 staff (D5.4). Level 9 without a role may open the index, which reports that. */
export const STAFF_ROLES = ['support', 'refund-clerk', 'finance', 'supervisor', 'auditor', 'gate'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
/** A role, or `none` for level 9 without one. */
export type StaffPosition = StaffRole | 'none'
export const STAFF_POSITIONS = ['none', ...STAFF_ROLES] as const

/**
 * Every action of the back office and the roles that may do it (D5.4): the only source for the service, the screens and
 * the tests. Level 9 and the position are read at each call.
 */
export const STAFF_RIGHTS = {
  'backoffice.open': STAFF_POSITIONS,
  'second-factor.give': STAFF_POSITIONS,
  // Each of its parts needs the action that opens the linked page.
  'overview.read': ['support', 'refund-clerk', 'finance', 'supervisor', 'auditor'],
  'staff.read': ['supervisor', 'auditor'],
  'staff.edit': ['supervisor'],
  'audit.read': ['supervisor', 'auditor'],
  // orders
  'order.search': ['support', 'refund-clerk', 'supervisor', 'auditor'],
  'order.export': ['support', 'refund-clerk', 'supervisor', 'auditor'],
  // Opens a part of an exported file, which is not another export.
  'order-file.open': ['support', 'refund-clerk', 'supervisor', 'auditor'],
  'search.save': ['support', 'refund-clerk', 'supervisor'],
  'order.inspect': ['support', 'refund-clerk', 'finance', 'supervisor', 'auditor'],
  'order.note': ['support', 'refund-clerk', 'supervisor'],
  'mail.resend': ['support', 'refund-clerk', 'supervisor'],
  'payment.verify': ['support', 'refund-clerk', 'finance', 'supervisor'],
  'document.unmask': ['refund-clerk', 'supervisor'],
  'ticket.check': ['support', 'refund-clerk', 'supervisor', 'gate'],
  'ticket.override': ['supervisor'],

  // The second person needs the request to decide on it.
  'request.read': ['refund-clerk', 'finance', 'supervisor', 'auditor'],
  'proof.open': ['refund-clerk', 'finance', 'supervisor', 'auditor'],
  'request.decide': ['refund-clerk', 'supervisor'],
  'refund-by-staff.read': ['refund-clerk', 'supervisor', 'auditor'],
  'refund.by-staff': ['refund-clerk', 'supervisor'],
  'proposal.read': ['refund-clerk', 'finance', 'supervisor', 'auditor'],
  'refund.second-approval': ['finance', 'supervisor'],
  'ledger.read': ['finance', 'supervisor', 'auditor'],
  'ledger.export': ['finance', 'supervisor', 'auditor'],
  'ledger-file.open': ['finance', 'supervisor', 'auditor'],
  'refund.retry': ['finance', 'supervisor'],
  'refund.settle-outside': ['finance', 'supervisor'],
  'difference.close': ['finance', 'supervisor'],
  // Support informs passengers which buses still have seats.
  'departure.inspect': ['support', 'supervisor', 'auditor'],
  'departure.edit': ['supervisor'],
  'reconciliation.run': ['finance', 'supervisor'],
  // fares and seats
  'price.read': ['supervisor', 'auditor'],
  'price.edit': ['supervisor'],
  'line-settings.read': ['supervisor', 'auditor'],
  'line-settings.edit': ['supervisor'],

  // promotions and content for passengers
  'coupon.inspect': ['supervisor', 'auditor'],
  'coupon.edit': ['supervisor'],
  'content.read': ['supervisor', 'auditor'],
  'content.edit': ['supervisor'],

  // sales rules and areas
  'rule.read': ['supervisor', 'auditor'],
  'rule.edit': ['supervisor'],
  'area.read': ['supervisor', 'auditor'],
  'area.edit': ['supervisor'],
  'guide.read': ['supervisor', 'auditor'],
  'guide.edit': ['supervisor'],
  'policy.read': ['finance', 'supervisor', 'auditor'],
  'policy.edit': ['supervisor'],
  'disruption.read': ['finance', 'supervisor', 'auditor'],
  'disruption.declare': ['supervisor'],
  'release.read': ['supervisor', 'auditor'],
  'release.move': ['supervisor'],
} as const satisfies Record<string, readonly StaffPosition[]>

export type StaffAction = keyof typeof STAFF_RIGHTS

export const isStaffAction = (name: string): name is StaffAction => Object.hasOwn(STAFF_RIGHTS, name)

export const isStaffRole = (name: string): name is StaffRole => STAFF_ROLES.some((role) => role === name)

export const mayStaff = (position: StaffPosition, action: StaffAction): boolean => {
  const allowed: readonly StaffPosition[] = STAFF_RIGHTS[action]
  return allowed.includes(position)
}

/** Actions of a position, in the order of the table: the screens draw no others. */
export const staffActionsOf = (position: StaffPosition): StaffAction[] =>
  (Object.keys(STAFF_RIGHTS) as StaffAction[]).filter((action) => mayStaff(position, action))
