import { type ChoosableTicket, findChoiceBlock, readPicks, selectTickets, togglePick } from './refund-choice'

const aTicket = (ticketNo: string, change: Partial<ChoosableTicket> = {}): ChoosableTicket => ({
  ...{ ticketNo, passengerType: 'adult', leg: 1, isRefunded: false, isChecked: false, isCollected: false },
  together: [ticketNo],
  ...change,
})
const legs = (out: string, back: string, change: Partial<ChoosableTicket> = {}) => [
  aTicket(out, { together: [out, back], ...change }),
  aTicket(back, { leg: 2, together: [out, back], ...change }),
]
const blockOf = (tickets: ChoosableTicket[], ticketNo: string, picked: string[] = []) =>
  findChoiceBlock(tickets, picked, tickets.find((ticket) => ticket.ticketNo === ticketNo) ?? aTicket(ticketNo))

describe('[D5.23] the choice of tickets for a refund by hand', () => {
  it.each<[string, ChoosableTicket[], string | undefined]>([
    ['a valid ticket beside one that was checked', [aTicket('A'), aTicket('B', { isChecked: true })], undefined],
    ['one that was refunded', [aTicket('A', { isRefunded: true })], 'refunded'],
    ['one that was checked', [aTicket('A', { isChecked: true })], 'used'],
    ['one that was collected', [aTicket('A', { isCollected: true })], 'collected'],
    ['one of an order that was collected', [aTicket('A'), aTicket('B', { isCollected: true })], 'collected'],
    [
      'one whose other leg was checked',
      [aTicket('A', { together: ['A', 'B'] }), aTicket('B', { leg: 2, isChecked: true, together: ['A', 'B'] })],
      'otherLeg',
    ],
    [
      'the company of a child that was checked',
      [aTicket('A'), aTicket('B', { passengerType: 'child', isChecked: true })],
      'company',
    ],
  ])('checks whether staff can choose %s', (_, tickets, block) => {
    expect(blockOf(tickets, 'A')).toBe(block)
  })

  it('selects the other leg, and children who would travel alone', () => {
    const tickets = [...legs('A', 'B'), ...legs('C', 'D', { passengerType: 'child' })]
    expect(selectTickets(tickets, ['A'])).toEqual({ chosen: ['A', 'B', 'C', 'D'], added: ['C', 'D'] })
    expect(selectTickets(tickets, ['C'])).toEqual({ chosen: ['C', 'D'], added: [] })
  })

  it('blocks the last company of a child with a used ticket, not the first', () => {
    const tickets = [aTicket('A'), aTicket('B'), aTicket('C', { passengerType: 'child', isChecked: true })]
    expect(blockOf(tickets, 'B')).toBeUndefined()
    expect(blockOf(tickets, 'B', ['A'])).toBe('company')
    expect(readPicks(tickets, ['C', 'A', 'B', 'X'])).toEqual(['A'])
  })

  it('a press picks and drops both legs, and changes nothing on an added or blocked ticket', () => {
    const tickets = [
      ...legs('A', 'B'),
      ...legs('C', 'D', { passengerType: 'child' }),
      aTicket('E', { isChecked: true }),
    ]
    const press = (ticketNo: string, picked: string[]) =>
      togglePick(tickets, picked, tickets.find((ticket) => ticket.ticketNo === ticketNo) ?? aTicket(''))
    expect(press('B', [])).toEqual(['B'])
    expect(press('A', ['B'])).toEqual([])
    expect(press('C', ['A'])).toEqual(['A'])
    expect(press('E', ['A'])).toEqual(['A'])
  })
})
