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

it('[A4.ticket.1] reads numbers as codes too', () => {
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

it('finds no tickets in an empty text', () => {
  expect(ticketsFromWire('')).toEqual([])
})

it.each(['{', '{"a":1}', '[{"ph":1}]'])('refuses %s as unreadable', (text) => {
  expect(() => ticketsFromWire(text)).toThrow('unreadable')
})
