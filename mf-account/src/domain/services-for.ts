import type { Session } from '@shuttle/contracts'

/** What the personal centre leads to, in its order (accounts 2, personal centre). */
export const SERVICES = [
  'toCollect',
  'toPay',
  'allOrders',
  'coupons',
  'changePassword',
  'backOffice',
  'buyTickets',
  'privacy',
] as const
export type Service = (typeof SERVICES)[number]

const STAFF_LEVEL = 9

/** Whether somebody may see a service: the password needs a member, the back office level 9 exactly; the server decides. */
const isFor = (service: Service, session: Session): boolean => {
  if (service === 'changePassword') return session.kind === 'member'
  if (service === 'backOffice') return session.kind === 'member' && session.user.level === STAFF_LEVEL
  return true
}

/** The services to offer: those for this session whose page exists. */
export const servicesFor = (session: Session, isThere: (service: Service) => boolean): Service[] =>
  SERVICES.filter((service) => isFor(service, session) && isThere(service))
