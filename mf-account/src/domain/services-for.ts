import type { Session } from '@shuttle/contracts'
import { STAFF_LEVEL } from '@shuttle/domain'

/** What the personal centre leads to, in its order (accounts 2, personal centre). */
export const SERVICES = [
  'toCollect',
  'toPay',
  'allOrders',
  'coupons',
  'changePassword',
  'bindEmail',
  'myData',
  'backOffice',
  'buyTickets',
  'privacy',
] as const
export type Service = (typeof SERVICES)[number]

/** Who looks at the centre, and whether inside the messenger. */
export interface Viewer {
  session: Session
  inMessenger: boolean
}

/**
 * Whether somebody may see a service: the password needs a member who has one, outside the messenger; an address is bound by those
 * whom only the messenger knows; the back office needs level 9 exactly. The server decides.
 */
const isFor = (service: Service, { session, inMessenger }: Viewer): boolean => {
  const user = session.kind === 'member' ? session.user : undefined
  if (service === 'changePassword') return user !== undefined && user.hasEmail !== false && !inMessenger
  if (service === 'bindEmail') return user?.hasEmail === false
  if (service === 'myData') return user !== undefined
  if (service === 'backOffice') return user?.level === STAFF_LEVEL
  return true
}

/** The services to offer: those for this viewer whose page exists. */
export const servicesFor = (viewer: Viewer, isThere: (service: Service) => boolean): Service[] =>
  SERVICES.filter((service) => isFor(service, viewer) && isThere(service))
