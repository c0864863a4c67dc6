import type { PaidOrder } from '@shuttle/calls'
import { screen } from '@testing-library/react'
import { openScreen } from '../testing/open-screen'
import { startTicketService } from '../testing/ticket-service'
import { PaidResult } from './paid-result'

const aTicket: PaidOrder['tickets'][number] = {
  ticketNumber: 'T1',
  qrText: 'Q',
  state: 'valid',
  passengerType: 'adult',
  date: '2026-11-23',
  direction: 'outbound',
  gateDescription: '',
}
const aPaidOrder = (change: Partial<PaidOrder> = {}): PaidOrder => ({
  orderNo: 'B202611210001',
  orderReqno: 'R1',
  category: 'oneWay',
  fareType: 'day',
  lineName: 'Hong Kong Port → Zhuhai Port',
  originName: 'Hong Kong Port',
  destinationName: 'Zhuhai Port',
  originCode: 'HKG',
  destinationCode: 'ZHO',
  outbound: { date: '2026-11-23', beginTime: '06:00', endTime: '23:59' },
  inbound: undefined,
  currency: 'HKD',
  priceLines: [
    { type: 'adult', count: 2, fare: 6500, total: 13000 },
    { type: 'child', count: 1, fare: 3300, total: 3300 },
  ],
  couponDeduction: 1000,
  amountDue: 15300,
  passengers: [{ name: 'CHAN TAI MAN', documentNumber: 'A123456(7)', type: 'adult', position: 0 }],
  payType: 'MasterCard',
  tickets: [aTicket],
  status: 'paid',
  pickupCode: 'ABCDEFGHIJKLMNOP',
  paidAt: Date.parse('2026-11-21T10:03:00+08:00'),
  totalPeople: 3,
  ...change,
})
const open = (change: Partial<PaidOrder> = {}, paths: string[] = []) =>
  openScreen({ at: '/details_succeed', screen: <PaidResult order={aPaidOrder(change)} />, paths })
const getDetails = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.children[0]?.textContent,
      row.children[1]?.textContent,
    ]),
  )
/** Fake of the slot that another remote fills. */
const RefundEntry = ({ orderNo }: { orderNo: string }) => <p>Refund entry of {orderNo}</p>
const airport = { originCode: 'HZI', destinationCode: 'CLK', fareType: 'reserved' as const }

describe('accounts 2, order result page', () => {
  it('[A2.result.1] the result shows success, number, time, badge, date with weekday and time range', () => {
    open()
    expect(screen.getByText('Payment successful')).toBeTruthy()
    expect(screen.getByText('To be collected')).toBeTruthy()
    expect(getDetails()).toMatchObject({
      'Order number': 'B202611210001',
      'Ordered on': '21 November 2026, 10:03',
      'Travel date': 'Monday, 23 November 2026',
      'Boarding time': '06:00–23:59',
      'Payment method': 'Card (Visa, Mastercard)',
      Passengers: '3',
      'CHAN TAI MAN': 'Adult · ID number ••••456(7)',
    })
  })

  it('[A2.result.2] the result shows a line for each passenger type with fare and count, the coupon and the total', () => {
    open()
    const text = document.body.textContent ?? ''
    for (const part of ['2 × HK$65.00', '1 × HK$33.00', '−HK$10.00', 'HK$153.00']) expect(text).toContain(part)
  })

  it('the result shows both dates of a round trip with their times', () => {
    open({ category: 'roundTrip', inbound: { date: '2026-11-25', beginTime: '18:00', endTime: '18:30' } })
    expect(getDetails()).toMatchObject({
      'Return date': 'Wednesday, 25 November 2026',
      'Return boarding time': '18:00–18:30',
    })
  })

  it.each([
    ['paid', 'valid', /^Your tickets are ready/],
    ['used', 'checked', 'Your tickets have been used.'],
    ['ended', 'valid', 'This trip is over.'],
    ['refunded', 'refunded', 'Your tickets have been refunded.'],
    ['refunding', 'refunded', 'A refund of this order is in progress.'],
  ] as const)('the result states the validity of the tickets of an order that is %s', (status, state, sentence) => {
    open({ status, tickets: [{ ...aTicket, state }] })
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('the result names a request that waits for staff while its tickets are still valid', () => {
    open({ status: 'refunding', tickets: [aTicket] })
    expect(
      screen.getByText('Our staff are deciding on your refund request. Until then your tickets stay valid.'),
    ).toBeTruthy()
  })

  it.each([
    ['done', 'RefundedHK$100.00'],
    ['pending', 'Refund in progressHK$100.00'],
  ] as const)('the result divides the paid amount by refunds that are %s', (state, line) => {
    const refund = {
      ...{ refundNo: 'F1', state, refund: 10_000, fee: 1300, payType: 'MasterCard', appliedAt: 0 },
      ...{ doneAt: undefined, outsideReference: undefined, ticketNumbers: ['T1'] },
    }
    open({ status: 'partlyRefunded', refunds: [refund] })
    for (const part of [line, 'Refund feeHK$13.00', 'Balance (other tickets)HK$40.00'])
      expect(document.body.textContent).toContain(part)
  })

  it('the result shows no division of an order without a refund', () => {
    open()
    expect(document.body.textContent).not.toContain('Balance')
  })

  it('the result has no badge once no ticket waits to be collected', () => {
    open({ status: 'used' })
    expect(screen.queryByText('To be collected')).toBeNull()
  })
})

it('a bus order has nothing to save or share', () => {
  open()
  expect(screen.getByText('Payment successful')).toBeTruthy()
  const names = [...screen.getAllByRole('link'), ...screen.queryAllByRole('button')].map(
    (way) => way.getAttribute('aria-label') ?? way.textContent,
  )
  expect(names.filter((name) => /save|share|calendar/i.test(name ?? ''))).toEqual([])
  expect(screen.queryByText(/save|share|calendar/i)).toBeNull()
})

describe('an order that was paid twice', () => {
  it('[D3.order.3] the result names the refunded amount and its payment method', () => {
    open({ extraPayments: [{ payType: 'octopusonline', amount: 15300 }] })
    expect(screen.getByText('This order was paid twice')).toBeTruthy()
    expect(screen.getByText(/^HK\$153\.00 will be refunded to your original payment method \(Octopus/)).toBeTruthy()
  })
  it('the result has no such notice when the order was paid once', () => {
    open()
    expect(screen.queryByText('This order was paid twice')).toBeNull()
  })
})

describe('pickup code of the result', () => {
  it('[A2.result.5] an unchecked airport order shows its pickup code in groups of four, with a refund link', async () => {
    openScreen({
      at: '/details_succeed',
      screen: <PaidResult order={aPaidOrder(airport)} />,
      paths: ['/refund_tickets', '/airline'],
      slots: { 'refund-entry.v1': async () => ({ Slot: RefundEntry }) },
    })
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR code to collect your tickets' }).getAttribute('width')).toBe('300')
    expect(await screen.findByText('Refund entry of B202611210001')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/airline')
  })

  it('[A2.result.4] the pickup code is gone once a ticket is checked, and never shows on a bus line', () => {
    const checked = { ...aTicket, state: 'checked', gateDescription: 'A' } as const
    open({ ...airport, tickets: [checked] })
    open()
    expect(screen.queryByText('Pickup QR code')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Back to home' })[0]?.getAttribute('href')).toBe('/')
  })
})

it('[D11.both-ways.4] the result of a one-way order leads to the way back with the same people and names', async () => {
  const service = await startTicketService()
  const { unmount } = open()
  const back = await screen.findByRole('link', { name: 'Buy the way back' })
  expect(back.getAttribute('href')).toMatch(/xldm=ZHOHKG&code_1=ZHO&code_2=HKG&fareType=day&adult=2&child=1$/)
  unmount()
  open({ category: 'roundTrip', inbound: { date: '2026-11-25', beginTime: '', endTime: '' } })
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Buy the way back' })).toBeNull()
  service.stop()
})
