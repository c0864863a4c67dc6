import type { TicketRide } from '../ticket-times'
import { checkTicketTime } from './check-ticket-time'

const at = (moment: string) => Date.parse(`${moment}+08:00`)
const DAY: TicketRide = { fareType: 'day', date: '2026-11-24', beginTime: '06:00', endTime: '23:59' }
const NIGHT: TicketRide = { fareType: 'night', date: '2026-11-24', beginTime: '00:00', endTime: '05:59' }
const BUS: TicketRide = { fareType: 'reserved', date: '2026-11-24', beginTime: '09:00', endTime: '10:00' }
const LATE_BUS: TicketRide = { fareType: 'reserved', date: '2026-11-24', beginTime: '23:30', endTime: '00:30' }

describe('[D5.7] the valid time of a ticket', () => {
  it.each([
    ['by day, before six', DAY, '2026-11-24T05:59:59', 'STAFF_TICKET_EARLY'],
    ['by day, from six', DAY, '2026-11-24T06:00:00', undefined],
    ['by day, until midnight', DAY, '2026-11-24T23:59:59', undefined],
    ['by day, the day after', DAY, '2026-11-25T06:00:00', 'STAFF_TICKET_OVER'],
    ['by night, the evening before', NIGHT, '2026-11-23T23:59:59', 'STAFF_TICKET_EARLY'],
    ['by night, from midnight', NIGHT, '2026-11-24T00:00:00', undefined],
    ['by night, until six', NIGHT, '2026-11-24T05:59:59', undefined],
    ['by night, at six', NIGHT, '2026-11-24T06:00:00', 'STAFF_TICKET_OVER'],
    ['on its bus, 30 minutes and a second before', BUS, '2026-11-24T08:29:59', 'STAFF_TICKET_EARLY'],
    ['on its bus, 30 minutes before', BUS, '2026-11-24T08:30:00', undefined],
    ['on its bus, at its end', BUS, '2026-11-24T10:00:00', undefined],
    ['on its bus, a minute after its end', BUS, '2026-11-24T10:01:00', 'STAFF_TICKET_OVER'],
    ['without stored times', { ...DAY, beginTime: '', endTime: '' }, '2026-11-24T12:00:00', undefined],
    ['on a bus that ends after midnight', LATE_BUS, '2026-11-25T00:20:00', undefined],
  ] as const)('the valid time of a ticket is checked %s', (_, ride, moment, violation) => {
    expect(checkTicketTime(ride, at(moment))).toBe(violation)
  })
})
