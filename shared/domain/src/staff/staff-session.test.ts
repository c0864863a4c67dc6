import { STAFF_RIGHTS, type StaffAction } from './staff-rights'
import { checkStaffSession, extendsSession, needsStepUp, type StaffSession } from './staff-session'

const STAFF_ACTIONS = Object.keys(STAFF_RIGHTS) as StaffAction[]

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const MINUTE = 60_000
const verified = (minutesAgo: number, change: Partial<StaffSession> = {}): StaffSession => ({
  isFactorRequired: true,
  isEnrolled: true,
  verifiedAt: NOW - minutesAgo * MINUTE,
  lastActiveAt: NOW - minutesAgo * MINUTE,
  ...change,
})
const NEVER = { verifiedAt: undefined, lastActiveAt: undefined }

describe('the second factor of staff', () => {
  it.each([
    ['is not required by the index', 'backoffice.open', verified(0, NEVER), undefined],
    ['is not required where it is given', 'second-factor.give', verified(0, NEVER), undefined],
    ['has to be set up first', 'staff.read', verified(0, { ...NEVER, isEnrolled: false }), 'STAFF_ENROLMENT_NEEDED'],
    [
      'is not required where the installation does not use it',
      'staff.read',
      verified(0, { ...NEVER, isEnrolled: false, isFactorRequired: false }),
      undefined,
    ],
    [
      'is required where the member has one anyway',
      'staff.read',
      verified(0, { ...NEVER, isFactorRequired: false }),
      'STAFF_FACTOR_NEEDED',
    ],
    ['has to be given', 'staff.read', verified(0, NEVER), 'STAFF_FACTOR_NEEDED'],
    ['counts for thirty minutes', 'staff.read', verified(30), undefined],
  ] as const)('the second factor of staff of a staff session %s', (_, action, session, refusal) => {
    expect(checkStaffSession(session, action, NOW)).toBe(refusal)
  })

  it('the second factor of staff is required again a millisecond after thirty minutes without an action', () => {
    const idle = { verifiedAt: NOW - 90 * MINUTE, lastActiveAt: NOW - 30 * MINUTE - 1 }
    expect(checkStaffSession(verified(0, idle), 'staff.read', NOW)).toBe('STAFF_SESSION_IDLE')
    expect(
      checkStaffSession(verified(0, { ...idle, lastActiveAt: idle.lastActiveAt + 1 }), 'staff.read', NOW),
    ).toBeUndefined()
  })

  it('the second factor is required before actions on permissions or money, unless given in the last five minutes', () => {
    expect(checkStaffSession(verified(5), 'staff.edit', NOW)).toBeUndefined()
    const longer = verified(0, { verifiedAt: NOW - 5 * MINUTE - 1 })
    expect(checkStaffSession(longer, 'staff.edit', NOW)).toBe('STAFF_STEP_UP_NEEDED')
    expect(checkStaffSession(longer, 'document.unmask', NOW)).toBe('STAFF_STEP_UP_NEEDED')
    expect(checkStaffSession(longer, 'staff.read', NOW)).toBeUndefined()
  })

  it.each([
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
  ] as const)('the second factor of staff is required again before money is moved: %s', (action) =>
    expect(needsStepUp(action)).toBe(true),
  )

  it.each([
    ...(['order.export', 'ledger.export', 'proof.open', 'ticket.override'] as const),
    ...(['order-file.open', 'ledger-file.open'] as const),
  ])('the second factor of staff is required again before an export, a proof or a ticket override: %s', (action) =>
    expect(needsStepUp(action)).toBe(true),
  )

  it.each(['price.read', 'policy.read', 'line-settings.edit', 'rule.edit', 'content.edit', 'departure.edit'] as const)(
    'the second factor is not required again where no money is moved: %s',
    (action) => expect(needsStepUp(action)).toBe(false),
  )

  it('the second factor of staff is extended by actions of the user, not by automatic queries of a screen', () => {
    expect((['staff.read', 'order.search'] as const).map(extendsSession)).toEqual([true, true])
    expect((['backoffice.open', 'overview.read'] as const).map(extendsSession)).toEqual([false, false])
    expect(checkStaffSession(verified(31), 'overview.read', NOW)).toBe('STAFF_SESSION_IDLE')
  })

  it('the second factor of staff is not required again to read', () => {
    for (const action of STAFF_ACTIONS.filter((name) => name.endsWith('.read'))) expect(needsStepUp(action)).toBe(false)
  })
})
