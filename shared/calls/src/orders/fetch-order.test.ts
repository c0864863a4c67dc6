import { paidOrderFromWire } from '../payments/confirm-payment'
import { anOrderRow, aResultRow, aTicketRow } from '../testing/recorded-answers'
import { orderFromWire } from './fetch-order'

it('[A7.order.1] reads an unpaid one-way order', () => {
  expect(orderFromWire(anOrderRow)).toMatchObject({
    orderNo: 'B202611210001',
    status: 'toPay',
    statusText: 'To pay',
    category: 'oneWay',
    fareType: 'day',
    originName: 'Hong Kong Port',
    outbound: { date: '2026-11-23', beginTime: '06:00', endTime: '23:59' },
    inbound: undefined,
    currency: 'HKD',
    priceLines: [{ type: 'adult', count: 2, fare: 6500, total: 13000 }],
    amountDue: 13000,
    placedAt: Date.parse('2026-11-21T10:00:00+08:00'),
    payBy: Date.parse('2026-11-21T10:15:00+08:00'),
  })
})

it('[A2.result.6, A3.details.2, D1.17, D9.2] halves the doubled counts of a round trip, not the fare of a leg', () => {
  const order = orderFromWire({ ...anOrderRow, dtbz: '02', ticketDataRe: '2026-11-25', adultTotal: 4 })
  expect(order.category).toBe('roundTrip')
  expect(order.inbound?.date).toBe('2026-11-25')
  expect(order.priceLines).toEqual([{ type: 'adult', count: 2, fare: 6500, total: 26000 }])
})

it('[A9.time.1] reads the reserved departure of the return leg', () => {
  const row = { ...anOrderRow, dtbz: '02', ticketDataRe: '2023-02-12', jfbc: '9' }
  const order = orderFromWire(row, { bookBeginTime: '18:30:00', bookEndTime: '18:59:00' })
  expect(order.inbound).toEqual({ date: '2023-02-12', beginTime: '18:30', endTime: '18:59' })
})

it.each([
  ['0', 'toPay'],
  ['1', 'paid'],
  ['5', 'partlyRefunded'],
  ['F', 'used'],
  ['E', 'expired'],
  ['C', 'cancelled'],
  ['U', 'refunded'],
  ['T', 'refunding'],
  ['G', 'ended'],
  ['X', 'unknown:X'],
])('[A4.status.2] reads order status %s as %s', (code, status) => {
  expect(orderFromWire({ ...anOrderRow, orderStatus: code }).status).toBe(status)
})

it('carries codes it does not know with their raw value', () => {
  const order = orderFromWire({ ...anOrderRow, jfbc: '7', dtbz: '03', qZddm: 'SZX' })
  expect(order).toMatchObject({ fareType: 'unknown:7', category: 'unknown:03', originCode: 'unknown:SZX' })
})

it('[A3.details.1] reads a paid order with its passengers and tickets', () => {
  const order = paidOrderFromWire({ ...aResultRow, phList: JSON.stringify([aTicketRow, aTicketRow]) })
  expect(order).toMatchObject({ status: 'paid', totalPeople: 2, payType: 'MasterCard', category: 'oneWay' })
  expect(order.tickets).toHaveLength(2)
})

it('counts passengers, not legs, in a paid round trip', () => {
  const row = { ...aResultRow, ticketCategory: '2', ticketDataRe: '2026-11-25', adultTotal: 4, totalPs: 4 }
  expect(paidOrderFromWire(row).totalPeople).toBe(2)
})

it('reads the refunds of its tickets, and marks the tickets whose money is not back', () => {
  const refund = { state: 'PENDING', total: 5850, totalFee: 650, payType: 'wxpay', applyTime: '2026-11-21 11:00:00' }
  const row = (refundNo: string, ticket: string, change: object = {}) => ({
    ...refund,
    refundNo,
    tickets: [ticket],
    ...change,
  })
  const done = row('R2', 'T2', { state: 'DONE', doneTime: '2026-11-22 09:00:00', outsideRef: 'BANK-7' })
  const phList = JSON.stringify(
    ['T1', 'T2', 'T3'].map((ph) => ({ ...aTicketRow, ph, cpzt: ph === 'T3' ? '00' : '10' })),
  )
  const order = orderFromWire({ ...anOrderRow, orderStatus: '5', phList, refunds: [row('R1', 'T1'), done] })
  expect(order.refunds).toMatchObject([
    { refundNo: 'R1', state: 'pending', refund: 5850, fee: 650, payType: 'wxpay', doneAt: undefined },
    { refundNo: 'R2', state: 'done', doneAt: Date.parse('2026-11-22T09:00:00+08:00'), outsideReference: 'BANK-7' },
  ])
  expect(order.tickets.map(({ state, isRefundPending = false }) => [state, isRefundPending])).toEqual([
    ['refunded', true],
    ['refunded', false],
    ['valid', false],
  ])
})
