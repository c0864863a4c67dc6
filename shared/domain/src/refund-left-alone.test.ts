import type { PassengerType } from './passenger-type'
import { findLeftAlone } from './refund-left-alone'
import { refundableTickets } from './testing/a-refundable-order'

describe('[D3.refund.9] findLeftAlone', () => {
  it.each<[PassengerType[], string[], string[]]>([
    [['adult', 'child'], ['1'], ['2']],
    [['adult', 'child', 'infant'], ['1'], ['2', '3']],
    [['adult', 'child', 'infant'], ['1', '2'], ['3']],
    [['adult', 'child', 'infant'], ['1', '2', '3'], []],
    [['adult', 'child'], ['2'], []],
    [['adult', 'adult', 'child'], ['1'], []],
    [['adult', 'adult', 'child'], ['1', '2'], ['3']],
    [['adult', 'elderly', 'child'], ['1'], []],
    [['elderly', 'child'], ['1'], ['2']],
    [['adult', 'student', 'child'], ['1'], ['3']],
    [['adult', 'student'], ['1'], []],
    [['child', 'child'], ['1'], []],
    [['adult', 'child'], [], []],
  ])('returns for %j without %j the tickets %j', (passengerTypes, chosen, alone) =>
    expect(findLeftAlone({ tickets: refundableTickets(passengerTypes) }, chosen)).toEqual(alone),
  )
  it('checks each leg on its own', () => {
    const tickets = refundableTickets(['adult', 'child'], 2)
    expect(findLeftAlone({ tickets }, ['1r'])).toEqual(['2r'])
    expect(findLeftAlone({ tickets }, ['1', '1r'])).toEqual(['2', '2r'])
  })
  it('findLeftAlone does not count a ticket that was refunded before', () => {
    const tickets = refundableTickets(['adult', 'adult', 'child'])
    const before = tickets.map((ticket) =>
      ticket.ticketNo === '2' ? { ...ticket, status: 'refunded' as const } : ticket,
    )
    expect(findLeftAlone({ tickets: before }, ['1'])).toEqual(['3'])
  })
})
