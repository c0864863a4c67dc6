import { aTicketRow } from '../testing/recorded-answers.mapper'
import { ticketsFromWire } from './ticket.mapper'

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

it('[P3.ticket.1] says at which gate a ticket was checked', () => {
  expect(read({ jpList: [{ jpzt: '1', jpqdsm: 'Gate 3' }] })?.gateDescription).toBe('Gate 3')
  expect(read({ jpList: [] })?.gateDescription).toBe('')
})

it('says for which ride a ticket is, where the service does', () => {
  expect(read({ ticketData: '2026-11-30', leg: '2' })).toMatchObject({ date: '2026-11-30', way: 'back' })
  expect(read({ ticketData: '2026-11-28', leg: '1' })).toMatchObject({ date: '2026-11-28', way: 'out' })
  expect(read({})).toMatchObject({ date: undefined, way: 'unknown:' })
})

it('finds no tickets in an empty text', () => {
  expect(ticketsFromWire('')).toEqual([])
})

it.each(['{', '{"a":1}', '[{"ph":1}]'])('refuses %s as unreadable', (text) => {
  expect(() => ticketsFromWire(text)).toThrow('unreadable')
})
