import { aTicketRow } from '../testing/recorded-answers'
import { ticketsFromWire } from './ticket'

const read = (change: object) => ticketsFromWire(JSON.stringify([{ ...aTicketRow, ...change }]))[0]

it.each([
  [{ cpzt: '00', jpzt: '0' }, 'valid'],
  [{ cpzt: '00', jpzt: '1' }, 'checked'],
  [{ cpzt: '10', jpzt: '0' }, 'refunded'],
  [{ cpzt: '10', jpzt: '1' }, 'refunded'],
  [{ cpzt: '77', jpzt: '0' }, 'unknown:77'],
  [{ cpzt: '00', jpzt: '5' }, 'unknown:5'],
])('[P4.ticket.1] reads ticket state %j as %s', (change, state) => {
  expect(read(change)?.state).toBe(state)
})

it('[A4.ticket.1] reads a ticket state whose codes are numbers', () => {
  const text = JSON.stringify([{ ...aTicketRow, jpzt: 1 }])
  expect(ticketsFromWire(text)[0]?.state).toBe('checked')
})

it('[P3.ticket.1] reads the gate where a ticket was checked', () => {
  expect(read({ jpList: [{ jpzt: '1', jpqdsm: 'Gate 3' }] })?.gateDescription).toBe('Gate 3')
  expect(read({ jpList: [] })?.gateDescription).toBe('')
})

it('reads day and direction of the ride, where the answer has them', () => {
  expect(read({ ticketData: '2026-11-30', leg: '2' })).toMatchObject({ date: '2026-11-30', direction: 'inbound' })
  expect(read({ ticketData: '2026-11-28', leg: '1' })).toMatchObject({ date: '2026-11-28', direction: 'outbound' })
  expect(read({})).toMatchObject({ date: undefined, direction: 'unknown:' })
})

it('[D3.ticket.1] reads passenger, ride, other leg, paid share, checks and collection of a ticket', () => {
  const row = {
    bookBeginTime: '06:00:00',
    bookEndTime: '23:59:00',
    passengerNo: 1,
    userName: 'CHAN/TAI MAN',
    otherPh: 'T0002',
    paidAmount: 5500,
    collectTime: '2026-11-21 10:00:00',
    collectPlace: 'Counter 2',
    jpzt: '1',
    jpList: [
      { jpzt: '1', jpqdsm: 'Gate 3', jpsj: '2026-11-21 10:01:00' },
      { jpzt: '1', jpqdsm: 'Gate 4', jpsj: '2026-11-21 10:02:00' },
    ],
  }
  expect(read(row)).toMatchObject({
    beginTime: '06:00',
    endTime: '23:59',
    passengerPosition: 1,
    passengerName: 'CHANTAI MAN',
    otherLegTicketNumber: 'T0002',
    paidShare: 5500,
    collected: { at: Date.parse('2026-11-21T10:00:00+08:00'), place: 'Counter 2' },
    checks: [
      { at: Date.parse('2026-11-21T10:01:00+08:00'), gate: 'Gate 3' },
      { at: Date.parse('2026-11-21T10:02:00+08:00'), gate: 'Gate 4' },
    ],
  })
})

it('reads a ticket of an older service, which lacks these fields', () => {
  const missing = {
    paidShare: undefined,
    collected: undefined,
    passengerName: undefined,
    beginTime: undefined,
    checks: [],
  }
  expect(read({})).toMatchObject(missing)
})

it('finds no tickets in an empty text', () => {
  expect(ticketsFromWire('')).toEqual([])
})

it.each(['{', '{"a":1}', '[{"ph":1}]'])('refuses %s as unreadable', (text) => {
  expect(() => ticketsFromWire(text)).toThrow('unreadable')
})
