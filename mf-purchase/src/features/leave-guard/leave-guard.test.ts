import { asksBeforeLeaving } from './leave-guard'

it.each([
  ['/ticket_details', true],
  ['/webhtml/ticket_details', true],
  ['/', true],
  ['/buy_clause', true],
  ['/details_payment', false],
  ['/details_succeed', false],
  ['/order_details', false],
  ['/webhtml/Page_anomalies', false],
  ['/login', false],
])('[P4.leave.1] leaving an unpaid order for %s is asked about: %s', (to, expected) => {
  expect(asksBeforeLeaving('/webhtml/details_payment', to)).toBe(expected)
})

it('[P2.payment.7] a hidden payment page holds up no navigation', () => {
  expect(asksBeforeLeaving('/ticket_details', '/')).toBe(false)
})
