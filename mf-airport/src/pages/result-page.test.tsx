import type { LanguageCode } from '@shuttle/contracts'
import { aMember, type FakeAnswer, findAxeViolations, scansInTurn, ticketRow } from '@shuttle/testing'
import { confirmPaymentCall } from '@shuttle/wire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type AirportService, startAirportService } from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { PAID_FROM_AIRPORT, paidAirportOrder } from '../testing/paid-airport-order'

const SENTENCE = 'The bridge is closed for the typhoon'
const RESULT = '/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay'

let service: AirportService
beforeEach(async () => {
  startWithoutSelection()
  service = await startAirportService()
  service.on(confirmPaymentCall, paidAirportOrder())
})
afterEach(() => service.stop())

/** Fakes of the slots that other remotes fill. */
const Summary = ({ orderNo }: { orderNo: string }) => <p>Summary of {orderNo}</p>
const RefundEntry = ({ orderNo }: { orderNo: string }) => <p>Refund entry of {orderNo}</p>
const Tickets = () => <p>E-tickets</p>
const slots = {
  'order-summary.v1': async () => ({ Slot: Summary }),
  'refund-entry.v1': async () => ({ Slot: RefundEntry }),
  'ticket-viewer.v1': async () => ({ Slot: Tickets }),
} as never
const open = (options: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ at: RESULT, session: aMember(), slots, paths: ['/refund_tickets', '/order_details'], ...options })
const details = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.children[0]?.textContent,
      row.children[1]?.textContent,
    ]),
  )

describe('[D4.4] the result of an airport order', () => {
  it('[A2.result.1, A2.result.2] the result shows trip, flight, price and passengers with the last four of documents', async () => {
    await open()
    expect(await screen.findByText('Payment successful')).toBeTruthy()
    expect(screen.getByText(/collect them at the airport bus counter with your pickup code/)).toBeTruthy()
    expect(screen.getByText('Zhuhai Port')).toBeTruthy()
    expect(screen.getByText('To be collected')).toBeTruthy()
    expect(details()).toMatchObject({
      'Order number': 'B1',
      'Ordered on': '21 November 2026, 10:00',
      'Travel date': 'Tuesday, 24 November 2026',
      'Flight number': 'CX504',
      'Take-off (Hong Kong time)': 'Tuesday, 24 November 2026 14:00',
      Passengers: '3',
      'CHAN TAI MAN': 'Adult · Passport ••••5678',
    })
    const text = document.body.textContent ?? ''
    for (const part of ['2 × ¥130.00', '1 × ¥65.00', '¥325.00']) expect(text).toContain(part)
    expect(service.getCalls(confirmPaymentCall)[0]?.body).toMatchObject({
      orderNo: 'B1',
      orderReqno: 'R1',
      payType: 'cmbpay',
    })
  })

  it('[A2.result.3, A2.result.4, A2.result.5] the result shows the pickup code in fours, its QR code and the links', async () => {
    await open()
    expect(await screen.findByText('ABCD 2345 EFGH 6789')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR code to collect your tickets' }).getAttribute('width')).toBe('300')
    expect(await screen.findByText('Refund entry of B1')).toBeTruthy()
    expect(screen.queryByText('E-tickets')).toBeNull()
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(way('Back to the airport line')).toBe('/airline')
    expect(way('View the order')).toBe('/order_details?orderNo=B1')
  })

  it('the result from the airport names the landing, in Hong Kong dollars', async () => {
    service.on(confirmPaymentCall, paidAirportOrder(PAID_FROM_AIRPORT))
    await open()
    expect(await screen.findByText('Landing (Hong Kong time)')).toBeTruthy()
    expect(screen.getByText('HK$325.00')).toBeTruthy()
  })

  it.each([
    [
      'partly refunded, the rest unchecked',
      { orderStatus: '5', phList: [['T1', { cpzt: '10' }], ['T2']] },
      [true, true],
    ],
    ['refunding, with a ticket that is valid', { orderStatus: 'T', phList: [['T1']] }, [true, false]],
    ['with a checked ticket', { orderStatus: '1', phList: [['T1', { jpzt: '1' }], ['T2']] }, [false, false]],
    ['refunded', { orderStatus: 'U', phList: [['T1', { cpzt: '10' }]] }, [false, false]],
  ] as const)(
    '[A4.pickup.1] the result of an order %s shows valid code and refund',
    async (_, change, [hasCode, hasRefund]) => {
      const rows = change.phList.map(([ph, row]) => ticketRow(ph, row))
      service.on(confirmPaymentCall, paidAirportOrder({ ...change, phList: JSON.stringify(rows) }))
      await open()
      await screen.findByText('Payment successful')
      await waitFor(() => expect(screen.queryByText('Refund entry of B1') !== null).toBe(hasRefund))
      expect(screen.queryByText('ABCD 2345 EFGH 6789') !== null).toBe(hasCode)
    },
  )

  it('[D3.collect.1] the result of a collected order strikes the code through, with time and place', async () => {
    const collected = ticketRow('T1', { collectTime: '2026-11-24 09:00:00', collectPlace: 'Counter 3' })
    service.on(confirmPaymentCall, paidAirportOrder({ orderStatus: 'F', phList: JSON.stringify([collected]) }))
    await open()
    expect(await screen.findByText('24 November 2026, 09:00, Counter 3')).toBeTruthy()
    expect(screen.getByText('ABCD 2345 EFGH 6789').tagName).toBe('S')
    expect(screen.getByText('Your tickets have been collected at the counter.')).toBeTruthy()
    expect(screen.queryByText(/Your tickets are ready/)).toBeNull()
  })

  it('[D3.order.3] an order that was paid twice shows what is refunded', async () => {
    service.on(confirmPaymentCall, paidAirportOrder({ refundList: [{ payType: 'octopusonline', amount: 32500 }] }))
    await open()
    expect(await screen.findByText('This order was paid twice')).toBeTruthy()
  })

  it.each([
    ['zh-hk', '付款結果'],
    ['zh-cn', '支付结果'],
    ['en', 'Payment result'],
  ] as [LanguageCode, string][])('the result in %s has its heading', async (language, title) => {
    await open({ language })
    await waitFor(() => expect(document.querySelector('dl')).not.toBeNull())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it.each(scansInTurn([[]], 2))('the result in %s has no axe violations', async (language) => {
    await open({ language })
    await waitFor(() => expect(document.querySelector('dl')).not.toBeNull())
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('an address without a paid airport order', () => {
  it.each(['orderNo=B1', 'orderReqno=R1', ''])(
    'an address with %j is incomplete, sends no query and leads to the orders',
    async (query) => {
      await open({ at: `/airlinePaysuccess?${query}` })
      expect(screen.getByText(/The link has no order number/)).toBeTruthy()
      expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/airlineLists')
      expect(service.getCalls(confirmPaymentCall)).toEqual([])
    },
  )
  it('an order of another account, or an unknown one, is reported and leads to the orders', async () => {
    service.on(confirmPaymentCall, { refuse: 'ORDER_NOT_FOUND' })
    const { host } = await open({ paths: ['/airlineLists'] })
    expect(await screen.findByText(/belongs to another account/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/airlineLists')
    expect(host.toastTexts).toEqual(['This order could not be found'])
  })
  it('a bus order leads to the result of bus orders', async () => {
    service.on(confirmPaymentCall, paidAirportOrder({ qZddm: 'ZHO', zZddm: 'HKG', jfbc: '2' }))
    const { here, arrivedBy } = await open({ paths: ['/details_succeed'] })
    await waitFor(() => expect(here()).toBe(RESULT.replace('/airlinePaysuccess', '/details_succeed')))
    expect(arrivedBy()).toBe('REPLACE')
  })
})

describe('[A4.result.1] a payment that is not confirmed', () => {
  it('an unconfirmed payment shows its order, and queries again', async () => {
    service.on(confirmPaymentCall, { refuse: 'PAYMENT_PENDING' })
    await open()
    expect(await screen.findByText('Summary of B1')).toBeTruthy()
    service.on(confirmPaymentCall, paidAirportOrder())
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Zhuhai Port')).toBeTruthy()
    expect(screen.queryByText('Summary of B1')).toBeNull()
  })
  it('a failed payment is reported, and leads back to the payment', async () => {
    service.on(confirmPaymentCall, { refuse: 'PAYMENT_FAILED' })
    const { host } = await open()
    const way = await screen.findByRole('link', { name: 'Pay again' })
    expect(way.getAttribute('href')).toBe('/airlinePayment?orderNo=B1')
    expect(host.toastTexts).toEqual(['Order payment error, please pay again'])
  })
  it('[A8.toast.1, P8.toast.1] a refusal shows its message as a toast, and a retry loads again', async () => {
    service.on(confirmPaymentCall, { refuse: 'NEW_CODE', message: SENTENCE })
    const { host } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(host.toasts).toEqual([{ message: SENTENCE, kind: 'error' }])
    const heading = screen.getByRole('heading', { level: 1 })
    service.on(confirmPaymentCall, paidAirportOrder())
    fireEvent.click(retry)
    expect(await screen.findByText('Zhuhai Port')).toBeTruthy()
    expect(document.querySelector('h1')).toBe(heading)
  })
  it.each([
    ['an empty answer', { unreadable: { code: undefined, message: undefined } }, 'unreadable'],
    ['an aborted call', { break: true }, 'offline'],
  ] as [string, FakeAnswer, string][])(
    '[A8.fault.1, P8.fault.1] leads to the anomalies page after %s',
    async (_, answer, kind) => {
      service.on(confirmPaymentCall, answer)
      const { host } = await open()
      await waitFor(() => expect(host.anomalies[0]).toMatchObject({ kind }))
      expect(host.toasts).toEqual([])
    },
  )
})
