import { STOP } from '@shuttle/booking/addresses'
import { Slot } from '@shuttle/host'
import { findAxeViolations, scansInTurn } from '@shuttle/testing'
import { queryNextTripCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { remote } from '../../remote'
import { openPage } from '../../testing/open-page'
import { listed, type OrdersService, startOrdersService } from '../../testing/orders-service'

let service: OrdersService
beforeEach(async () => {
  service = await startOrdersService()
})
afterEach(() => service.stop())

const Viewer = () => <p>QR codes</p>
const ROUND_TRIP = { bcrq: '2026-11-20', bcBcrq: '2026-11-22', lineCode: 'HKGZHORT', psHc: 1, adultTotal: 2 }
const AIRPORT = {
  lineCode: 'HZICLK',
  qZddmmc: 'Zhuhai Port',
  zZddmmc: 'Hong Kong Airport',
  jfbc: '9',
  fcsj: '10:30:00',
}
const answer = (trip: object | undefined, toPay?: object) =>
  service.on(queryNextTripCall, {
    responseData: { ...(trip && { trip: { leg: '1', tickets: 1, ...trip } }), ...(toPay && { toPay }) },
  } as never)
const open = (options: Partial<Parameters<typeof openPage>[0]> = {}) => openPage({ at: '/my_order?tab1=0', ...options })
const block = async (name: RegExp) => within(await screen.findByRole('region', { name }))

describe('[D11.next.4] the next trip above the tabs', () => {
  it('shows day, route and people of the return, and its tickets at one press', async () => {
    const order = listed('B1', 'paid', ROUND_TRIP)
    answer({ order, leg: '2', goodUntil: '2026-11-23 00:00:00' })
    const { user } = await open({ paths: [STOP], slots: { 'ticket-viewer.v1': async () => ({ Slot: Viewer }) } })
    const trip = await block(/^Tomorrow/)
    expect(trip.getByText('Sun, 22 Nov')).toBeTruthy()
    expect(trip.getByText('Zhuhai Port').parentElement?.textContent).toBe('Zhuhai Port to Hong Kong Port')
    expect(trip.getByText('any bus, 06:00–23:59')).toBeTruthy()
    expect(trip.getByText('1 adult')).toBeTruthy()
    const board = trip.getByRole('link', { name: 'Where to board' })
    expect(board.getAttribute('href')).toBe('/stop?code=ZHO&line=ZHOHKG')
    await user.click(trip.getByRole('button', { name: 'Show 1 ticket' }))
    expect(await screen.findByText('QR codes')).toBeTruthy()
  })

  it('leads an airport order to its pickup code', async () => {
    const order = listed('B2', 'paid', { ...AIRPORT, bcrq: '2026-11-21' })
    answer({ order, goodUntil: '2026-11-21 11:31:00' })
    await open()
    const link = (await block(/^Today/)).getByRole('link', { name: 'Show pickup code' })
    expect(link.getAttribute('href')).toBe('/order_details?orderNo=B2&tab1=0')
  })

  it('is left out from the moment on at which its tickets are over', async () => {
    answer({ order: listed('B1', 'paid', { bcrq: '2026-11-21' }), goodUntil: '2026-11-21 11:31:00' })
    const { timeIs } = await open()
    await block(/^Today/)
    service.on(queryNextTripCall, { responseData: {} })
    timeIs('11:31:00')
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Today/ })).toBeNull())
    await waitFor(() => expect(service.getCalls(queryNextTripCall).length).toBeGreaterThan(1))
  })

  it('a failure is a card with Retry, and the list stays', async () => {
    service.list(listed('B1', 'paid'))
    service.on(queryNextTripCall, { refuse: 'FAULT', status: 500 })
    const { user } = await open({ takesFaults: true })
    expect(await screen.findByText('Your next trip could not be loaded')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Order B1' })).toBeTruthy()
    answer({ order: listed('B1', 'paid', { bcrq: '2026-11-21' }), goodUntil: '2026-11-22 00:00:00' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await block(/^Today/)
  })

  it.each([
    ['all lines', {}],
    ['airport', { airport: '1' }],
  ] as const)('of %s is requested by %j, and nothing is shown where nothing travels', async (lines, body) => {
    const props = {
      lines: lines === 'airport' ? lines : 'all',
      tab: '0',
      onTab: () => undefined,
      buyHref: '/',
    } as const
    await open({ screen: <Slot name="order-list.v1" props={props} />, slots: remote.slots })
    await waitFor(() => expect(service.getCalls(queryNextTripCall)).toHaveLength(1))
    expect(service.getCalls(queryNextTripCall)[0]?.body).toEqual(body)
    await waitFor(() => expect(screen.queryByText('Loading your next trip')).toBeNull())
    expect(screen.queryAllByRole('region')).toEqual([])
  })

  it.each(scansInTurn([[]], 2))('has no axe findings in %s', async (language) => {
    const order = listed('B1', 'paid', { bcrq: '2026-11-24' })
    answer({ order, goodUntil: '2026-11-25 00:00:00' }, listed('B2', 'toPay'))
    await open({ language })
    await screen.findByRole('link', { name: /HK\$65\.00/ })
    expect(await findAxeViolations()).toEqual([])
  })
})

it('[D11.next.3] money due is one row with its countdown until the deadline', async () => {
  answer(undefined, listed('B2', 'toPay'))
  const { timeIs } = await open()
  const pay = await screen.findByRole('link', { name: 'Pay HK$65.00' })
  expect(pay.getAttribute('href')).toBe('/order_details?orderNo=B2&tab1=1')
  timeIs('10:14:59')
  expect(screen.getByText('Pay within 00:01')).toBeTruthy()
  service.on(queryNextTripCall, { responseData: {} })
  timeIs('10:15:00')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay HK$65.00' })).toBeNull())
})
