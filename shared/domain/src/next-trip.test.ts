import { toInstant } from './civil-date'
import { findNextTrip, type TripTicket } from './next-trip'

const ticket = (change: Partial<TripTicket> = {}): TripTicket => ({
  ...{ leg: 1, fareType: 'day', date: '2026-11-27', beginTime: '', endTime: '' },
  ...{ isRefunded: false, isChecked: false, isCollected: false },
  ...change,
})
const order = (orderNo: string, ...tickets: TripTicket[]) => ({ orderNo, tickets })
const at = (time: string, date = '2026-11-27') => toInstant(date, time)
const RESERVED = { fareType: 'reserved', beginTime: '09:30', endTime: '10:15' } as const
const NIGHT = { fareType: 'night' } as const

describe('[D11.next.1] the next trip is the first that begins among those with a valid ticket', () => {
  const dayTicket = order('B1', ticket())
  it.each([
    ['a day ticket in its last minute', [dayTicket], at('23:59:59'), 'B1'],
    ['no day ticket after its window', [dayTicket], at('00:00', '2026-11-28'), undefined],
    ['a night ticket in its last minute', [order('B1', ticket(NIGHT))], at('05:59:59'), 'B1'],
    ['no night ticket from six', [order('B1', ticket(NIGHT))], at('06:00'), undefined],
    ['a departure until its end', [order('B1', ticket(RESERVED))], at('10:15:59'), 'B1'],
    ['no departure after its end', [order('B1', ticket(RESERVED))], at('10:16'), undefined],
    ['nothing without orders', [], at('10:00'), undefined],
    ['no order whose tickets are all refunded', [order('B1', ticket({ isRefunded: true }))], at('10:00'), undefined],
    ['no order whose tickets are all checked', [order('B1', ticket({ isChecked: true }))], at('10:00'), undefined],
    ['no airport order that was collected', [order('B1', ticket({ isCollected: true }))], at('10:00'), undefined],
    [
      'today before tomorrow, whatever was bought first',
      [order('B1', ticket({ date: '2026-11-28' })), order('B2', ticket())],
      at('10:00'),
      'B2',
    ],
    [
      'a night ticket before a day ticket of the same date',
      [order('B1', ticket()), order('B2', ticket(NIGHT))],
      at('03:00'),
      'B2',
    ],
    [
      'the day ticket once the night ticket of its date is over',
      [order('B1', ticket()), order('B2', ticket(NIGHT))],
      at('06:00'),
      'B1',
    ],
    [
      'the earlier of two departures',
      [order('B1', ticket({ ...RESERVED, beginTime: '09:45' })), order('B2', ticket(RESERVED))],
      at('08:00'),
      'B2',
    ],
  ])('finds %s', (_, orders, now, expected) => expect(findNextTrip(orders, now)?.orderNo).toBe(expected))

  it('counts the tickets of the ride that are still valid', () => {
    const orders = [order('B1', ticket(), ticket(), ticket({ isRefunded: true }), ticket({ isChecked: true }))]
    const goodUntil = at('00:00', '2026-11-28')
    expect(findNextTrip(orders, at('10:00'))).toEqual({ orderNo: 'B1', leg: 1, ticketCount: 2, goodUntil })
  })
})

describe('[D11.next.2] a round trip has two rides', () => {
  const inbound = ticket({ leg: 2, date: '2026-11-29' })
  it.each([
    ['the outbound ride first', [ticket(), inbound], at('23:59:59'), 1],
    ['the return once the outbound ride is over', [ticket(), inbound], at('00:00', '2026-11-28'), 2],
    ['the return once the outbound ticket is checked', [ticket({ isChecked: true }), inbound], at('10:00'), 2],
    ['the return that stays after a refund of the way out', [ticket({ isRefunded: true }), inbound], at('10:00'), 2],
  ])('finds %s', (_, tickets, now, leg) => expect(findNextTrip([order('B1', ...tickets)], now)?.leg).toBe(leg))

  it('another order travels between both rides', () => {
    const orders = [order('B1', ticket(), inbound), order('B2', ticket({ date: '2026-11-28' }))]
    expect(findNextTrip(orders, at('01:00', '2026-11-28'))?.orderNo).toBe('B2')
  })
})
