import type { TicketToRequest } from '@shuttle/calls'
import { toRequestRows } from './request-rows'

const ticket = (ticketNo: string, change: Partial<TicketToRequest> = {}): TicketToRequest => ({
  ticketNo,
  passengerType: 'adult',
  passengerName: '',
  leg: 1,
  isRefunded: false,
  fare: 6500,
  paid: 6500,
  item: { ticketNo, fare: 6500, paid: 6500, rate: 1000, fee: 650, refund: 5850 },
  reason: undefined,
  isByApplication: false,
  isRequestable: true,
  hasIdNumber: false,
  together: [ticketNo],
  nextFeeAt: undefined,
  closesAt: undefined,
  ...change,
})

it('tickets that must be requested together are one row', () => {
  const together = ['T1', 'T2']
  const rows = toRequestRows([ticket('T1', { together }), ticket('T3'), ticket('T2', { together, leg: 2 })])
  expect(rows.map(({ key, tickets }) => [key, tickets.length])).toEqual([
    ['T1', 2],
    ['T3', 1],
  ])
})

it('a row has its reason, and one closed ticket closes the row', () => {
  const together = ['T1', 'T2']
  const open = ticket('T1', { together, reason: 'REFUND_COUPON_USED', isByApplication: true })
  const closed = ticket('T2', { together, reason: 'REFUND_TIME_PASSED', isRequestable: false, item: undefined })
  expect(toRequestRows([open, closed])).toMatchObject([{ isRequestable: false, reason: 'REFUND_TIME_PASSED' }])
  expect(toRequestRows([ticket('T1', { reason: 'REFUND_DISCOUNTED', isByApplication: true })])).toMatchObject([
    { isRequestable: true, reason: 'REFUND_DISCOUNTED' },
  ])
})
