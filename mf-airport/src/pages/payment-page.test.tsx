import type { LanguageCode } from '@shuttle/contracts'
import { type FakeAnswer, findAxeViolations, scansInTurn } from '@shuttle/testing'
import { queryOrderCall } from '@shuttle/wire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { airportOrder } from '../testing/airport-order'
import { type AirportService, startAirportService } from '../testing/airport-service'
import { startWithoutSelection } from '../testing/open-page'
import { openPayment } from '../testing/open-payment'
import { aFlight, currentSelection, startWithSelection } from '../testing/trip-selections'

const SENTENCE = 'The bridge is closed for the typhoon'
const ORDER = 'orderNo=B1'
const USERS_INFO = [
  { userName: 'CHAN TAI MAN', idCard: '••••5678', idType: '1', ticketType: '00' },
  { userName: 'CHAN SIU MAN', idCard: '••••4321', idType: '2', ticketType: '02' },
]
const unpaid = (change: Parameters<typeof airportOrder>[0] = {}) =>
  airportOrder({
    orderStatus: '0',
    orderStatusBrief: 'To pay',
    payType: '',
    exchangeCode: '',
    phList: '[]',
    usersInfo: JSON.stringify(USERS_INFO),
    ...change,
  })
const FROM_AIRPORT = {
  lineCode: 'CLKHZI',
  qZddm: 'CLK',
  zZddm: 'HZI',
  qZddmmc: 'Hong Kong Airport',
  zZddmmc: 'Zhuhai Port',
  currency: '2',
}

let service: AirportService
beforeEach(async () => {
  startWithoutSelection()
  service = await startAirportService()
  service.on(queryOrderCall, unpaid())
})
afterEach(() => service.stop())

/** Fake payment panel that reports an outcome. */
const Panel = (props: { returned?: object; onPaid: (payment: object) => void; onCancelled: () => void }) => (
  <>
    <p>Returned: {JSON.stringify(props.returned)}</p>
    <button type="button" onClick={() => props.onPaid({ orderNo: 'B1', orderReqno: 'R1', payType: 'cmbpay' })}>
      Paid
    </button>
    <button type="button" onClick={() => props.onCancelled()}>
      Cancelled
    </button>
  </>
)
const SLOTS = { 'payment-panel.v1': async () => ({ Slot: Panel }) } as never
const open = async (query = ORDER, options: Parameters<typeof openPayment>[1] = {}) => {
  const opened = await openPayment(query, { slots: SLOTS, ...options })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const seesPath = (path: string) => waitFor(() => expect(opened.here()).toBe(path))
  return { ...opened, press, seesPath }
}
const details = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.children[0]?.textContent,
      row.children[1]?.textContent,
    ]),
  )

describe('[D4.1] the payment of an airport order', () => {
  it('the page shows ends, step, departure, flight, price, and each document by its last four', async () => {
    await open()
    expect(await screen.findByText('Zhuhai Port')).toBeTruthy()
    expect(screen.getByText('Hong Kong Airport')).toBeTruthy()
    const steps = within(screen.getByRole('list', { name: 'Steps of the booking' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step'])
    expect(details()).toMatchObject({
      'Order number': 'B1',
      'Travel date': 'Tuesday, 24 November 2026',
      'Flight number': 'CX504',
      'Take-off (Hong Kong time)': 'Tuesday, 24 November 2026 14:00',
      'CHAN TAI MAN': expect.stringMatching(/^Adult · \D+ ••••5678$/),
      'CHAN SIU MAN': expect.stringMatching(/^Child · \D+ ••••4321$/),
    })
    expect(screen.getByRole('timer').textContent).toContain('15:00')
    expect(screen.getByText('¥325.00')).toBeTruthy()
    expect(service.getCalls(queryOrderCall)).toHaveLength(1)
  })

  it('[P2.payment.5] the page offers the payment before the flight, in view of a small screen', async () => {
    await open()
    const panel = await screen.findByRole('button', { name: 'Paid' })
    const flight = screen.getByRole('heading', { name: 'Flight' })
    expect(panel.compareDocumentPosition(flight) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('the payment from the airport names the landing, in Hong Kong dollars', async () => {
    service.on(queryOrderCall, unpaid(FROM_AIRPORT))
    await open()
    expect(await screen.findByText('Landing (Hong Kong time)')).toBeTruthy()
    expect(screen.getByText('HK$325.00')).toBeTruthy()
  })

  it('the page notes that the departure may be changed once, and links to the terms of the line', async () => {
    await open()
    const terms = await screen.findByRole('link', { name: 'purchase notes' })
    expect(terms.getAttribute('href')).toBe('/airlineBuyClauseEN')
  })

  it.each([
    ['zh-hk', '付款', '航班編號'],
    ['zh-cn', '支付订单', '航班号'],
    ['en', 'Payment', 'Flight number'],
  ] as [LanguageCode, string, string][])('the page in %s has its heading', async (language, title, text) => {
    await open(ORDER, { language })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it.each(scansInTurn([[]], 0))('the page in %s has no axe violations', async (language) => {
    await open(ORDER, { language })
    await waitFor(() => expect(document.querySelector('dl')).not.toBeNull())
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('outcomes of the payment', () => {
  beforeEach(() => startWithSelection({ flight: aFlight() }))

  it('[D4.4] a paid order opens the result of the line in its place, and clears the trip selection', async () => {
    const { press, seesPath, arrivedBy } = await open()
    await press('Paid')
    await seesPath('/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay')
    expect(arrivedBy()).toBe('REPLACE')
    expect(currentSelection().flight.flightNumber).toBe('')
  })

  it('an order paid elsewhere opens the result on the return from a bank or Octopus', async () => {
    service.on(queryOrderCall, airportOrder({ orderReqno: 'R1' }))
    const { seesPath } = await open(`${ORDER}&orderReqno=R1&payType=octopusonline&returned=done`)
    await seesPath('/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay')
    await waitFor(() => expect(currentSelection().flight.flightNumber).toBe(''))
  })

  it('[P8.cancel.1] a cancelled order is reported, and the previous page is back with the trip selection', async () => {
    const { press, seesPath, host } = await open(ORDER, { from: '/airlinePassengerInfo' })
    await press('Cancelled')
    await waitFor(() => expect(host.toastTexts).toEqual(['cancelled successfully']))
    await seesPath('/airlinePassengerInfo')
    expect(currentSelection().flight.flightNumber).toBe('CX0504')
  })

  it('a return from a bank passes the values of the address to the panel for a check', async () => {
    await open(`${ORDER}&orderReqno=R1&payType=cmbpay&returned=cancelled`)
    expect(await screen.findByText('Returned: {"orderReqno":"R1","payType":"cmbpay","hint":"cancelled"}')).toBeTruthy()
  })
})

describe('[P4.leave.1] back from an unpaid payment page', () => {
  const CHOSEN = { departure: { date: '2026-11-24', beginTime: '10:30', endTime: '11:30' } }
  it.each([
    ['the page before it', { from: '/airline' }, {}, '/airline'],
    ['the passengers, of a link', { paths: ['/airlinePassengerInfo'] }, CHOSEN, '/airlinePassengerInfo'],
    [
      'the family, of a link',
      { paths: ['/airlinePassengerInfo', '/airlinePassengerInfoFamily'] },
      { ...CHOSEN, isFamily: true },
      '/airlinePassengerInfoFamily',
    ],
    ['the airport line, of a link without a trip selection', { paths: ['/airlinePassengerInfo'] }, {}, '/airline'],
  ])('leaving needs a confirmation, and then leads to %s', async (_, options, selection, path) => {
    startWithSelection(selection)
    const { press, seesPath, here } = await open(ORDER, options)
    // The panel loads after the order: the confirmation of the page is in force by its arrival.
    await screen.findByText(/^Returned/)
    await press('Back')
    expect(await screen.findByText('Leave the payment page?')).toBeTruthy()
    await press('Stay and pay')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(here()).toBe('/airlinePayment?orderNo=B1')
    await press('Back')
    await press('Leave')
    await seesPath(path)
  })
})

describe('an address without an order to pay here', () => {
  it('an incomplete link is reported, sends no query and leads to the orders', async () => {
    await open('')
    expect(screen.getByText(/The link has no order number/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/airlineLists')
    expect(service.getCalls(queryOrderCall)).toEqual([])
  })
  it('an order of another account, or an unknown one, is reported and leads to the orders', async () => {
    service.on(queryOrderCall, { refuse: 'ORDER_NOT_FOUND' })
    await open(ORDER, { paths: ['/airlineLists'] })
    expect(await screen.findByText(/belongs to another account/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/airlineLists')
  })
  it('an order of a bus line leads to the payment of bus orders, with its return parameters', async () => {
    service.on(queryOrderCall, unpaid({ lineCode: 'ZHOHKG', qZddm: 'ZHO', zZddm: 'HKG' }))
    const query = `${ORDER}&orderReqno=R1&payType=cmbpay&returned=done`
    const { seesPath, arrivedBy } = await open(query, { paths: ['/details_payment'] })
    await seesPath(`/details_payment?${query}`)
    expect(arrivedBy()).toBe('REPLACE')
  })
})

describe('a failed query of the order', () => {
  const bare = (fields: object): FakeAnswer => ({ unreadable: { code: undefined, message: undefined, ...fields } })
  it('[A8.toast.1, P8.toast.1] a refusal shows its message as a toast, and a retry loads again', async () => {
    service.on(queryOrderCall, { refuse: 'NEW_CODE', message: SENTENCE })
    const { host, press } = await open()
    await screen.findByRole('button', { name: 'Try again' })
    expect(host.toasts).toEqual([{ message: SENTENCE, kind: 'error' }])
    expect([host.anomalies, screen.queryByText(SENTENCE)]).toEqual([[], null])
    const heading = screen.getByRole('heading', { level: 1 })
    act(() => {
      heading.tabIndex = -1
      heading.focus()
    })
    service.on(queryOrderCall, unpaid())
    await press('Try again')
    expect(await screen.findByText('Zhuhai Port')).toBeTruthy()
    expect(document.querySelector('h1')).toBe(heading)
  })
  it.each([
    ['an empty answer', bare({}), 'unreadable'],
    ['an aborted call', { break: true } as const, 'offline'],
  ])('[A8.fault.1, P8.fault.1] leads to the anomalies page after %s', async (_, answer, kind) => {
    service.on(queryOrderCall, answer)
    const { host } = await open()
    await waitFor(() => expect(host.anomalies[0]).toMatchObject({ kind }))
    expect(host.toasts).toEqual([])
  })
  it('[A8.401.1, P8.401.1] the page announces nothing itself after 401', async () => {
    service.on(queryOrderCall, { refuse: '401', status: 401 })
    const { host } = await open()
    await waitFor(() => expect(service.ended).toContain('401'))
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
    expect([host.toasts, host.anomalies]).toEqual([[], []])
    expect([screen.queryByRole('button', { name: 'Try again' }), screen.queryByRole('alert')]).toEqual([null, null])
  })
})
