import { sumTickets } from './sum-tickets'

const item = { ticketNo: 'T1', fare: 6500, paid: 6500, rate: 1000, fee: 650, refund: 5850 }

it('paid, fee and refund of tickets are summed', () => {
  expect(sumTickets([{ item }, { item }])).toEqual({ paid: 13_000, fee: 1300, refund: 11_700 })
})

it('tickets have no sum when one of them is not refundable', () => {
  expect(sumTickets([{ item }, { item: undefined }])).toBeUndefined()
})
