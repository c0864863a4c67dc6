import { checkOrderAct, ORDER_ACTS, type OrderActFacts } from './order-acts'

const ALL: OrderActFacts = {
  isPaid: true,
  hasAddress: true,
  hasAttemptToAsk: true,
  hasDocument: true,
  hasTicketToCheck: true,
}

describe('[D5.9] an action on an order', () => {
  it('an action on an order is allowed to a position with the permission, where the order allows it', () => {
    for (const act of ORDER_ACTS) expect(checkOrderAct('supervisor', act, ALL)).toBeUndefined()
  })

  it.each([
    ['mail.resend', { isPaid: false }, 'STAFF_ORDER_NOT_PAID'],
    ['mail.resend', { hasAddress: false }, 'STAFF_NO_ADDRESS'],
    ['payment.ask', { hasAttemptToAsk: false }, 'STAFF_PAYMENT_SETTLED'],
    ['payment.ask', { hasAttemptToAsk: false, isPaid: false }, 'STAFF_NO_ATTEMPT'],
    ['document.unmask', { hasDocument: false }, 'STAFF_NO_DOCUMENT'],
    ['ticket.check', { hasTicketToCheck: false }, 'STAFF_NO_TICKET'],
  ] as const)('%s is refused with %j', (act, change, refusal) => {
    expect(checkOrderAct('supervisor', act, { ...ALL, ...change })).toBe(refusal)
  })

  it('an action on an order is refused to a position without the permission before any other check', () => {
    for (const act of ORDER_ACTS) expect(checkOrderAct('auditor', act, { ...ALL, isPaid: false })).toBe('FORBIDDEN')
  })
})
