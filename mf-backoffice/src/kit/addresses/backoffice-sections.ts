import type { StaffAction } from '@shuttle/domain/staff'
import { FEES, HAND_REFUND, INDEX, LEDGER, PROPOSALS, REQUESTS, SEARCH } from '../../paths'

export const GROUPS = ['work', 'sell', 'content', 'control'] as const
export type SectionGroup = (typeof GROUPS)[number]

/** A page of the back office, and the action that opens it. */
export interface BackofficeSection {
  id:
    | 'overview'
    | 'search'
    | 'refund'
    | 'proposals'
    | 'check'
    | 'departures'
    | 'reconciliation'
    | 'requests'
    | 'ledger'
    | 'prices'
    | 'lines'
    | 'areas'
    | 'guides'
    | 'coupons'
    | 'notices'
    | 'banners'
    | 'rules'
    | 'fees'
    | 'staff'
    | 'releases'
    | 'audit'
  group: SectionGroup
  to: string
  right: StaffAction
}

/** All pages of the navigation, in display order. */
const NAVIGATION: readonly BackofficeSection[] = [
  { id: 'overview', group: 'work', to: INDEX, right: 'backoffice.open' },
  { id: 'search', group: 'work', to: SEARCH, right: 'order.search' },
  { id: 'requests', group: 'work', to: REQUESTS, right: 'request.read' },
  { id: 'refund', group: 'work', to: HAND_REFUND, right: 'refund-by-staff.read' },
  { id: 'proposals', group: 'work', to: PROPOSALS, right: 'proposal.read' },
  { id: 'ledger', group: 'work', to: LEDGER, right: 'ledger.read' },
  { id: 'check', group: 'work', to: `${INDEX}?tab=check`, right: 'ticket.check' },
  { id: 'departures', group: 'sell', to: `${INDEX}?tab=departures`, right: 'departure.inspect' },
  { id: 'reconciliation', group: 'control', to: `${INDEX}?tab=reconciliation`, right: 'ledger.read' },
  { id: 'prices', group: 'sell', to: `${INDEX}?tab=prices`, right: 'price.read' },
  { id: 'lines', group: 'sell', to: `${INDEX}?tab=lines`, right: 'line-settings.read' },
  { id: 'areas', group: 'sell', to: `${INDEX}?tab=areas`, right: 'area.read' },
  { id: 'guides', group: 'sell', to: `${INDEX}?tab=guides`, right: 'guide.read' },
  { id: 'coupons', group: 'sell', to: `${INDEX}?tab=coupons`, right: 'coupon.inspect' },
  { id: 'notices', group: 'content', to: `${INDEX}?tab=notices`, right: 'content.read' },
  { id: 'banners', group: 'content', to: `${INDEX}?tab=banners`, right: 'content.read' },
  { id: 'fees', group: 'control', to: FEES, right: 'policy.read' },
  { id: 'rules', group: 'content', to: `${INDEX}?tab=rules`, right: 'rule.read' },
  { id: 'staff', group: 'control', to: `${INDEX}?tab=staff`, right: 'staff.read' },
  { id: 'releases', group: 'control', to: `${INDEX}?tab=releases`, right: 'release.read' },
  { id: 'audit', group: 'control', to: `${INDEX}?tab=audit`, right: 'audit.read' },
]

/** The permission that opens a page, and its place in the navigation. */
export type SectionAccess = Pick<BackofficeSection, 'to' | 'right'>

/** The page of one order; the navigation marks the search that it is opened from. */
export const ORDER_SECTION: SectionAccess = { to: SEARCH, right: 'order.inspect' }

/** The page that confirms a refund by hand; the navigation marks the choice of its tickets. */
export const CONFIRM_SECTION: SectionAccess = { to: HAND_REFUND, right: 'refund.by-staff' }

/** Disruptions; the navigation marks the refund policy that they belong to. */
export const DISRUPTION_SECTION: SectionAccess = { to: FEES, right: 'disruption.read' }

/** The pages that these rights open. The rights come from the index query; the remote has no table of rights. */
export const sectionsFor = (rights: readonly string[]): BackofficeSection[] =>
  NAVIGATION.filter(({ right }) => rights.includes(right))

export const findSection = (id: BackofficeSection['id']): BackofficeSection => {
  const section = NAVIGATION.find((one) => one.id === id)
  if (!section) throw new Error(`There is no section ${id}`)
  return section
}
