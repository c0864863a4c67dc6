import { airportListCall } from '@shuttle/booking/addresses'
import { fillFirstCall } from '@shuttle/contracts/fill-first-call'
import { Slot } from '@shuttle/host'
import { findAxeViolations, scansInTurn } from '@shuttle/testing'
import { queryOrdersCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { remote } from '../../remote'
import { openPage } from '../../testing/open-page'
import { listed, type OrdersService, startOrdersService } from '../../testing/orders-service'

let service: OrdersService
beforeEach(async () => {
  service = await startOrdersService()
})
afterEach(() => service.stop())

const TOWARDS = { lineCode: 'HZICLK', qZddm: 'HZI', zZddm: 'CLK', qZddmmc: 'Zhuhai Port', zZddmmc: 'Hong Kong Airport' }
const FROM = { lineCode: 'CLKHZI', qZddm: 'CLK', zZddm: 'HZI', qZddmmc: 'Hong Kong Airport', zZddmmc: 'Zhuhai Port' }
const RESERVED = { jfbc: '9', fcsj: '10:30:00' }
const AIRPORT_PATHS = ['/airline', '/airlinePayment']

/** A page of another remote that holds the state of the tab. */
const Page = ({ begin }: { begin: string }) => {
  const [tab, setTab] = useState(begin)
  return <Slot name="order-list.v1" props={{ lines: 'airport', tab, onTab: setTab, buyHref: '/airline' }} />
}
const open = (tab = '2', options: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({
    at: '/airlineLists',
    screen: <Page begin={tab} />,
    slots: remote.slots,
    paths: AIRPORT_PATHS,
    ...options,
  })
const card = async (orderNo: string) => {
  const link = await screen.findByRole('link', { name: `Order ${orderNo}` })
  return within(link.closest('li') as HTMLElement)
}

describe('[D10.10] the list of orders on a page of the airport line', () => {
  it.each([
    ['', '1,5'],
    ['0', '1,5'],
    ['1', '0'],
    ['2', ''],
  ])('[D4.12] tab %j queries airport orders only, with the early call of its page: %j', async (tab, orderStatus) => {
    service.list(listed('B1', 'paid', TOWARDS))
    await open(tab)
    await waitFor(() => expect(screen.queryByText('Loading your orders')).toBeNull())
    await waitFor(() => expect(service.getCalls(queryOrdersCall)).toHaveLength(1))
    const body = service.getCalls(queryOrdersCall)[0]?.body ?? {}
    expect(body).toEqual({ ticketCategory: '1,2', rowCount: 20, nextOrderNo: '', orderStatus, airport: '1' })
    const sentBody = Object.fromEntries(Object.entries(body).map(([field, value]) => [field, String(value)]))
    expect(fillFirstCall(airportListCall.body, new URLSearchParams(tab && { tab1: tab }))).toEqual(sentBody)
  })

  it('shows cards of both directions, with details, pickup code, payment and buying again', async () => {
    service.list(
      listed('B3', 'toPay', { ...FROM, ...RESERVED, needpayFee: 15_000 }),
      listed('B2', 'paid', { ...TOWARDS, ...RESERVED, currency: '1', needpayFee: 32_500 }),
      listed('B1', 'ended', { ...TOWARDS, ...RESERVED }),
    )
    await open()
    const unpaid = await card('B3')
    expect(unpaid.getByText('HK$150.00')).toBeTruthy()
    expect(unpaid.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/airlinePayment?orderNo=B3')
    const paid = await card('B2')
    for (const text of ['Zhuhai Port', 'Hong Kong Airport', 'Paid ¥325.00', 'departs 10:30', 'Personal booking ticket'])
      expect(paid.getByText(text)).toBeTruthy()
    const href = (name: string) => paid.getByRole('link', { name }).getAttribute('href')
    expect(href('Order B2')).toBe('/order_details?orderNo=B2&tab1=0')
    expect(href('Show pickup code')).toBe('/order_details?orderNo=B2&tab1=0')
    expect(href('Refund')).toBe('/refund_tickets?orderNo=B2')
    const again = (await card('B1')).getByRole('link', { name: 'Buy again' }).getAttribute('href')
    expect(again).toMatch(/^\/airline\?startStationCode=HZI&/)
  })

  it('changes its tab through the page', async () => {
    service.list(listed('B2', 'toPay', TOWARDS), listed('B1', 'paid', TOWARDS))
    const { user } = await open('0')
    await card('B1')
    await user.click(screen.getByRole('radio', { name: 'To pay' }))
    await card('B2')
    expect(screen.queryByRole('link', { name: 'Order B1' })).toBeNull()
  })

  it('the list loads more orders of the airport line only', async () => {
    service.list(...Array.from({ length: 25 }, (_, index) => listed(`B${25 - index}`, 'cancelled', TOWARDS)))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Load more orders' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
    expect(screen.getByText('No more orders')).toBeTruthy()
    expect(service.getCalls(queryOrdersCall).at(-1)?.body).toMatchObject({
      rowCount: 10,
      nextOrderNo: 'B6',
      airport: '1',
    })
  })

  it.each([
    ['0', 'No orders to collect'],
    ['1', 'No orders to pay'],
    ['2', 'You have no orders yet'],
  ])('tab %s without orders shows that and links to the airport line', async (tab, sentence) => {
    await open(tab)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buy tickets' }).getAttribute('href')).toBe('/airline')
  })

  it('a list that could not be loaded shows the reason and is loaded by Retry', async () => {
    service.on(queryOrdersCall, { refuse: 'NEW_CODE', message: 'Come back at noon' })
    const { user, host } = await open()
    expect(await screen.findByText('Your orders could not be loaded')).toBeTruthy()
    expect(host.toastTexts).toEqual(['Come back at noon'])
    service.on(queryOrdersCall, { responseData: [listed('B1', 'paid', TOWARDS)] } as never)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await card('B1')
  })

  it.each([
    ['zh-hk', '立即付款', '出示取票碼'],
    ['zh-cn', '立即支付', '出示取票码'],
    ['en', 'Pay now', 'Show pickup code'],
  ] as const)('shows its texts in %s', async (language, pay, show) => {
    service.list(listed('B2', 'toPay', FROM), listed('B1', 'paid', TOWARDS))
    await open('2', { language })
    expect(await screen.findByRole('link', { name: pay })).toBeTruthy()
    expect(screen.getByRole('link', { name: show })).toBeTruthy()
  })

  it.each(scansInTurn([[]], 1))('the list has no axe findings in %s', async (language) => {
    service.list(listed('B2', 'toPay', FROM), listed('B1', 'paid', TOWARDS))
    await open('2', { language })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(await findAxeViolations()).toEqual([])
  })
})

it('the list of all orders shows those of the airport line among the others', async () => {
  service.list(listed('B2', 'paid', { ...TOWARDS, ...RESERVED }), listed('B1', 'paid'))
  await openPage({ at: '/my_order?tab1=2', paths: AIRPORT_PATHS })
  expect((await card('B2')).getByText('Hong Kong Airport')).toBeTruthy()
  expect((await card('B1')).getByText('Hong Kong Port')).toBeTruthy()
  expect(service.getCalls(queryOrdersCall)[0]?.body).not.toHaveProperty('airport')
})
