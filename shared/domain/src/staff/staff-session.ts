import type { Instant } from '../civil-date'
import type { StaffAction } from './staff-rights'

/** After this idle time a staff session needs the second factor again. */
export const STAFF_IDLE_MS = 30 * 60_000
/** How long a second factor counts for actions that need a recent one. */
export const STEP_UP_MS = 5 * 60_000

/** State of the second factor in a session. */
export interface StaffSession {
  /**
   * False where the installation does not require it, outside production only; a member with a second factor still
   * needs it.
   */
  isFactorRequired: boolean
  isEnrolled: boolean
  /** When the second factor was last given in this session. */
  verifiedAt: Instant | undefined
  lastActiveAt: Instant | undefined
}

export type StaffSessionRefusal =
  | 'STAFF_ENROLMENT_NEEDED'
  | 'STAFF_FACTOR_NEEDED'
  | 'STAFF_SESSION_IDLE'
  | 'STAFF_STEP_UP_NEEDED'

/** Needs no second factor: the index, which reports that one is needed, and giving one. */
const BEFORE_THE_FACTOR: ReadonlySet<StaffAction> = new Set(['backoffice.open', 'second-factor.give'])
/**
 * Actions that need a recent second factor (ADR-52): they grant money or permissions, change what passengers pay or get
 * back, show a whole document or paper, export a whole list, or accept a ticket against its rule.
 */
const WITH_STEP_UP: ReadonlySet<StaffAction> = new Set([
  'staff.edit',
  'document.unmask',
  'request.decide',
  'refund.by-staff',
  'refund.second-approval',
  'refund.retry',
  'refund.settle-outside',
  'coupon.edit',
  'disruption.declare',
  'release.move',
  'price.edit',
  'policy.edit',
  'order.export',
  'order-file.open',
  'ledger.export',
  'ledger-file.open',
  'proof.open',
  'ticket.override',
])

export const needsStepUp = (action: StaffAction): boolean => WITH_STEP_UP.has(action)

/** Whether an action extends the session; a screen requests the index and the overview without the user. */
export const extendsSession = (action: StaffAction): boolean =>
  !BEFORE_THE_FACTOR.has(action) && action !== 'overview.read'

/** Why an action has to wait for the second factor; undefined where it may proceed. */
export const checkStaffSession = (
  { isFactorRequired, isEnrolled, verifiedAt, lastActiveAt }: StaffSession,
  action: StaffAction,
  now: Instant,
): StaffSessionRefusal | undefined => {
  if (BEFORE_THE_FACTOR.has(action)) return undefined
  if (!isEnrolled) return isFactorRequired ? 'STAFF_ENROLMENT_NEEDED' : undefined
  if (verifiedAt === undefined) return 'STAFF_FACTOR_NEEDED'
  if (now - Math.max(verifiedAt, lastActiveAt ?? 0) > STAFF_IDLE_MS) return 'STAFF_SESSION_IDLE'
  return needsStepUp(action) && now - verifiedAt > STEP_UP_MS ? 'STAFF_STEP_UP_NEEDED' : undefined
}
