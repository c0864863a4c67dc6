import { ACTIONS, type Action, getRole, isAction, isAllowed, needsSession, ROLES } from './rights'

/** Columns: visitor, member, staff, partner. */
const EXPECTED: Record<Action, string> = {
  'line.read': 'yes yes yes yes',
  'fare.read': 'yes yes yes yes',
  'departure.read': 'yes yes yes yes',
  'sales-policy.read': 'yes yes yes yes',
  'refund-policy.read': 'yes yes yes yes',
  'terms.read': 'yes yes yes yes',
  'help.read': 'yes yes yes yes',
  'language.read': 'yes yes yes yes',
  'text.translate': 'yes yes yes yes',
  'order.quote': 'yes yes yes yes',
  'order.place': 'no yes yes no',
  'order.read': 'no yes yes no',
  'order.cancel': 'no yes yes no',
  'order.change': 'no yes yes no',
  'refund.preview': 'no yes yes no',
  'refund.apply': 'no yes yes no',
  'refund.read': 'no yes yes no',
  'refund.request': 'no yes yes no',
  'coupon.read': 'no yes yes no',
  'coupon.redeem': 'no yes yes no',
  'payment-method.read': 'no yes yes no',
  'payment.start': 'no yes yes no',
  'payment.confirm': 'no yes yes no',
  'payment.report-error': 'no yes yes no',
  'session.open': 'yes yes yes yes',
  'session.end': 'yes yes yes yes',
  'session.read': 'no yes yes no',
  'account.register': 'yes yes yes yes',
  'account.send-code': 'yes yes yes yes',
  'account.reset-password': 'yes yes yes yes',
  'account.change-password': 'no yes yes no',
  'account.bind-email': 'no yes yes no',
  'account.prove': 'no yes yes no',
  'account.read-join': 'no yes yes no',
  'account.undo-join': 'no yes yes no',
  'account.undo-join-by-code': 'yes yes yes yes',
  'account.export': 'no yes yes no',
  'account.delete': 'no yes yes no',
}

describe('the table of permissions', () => {
  it.each(Object.entries(EXPECTED))('decides for every role on %s: %s', (action, row) => {
    const answered = ROLES.map((role) => (isAllowed(role, action as Action) ? 'yes' : 'no'))
    expect(answered.join(' ')).toBe(row)
  })

  it('the table of permissions has no action that this test does not name', () => {
    expect([...ACTIONS].sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  it('the table of permissions has no action outside the table, inherited names included', () => {
    for (const name of ['order.burn', '', 'toString', 'public']) expect(isAction(name)).toBe(false)
    expect(isAction('order.place')).toBe(true)
  })

  it('requires a session exactly for actions that a visitor may not do', () => {
    expect(needsSession('order.place')).toBe(true)
    expect(needsSession('order.quote')).toBe(false)
  })
})

describe('the role of a caller', () => {
  it.each([
    ['visitor', { level: undefined, isPartner: false }],
    ['partner', { level: undefined, isPartner: true }],
    ['member', { level: 0, isPartner: false }],
    ['member', { level: 8, isPartner: false }],
    ['staff', { level: 9, isPartner: false }],
    ['member', { level: 1, isPartner: true }],
  ] as const)('the role of a caller is %s for %j', (role, caller) => expect(getRole(caller)).toBe(role))
})
