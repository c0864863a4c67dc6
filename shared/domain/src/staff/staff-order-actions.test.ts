import { checkStaffOrderAction, STAFF_ORDER_ACTIONS, type StaffOrderActionInput } from './staff-order-actions'

const ALL: StaffOrderActionInput = {
  isPaid: true,
  hasAddress: true,
  hasAttemptToVerify: true,
  hasDocument: true,
  hasTicketToCheck: true,
}

describe('[D5.9] an action on an order', () => {
  it('an action on an order is allowed to a position with the permission, where the order allows it', () => {
    for (const action of STAFF_ORDER_ACTIONS) expect(checkStaffOrderAction('supervisor', action, ALL)).toBeUndefined()
  })

  it.each([
    ['mail.resend', { isPaid: false }, 'STAFF_ORDER_NOT_PAID'],
    ['mail.resend', { hasAddress: false }, 'STAFF_NO_ADDRESS'],
    ['payment.verify', { hasAttemptToVerify: false }, 'STAFF_PAYMENT_SETTLED'],
    ['payment.verify', { hasAttemptToVerify: false, isPaid: false }, 'STAFF_NO_ATTEMPT'],
    ['document.unmask', { hasDocument: false }, 'STAFF_NO_DOCUMENT'],
    ['ticket.check', { hasTicketToCheck: false }, 'STAFF_NO_TICKET'],
  ] as const)('%s is refused with %j', (action, change, refusal) => {
    expect(checkStaffOrderAction('supervisor', action, { ...ALL, ...change })).toBe(refusal)
  })

  it('an action on an order is refused to a position without the permission before any other check', () => {
    for (const action of STAFF_ORDER_ACTIONS)
      expect(checkStaffOrderAction('auditor', action, { ...ALL, isPaid: false })).toBe('FORBIDDEN')
  })
})
