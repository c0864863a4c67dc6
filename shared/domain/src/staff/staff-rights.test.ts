import { isAction } from '../rights'
import {
  isStaffAction,
  mayStaff,
  STAFF_POSITIONS,
  STAFF_RIGHTS,
  type StaffAction,
  staffActionsOf,
} from './staff-rights'

/** Columns: none, support, refund clerk, finance, supervisor, auditor, gate. */
const EXPECTED: Record<StaffAction, string> = {
  'backoffice.open': 'yes yes yes yes yes yes yes',
  'second-factor.give': 'yes yes yes yes yes yes yes',
  'overview.read': 'no yes yes yes yes yes no',
  'staff.read': 'no no no no yes yes no',
  'staff.edit': 'no no no no yes no no',
  'audit.read': 'no no no no yes yes no',
  // orders
  'order.search': 'no yes yes no yes yes no',
  'order.export': 'no yes yes no yes yes no',
  'order-file.open': 'no yes yes no yes yes no',
  'search.save': 'no yes yes no yes no no',
  'order.inspect': 'no yes yes yes yes yes no',
  'order.note': 'no yes yes no yes no no',
  'mail.resend': 'no yes yes no yes no no',
  'payment.verify': 'no yes yes yes yes no no',
  'document.unmask': 'no no yes no yes no no',
  'ticket.check': 'no yes yes no yes no yes',
  'ticket.override': 'no no no no yes no no',
  'request.read': 'no no yes yes yes yes no',
  'proof.open': 'no no yes yes yes yes no',
  'request.decide': 'no no yes no yes no no',
  'refund-by-staff.read': 'no no yes no yes yes no',
  'refund.by-staff': 'no no yes no yes no no',
  'proposal.read': 'no no yes yes yes yes no',
  'refund.second-approval': 'no no no yes yes no no',
  'ledger.read': 'no no no yes yes yes no',
  'ledger.export': 'no no no yes yes yes no',
  'ledger-file.open': 'no no no yes yes yes no',
  'refund.retry': 'no no no yes yes no no',
  'refund.settle-outside': 'no no no yes yes no no',
  'difference.close': 'no no no yes yes no no',
  'departure.inspect': 'no yes no no yes yes no',
  'departure.edit': 'no no no no yes no no',
  'reconciliation.run': 'no no no yes yes no no',
  'price.read': 'no no no no yes yes no',
  'price.edit': 'no no no no yes no no',
  'line-settings.read': 'no no no no yes yes no',
  'line-settings.edit': 'no no no no yes no no',
  'coupon.inspect': 'no no no no yes yes no',
  'coupon.edit': 'no no no no yes no no',
  'content.read': 'no no no no yes yes no',
  'content.edit': 'no no no no yes no no',
  'rule.read': 'no no no no yes yes no',
  'rule.edit': 'no no no no yes no no',
  'area.read': 'no no no no yes yes no',
  'area.edit': 'no no no no yes no no',
  'guide.read': 'no no no no yes yes no',
  'guide.edit': 'no no no no yes no no',
  'policy.read': 'no no no yes yes yes no',
  'policy.edit': 'no no no no yes no no',
  'disruption.read': 'no no no yes yes yes no',
  'disruption.declare': 'no no no no yes no no',
  'release.read': 'no no no no yes yes no',
  'release.move': 'no no no no yes no no',
}

describe('[D5.4] the table of staff permissions', () => {
  it.each(Object.entries(EXPECTED))('decides for every position on %s: %s', (action, row) => {
    const answered = STAFF_POSITIONS.map((position) => (mayStaff(position, action as StaffAction) ? 'yes' : 'no'))
    expect(answered.join(' ')).toBe(row)
  })

  it('the table of staff permissions has no action that this test does not name', () => {
    expect(Object.keys(STAFF_RIGHTS).sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  it('the table of staff permissions has no action outside the table, inherited names included', () => {
    for (const name of ['order.place', '', 'toString']) expect(isStaffAction(name)).toBe(false)
  })

  it('shares no action with the table of passengers, as one permission would grant the other', () => {
    expect(Object.keys(STAFF_RIGHTS).filter(isAction)).toEqual([])
  })

  it('an auditor changes nothing', () => {
    expect(
      staffActionsOf('auditor').filter((action) => !/\.(open|read|give|search|export|inspect)$/.test(action)),
    ).toEqual([])
  })
})
