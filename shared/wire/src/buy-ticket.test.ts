import * as z from 'zod/mini'
import { buyTicketRequest } from './calls/buy-ticket'

const body = {
  ticketData: '2026-11-23',
  lineCode: 'HKGZHO',
  startStationCode: 'HKG',
  endStationCode: 'ZHO',
  ticketCategory: 1,
  tickets: [{ ticketType: '00', idCard: '', idType: 1, userName: '', telNum: '' }],
  feeType: 2,
  orderType: '0',
}
const read = (change: object) => z.safeParse(buyTicketRequest, { ...body, ...change })

describe('[D9.3] buyTicket codes', () => {
  it('a code is accepted as text or number and passed on as text', () =>
    expect(read({}).data).toMatchObject({ ticketCategory: '1', feeType: '2', orderType: '0' }))
})
describe('[D9.4] buyTicket tickets', () => {
  it('tickets are read from a list or from its JSON text', () =>
    expect(read({ tickets: JSON.stringify(body.tickets) }).data?.tickets).toHaveLength(1))
  it.each(['not json', '{}', '[1]'])('tickets are refused from %s', (tickets) =>
    expect(read({ tickets }).success).toBe(false),
  )
})
describe('[D9.5] buyTicket days', () => {
  it('days are read from yyyy/MM/dd', () =>
    expect(read({ ticketData: '2026/11/23' }).data?.ticketData).toBe('2026-11-23'))
  it.each(['23.11.2026', '2026-1-1', ''])('a day is refused from %p', (ticketData) =>
    expect(read({ ticketData }).success).toBe(false),
  )
})
describe('[D9.1, D9.3] buyTicket fields and amounts', () => {
  it('a request ignores unknown fields', () => expect(read({ colour: 'red' }).success).toBe(true))
  it('refuses fractions of a cent', () => expect(read({ amount: 65.5 }).success).toBe(false))
})
