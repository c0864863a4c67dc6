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

/** Who looks at the personal centre, and whether inside WeChat. */
export interface Viewer {
  session: Session
  isInWechat: boolean
}

/**
 * Whether a viewer sees a service: the password needs a member who has one, outside WeChat; an e-mail is added by WeChat users
 * without one; the back office needs level 9 exactly. The service decides.
 */
const isFor = (service: Service, { session, isInWechat }: Viewer): boolean => {
  const user = session.kind === 'member' ? session.user : undefined
  if (service === 'changePassword') return user !== undefined && user.hasEmail !== false && !isInWechat
  if (service === 'bindEmail') return user?.hasEmail === false
  if (service === 'myData') return user !== undefined
  if (service === 'backOffice') return user?.level === STAFF_LEVEL
  return true
}

/** The services of this viewer whose page exists. */
export const servicesFor = (viewer: Viewer, exists: (service: Service) => boolean): Service[] =>
  SERVICES.filter((service) => isFor(service, viewer) && exists(service))
