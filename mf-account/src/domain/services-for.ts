import type { Session } from '@shuttle/contracts'
import { STAFF_LEVEL } from '@shuttle/domain'

/** The links of the personal centre, in their order (accounts 2, personal centre). */
export const SERVICES = [
  'toCollect',
  'toPay',
  'allOrders',
  'coupons',
  'changePassword',
  'bindEmail',
  'myData',
  'backoffice',
  'buyTickets',
  'privacy',
] as const
export type Service = (typeof SERVICES)[number]

/** The visitor or member who views the personal centre, and whether inside WeChat. */
export interface Viewer {
  session: Session
  isInWechat: boolean
}

/**
 * Whether a viewer sees a link: the password needs a member with an e-mail outside WeChat, adding an e-mail a WeChat
 * user without one, the back office level 9 exactly. This decides display only; the service decides permission.
 */
const isFor = (service: Service, { session, isInWechat }: Viewer): boolean => {
  const user = session.kind === 'member' ? session.user : undefined
  if (service === 'changePassword') return user !== undefined && user.hasEmail !== false && !isInWechat
  if (service === 'bindEmail') return user?.hasEmail === false
  if (service === 'myData') return user !== undefined
  if (service === 'backoffice') return user?.level === STAFF_LEVEL
  return true
}

/** The services of this viewer whose page exists. */
export const servicesFor = (viewer: Viewer, exists: (service: Service) => boolean): Service[] =>
  SERVICES.filter((service) => isFor(service, viewer) && exists(service))
