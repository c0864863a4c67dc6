import type { TicketToRefund } from '@shuttle/calls'
import type { PassengerType } from '@shuttle/domain'
import { findPickBlock, selectRefund, togglePassenger, toRefundPassengers } from './refund-passengers'

const aTicket = (ticketNo: string, change: Partial<TicketToRefund> = {}): TicketToRefund => ({
  ...{ ticketNo, passengerType: 'adult', passengerName: '', leg: ticketNo.endsWith('r') ? 2 : 1, isRefunded: false },
  ...{ fare: 6500, paid: 6500, item: undefined, reason: undefined, isByApplication: false, together: [ticketNo] },
  ...{ nextFeeAt: undefined, closesAt: undefined, ...change },
})
const BY_STAFF = { reason: 'REFUND_DISCOUNTED', isByApplication: true }

/** One passenger for each ticket, or pair of tickets, by the digit in the ticket number. */
const passengersWith = (...tickets: TicketToRefund[]) =>
  toRefundPassengers(tickets, new Map(tickets.map(({ ticketNo }) => [ticketNo, Number.parseInt(ticketNo, 10)])))
const passengersOfTypes = (...types: PassengerType[]) =>
  passengersWith(
    ...types.map((passengerType, at) =>
      aTicket(String(at + 1), { passengerType, ...(passengerType === 'child' && BY_STAFF) }),
    ),
  )
const legs = (no: string, change: Partial<TicketToRefund> = {}, changeBack = change) => {
  const together = [no, `${no}r`]
  return [aTicket(no, { together, ...change }), aTicket(`${no}r`, { together, ...changeBack })]
}

describe('[D3.refund.9] the passengers of an order', () => {
  it('the passengers of an order have both of their legs, in the sequence of the order', () => {
    const passengers = passengersWith(...legs('1'), ...legs('2'))
    expect(passengers.map(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo))).toEqual([
      ['1', '1r'],
      ['2', '2r'],
    ])
  })
  it('the passengers of an order are one per ticket where no ticket has a position', () =>
    expect(toRefundPassengers([aTicket('1'), aTicket('1r')], new Map())).toHaveLength(2))
  it('the passengers of an order cannot be chosen when one of their legs cannot', () => {
    const [passenger] = passengersWith(...legs('1', { reason: 'REFUND_TIME_PASSED' }, {}))
    expect(passenger?.block).toEqual({ code: 'REFUND_TIME_PASSED', isByApplication: false })
  })
  it('the passengers of an order cannot be chosen when a ticket that must be refunded with theirs cannot', () => {
    const together = ['1', '2']
    const [first] = passengersWith(aTicket('1', { together }), aTicket('2', { together, ...BY_STAFF }))
    expect(first?.block).toEqual({ code: 'REFUND_DISCOUNTED', isByApplication: true })
  })
  it('the passengers of an order need a decision of staff when a promotion is refunded in part', () => {
    const together = ['1', '2']
    const [first, second] = passengersWith(
      aTicket('1', { together }),
      aTicket('2', { together, isRefunded: true, reason: 'REFUND_ALREADY_REFUNDED' }),
    )
    expect(first?.block).toEqual({ code: 'REFUND_FARE_ADJUSTMENT', isByApplication: true })
    expect([second?.isRefunded, second?.block]).toEqual([true, undefined])
  })
})

describe('[D3.refund.9] selected tickets', () => {
  it('selected tickets include the other leg', () =>
    expect(selectRefund(passengersWith(...legs('1'), ...legs('2')), ['2']).chosen).toEqual(['2', '2r']))
  it('selected tickets are dropped when they are unknown, refunded or closed', () => {
    const passengers = passengersWith(aTicket('1', { isRefunded: true }), aTicket('2', BY_STAFF), aTicket('3'))
    expect(selectRefund(passengers, ['1', '2', '3', '9']).chosen).toEqual(['3'])
  })
  it.each<[PassengerType[], string[], string[], string[]]>([
    [['adult', 'infant'], ['1'], ['1', '2'], ['2']],
    [['adult', 'infant'], ['2'], ['2'], []],
    [['adult', 'elderly', 'infant'], ['1'], ['1'], []],
    [['adult', 'elderly', 'infant'], ['1', '2'], ['1', '2', '3'], ['3']],
    [['adult', 'infant', 'infant'], ['1', '2'], ['1', '2', '3'], ['3']],
  ])('among %j the picks %j add infants that would travel alone: %j', (types, picked, chosen, added) =>
    expect(selectRefund(passengersOfTypes(...types), picked)).toEqual({ chosen, added, alone: [] }),
  )
  it('selected tickets name the child that would travel alone and cannot be chosen', () => {
    const passengers = passengersOfTypes('adult', 'child')
    expect(selectRefund(passengers, ['1']).alone).toEqual([passengers[1]])
  })
})

describe('[D3.refund.9] a press on a passenger', () => {
  const press = (passengers: ReturnType<typeof passengersWith>, at: number, picked: string[] = []) => {
    const passenger = passengers[at]
    if (!passenger) throw new Error(`nobody at ${at}`)
    return {
      picks: togglePassenger(passengers, passenger, picked),
      block: findPickBlock(passengers, passenger, picked),
    }
  }
  it('picks the passenger and drops it again', () => {
    const passengers = passengersOfTypes('adult', 'adult')
    expect(press(passengers, 1).picks).toEqual(['2'])
    expect(press(passengers, 1, ['1', '2']).picks).toEqual(['1'])
  })
  it('drops the whole order of a promotion, whichever passenger was picked', () => {
    const together = ['1', '2']
    expect(press(passengersWith(aTicket('1', { together }), aTicket('2', { together })), 1, ['1']).picks).toEqual([])
  })
  it('a press on a passenger does not change an infant that must be included', () =>
    expect(press(passengersOfTypes('adult', 'infant'), 1, ['1']).picks).toEqual(['1']))
  it('a press on a passenger does not change a passenger that cannot be chosen', () =>
    expect(press(passengersWith(aTicket('1', BY_STAFF)), 0)).toEqual({
      picks: [],
      block: { code: 'REFUND_DISCOUNTED', isByApplication: true },
    }))
  it('a press on a passenger does not pick the last companion of a child that only staff can refund', () => {
    const passengers = passengersOfTypes('adult', 'adult', 'child')
    expect(press(passengers, 0).picks).toEqual(['1'])
    const last = press(passengers, 1, ['1'])
    expect(last.picks).toEqual(['1'])
    expect(last.block).toEqual({ code: 'REFUND_CHILD_ALONE', isByApplication: true, alone: [passengers[2]] })
  })
})
