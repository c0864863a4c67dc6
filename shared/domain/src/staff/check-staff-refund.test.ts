import type { RefundableTicket } from '../refundable-ticket'
import { checkStaffRefund } from './check-staff-refund'

const aTicket = (ticketNo: string, change: Partial<RefundableTicket> = {}): RefundableTicket => ({
  ...{ ticketNo, passengerType: 'adult', paid: 6500, status: 'valid', isChecked: false, leg: 1, departsAt: 0 },
  otherLegTicketNo: undefined,
  ...change,
})
const anOrder = (tickets: RefundableTicket[], isCollected = false) => ({ tickets, isCollected })
const legs = [aTicket('A', { otherLegTicketNo: 'B' }), aTicket('B', { leg: 2, otherLegTicketNo: 'A' })]

describe('[D5.23] a refund by staff', () => {
  it.each([
    ['a ticket of an order', anOrder([aTicket('A'), aTicket('B')]), ['A'], undefined],
    [
      'a ticket beside one that was checked',
      anOrder([aTicket('A'), aTicket('B', { isChecked: true })]),
      ['A'],
      undefined,
    ],
    ['both legs of a person', anOrder(legs), ['A', 'B'], undefined],
    ['not one leg without the other', anOrder(legs), ['A'], 'REFUND_OTHER_LEG'],
    ['nothing without tickets', anOrder([aTicket('A')]), [], 'REFUND_TICKET_ABNORMAL'],
    ['no ticket twice', anOrder([aTicket('A')]), ['A', 'A'], 'REFUND_TICKET_ABNORMAL'],
    ['no ticket of another order', anOrder([aTicket('A')]), ['A', 'X'], 'REFUND_TICKET_ABNORMAL'],
    ['none that was refunded', anOrder([aTicket('A', { status: 'refunded' })]), ['A'], 'REFUND_ALREADY_REFUNDED'],
    ['none that was checked', anOrder([aTicket('A', { isChecked: true })]), ['A'], 'REFUND_COLLECTED_OR_CHECKED'],
    ['none that was collected', anOrder([aTicket('A')], true), ['A'], 'REFUND_COLLECTED_OR_CHECKED'],
    [
      'not the company of a child',
      anOrder([aTicket('A'), aTicket('B', { passengerType: 'child' })]),
      ['A'],
      'REFUND_CHILD_ALONE',
    ],
  ] as const)('a refund by staff is decided for %s', (_, order, chosen, violation) => {
    expect(checkStaffRefund(order, chosen)).toBe(violation)
  })
})
