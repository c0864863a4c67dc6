import type { Instant } from '../civil-date'
import type { StaffAction } from './staff-rights'

/** A session of staff that nothing was done in for so long asks for the second factor again. */
export const STAFF_IDLE_MS = 30 * 60_000
/** A second factor that was just given counts for so long for what needs one again. */
export const STEP_UP_MS = 5 * 60_000

/** What is known of the second factor in a session. */
export interface StaffSession {
  /** False where the installation goes without, outside production alone; who has one is asked for it all the same. */
  isFactorRequired: boolean
  isEnrolled: boolean
  /** When the second factor was last given in this session. */
  verifiedAt: Instant | undefined
  lastActAt: Instant | undefined
}

export type StaffSessionRefusal =
  | 'STAFF_ENROLMENT_NEEDED'
  | 'STAFF_FACTOR_NEEDED'
  | 'STAFF_SESSION_IDLE'
  | 'STAFF_STEP_UP_NEEDED'

/** What needs no second factor: the index, which says that one is needed, and giving one. */
const BEFORE_THE_FACTOR: ReadonlySet<StaffAction> = new Set(['back-office.open', 'second-factor.give'])
/**
 * What gives money or rights away, changes what passengers pay or get back, shows a whole document or paper, lets a
 * whole list leave, or lets a ticket pass against its rule: it needs a second factor that was just given (decision
 * 0052).
 */
const WITH_STEP_UP: ReadonlySet<StaffAction> = new Set([
  'staff.edit',
  'document.unmask',
  'request.decide',
  'refund.by-staff',
  'refund.second-person',
  'refund.retry',
  'refund.settle-outside',
  'coupon.edit',
  'disruption.declare',
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

/** Whether doing this keeps a session awake; a screen asks for the index and the overview by itself. */
export const keepsAwake = (action: StaffAction): boolean => !BEFORE_THE_FACTOR.has(action) && action !== 'overview.read'

/** Why an act has to wait for the second factor; undefined where it may go on. */
export const checkStaffSession = (
  { isFactorRequired, isEnrolled, verifiedAt, lastActAt }: StaffSession,
  action: StaffAction,
  now: Instant,
): StaffSessionRefusal | undefined => {
  if (BEFORE_THE_FACTOR.has(action)) return undefined
  if (!isEnrolled) return isFactorRequired ? 'STAFF_ENROLMENT_NEEDED' : undefined
  if (verifiedAt === undefined) return 'STAFF_FACTOR_NEEDED'
  if (now - Math.max(verifiedAt, lastActAt ?? 0) > STAFF_IDLE_MS) return 'STAFF_SESSION_IDLE'
  return needsStepUp(action) && now - verifiedAt > STEP_UP_MS ? 'STAFF_STEP_UP_NEEDED' : undefined
}
