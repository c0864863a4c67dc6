import { orderListCall } from '@shuttle/booking/addresses'
import { fillFirstCall } from '@shuttle/contracts/fill-first-call'
import { findAxeViolations, scansInTurn } from '@shuttle/testing'
import { cancelOrderCall, queryOrdersCall } from '@shuttle/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openPage } from '../testing/open-page'
import {
  inStatus,
  listed,
  type OrdersService,
  STATUSES,
  type Status,
  startOrdersService,
} from '../testing/orders-service'

let service: OrdersService
beforeEach(async () => {
  service = await startOrdersService()
})
afterEach(() => service.stop())

const open = (tab1 = '2', paths: string[] = []) => openPage({ at: `/my_order?tab1=${tab1}`, paths })
const loaded = () => waitFor(() => expect(screen.queryByText('Loading your orders')).toBeNull())
const card = async (orderNo: string) => {
  const link = await screen.findByRole('link', { name: `Order ${orderNo}` })
  const found = link.closest('li')
  if (!found) throw new Error('an order is a list item')
  return within(found)
}
const numbers = () => screen.queryAllByRole('link', { name: /^Order / }).map((link) => link.textContent?.slice(6, -2))

describe('[A2.orders.1] the three tabs of my orders', () => {
  beforeEach(() => {
    service.list(listed('B3', 'toPay'), listed('B2', 'paid'), listed('B1', 'cancelled'), listed('B0', 'partlyRefunded'))
  })

  it.each([
    ['0', ['B2', 'B0'], '1,5'],
    ['1', ['B3'], '0'],
    ['2', ['B3', 'B2', 'B1', 'B0'], ''],
    ['7', ['B2', 'B0'], '1,5'],
  ])('[D9.16] tab1=%s lists %j', async (tab1, expected, orderStatus) => {
    await open(tab1)
    await waitFor(() => expect(numbers()).toEqual(expected))
    const [call] = service.getCalls(queryOrdersCall)
    expect(call?.body).toEqual({ ticketCategory: '1,2', rowCount: 20, nextOrderNo: '', orderStatus })
  })

  it.each(['', 'tab1=0', 'tab1=1', 'tab1=2'])('the early call equals the query of the list: %s', async (query) => {
    await openPage({ at: `/my_order?${query}` })
    await loaded()
    const [call] = service.getCalls(queryOrdersCall)
    const sentBody = Object.entries(call?.body ?? {}).map(([field, value]) => [field, String(value)])
    expect(orderListCall.path).toBe(queryOrdersCall.path)
    expect(fillFirstCall(orderListCall.body, new URLSearchParams(query))).toEqual(Object.fromEntries(sentBody))
  })

  it('the tab is part of the address', async () => {
    const { user, here, arrivedBy } = await open('0')
    await loaded()
    await user.click(screen.getByRole('radio', { name: 'To pay' }))
    await waitFor(() => expect(numbers()).toEqual(['B3']))
    expect([here(), arrivedBy()]).toEqual(['/my_order?tab1=1', 'REPLACE'])
  })
})

describe('[A2.orders.3, A3.list.1] the card of an order', () => {
  it('[A4.status.3] a day ticket shows day, stops, kind, times, passengers, amount, number and status', async () => {
    service.list(listed('B1', 'paid', { ps: 3, adultTotal: 2, elderlyTotal: 1, needpayFee: 16_300 }))
    await open()
    const { getByText, getByRole, queryByText } = await card('B1')
    expect(getByRole('heading', { level: 2 }).textContent).toBe('Tue, 24 Nov')
    for (const text of ['Hong Kong Port', 'Zhuhai Port', 'One-way', 'Day ticket', 'any bus, 06:00–23:59'])
      expect(getByText(text)).toBeTruthy()
    for (const text of ['2 adults, 1 senior', 'Paid HK$163.00', 'To collect']) expect(getByText(text)).toBeTruthy()
    expect(queryByText('Personal booking ticket')).toBeNull()
  })

  it('a reserved departure has a badge and the departure time', async () => {
    service.list(listed('B1', 'paid', { jfbc: '9', fcsj: '14:30:00' }))
    await open()
    const { getByText } = await card('B1')
    expect(getByText('Personal booking ticket')).toBeTruthy()
    expect(getByText('departs 14:30')).toBeTruthy()
  })

  it('a reserved departure that is expired or cancelled has badge and departure time too, then its end', async () => {
    const reserved = { jfbc: '9', fcsj: '14:30:00' }
    service.list(listed('B2', 'expired', reserved), listed('B1', 'cancelled', reserved))
    await open()
    for (const [orderNo, sentence] of [
      ['B2', 'Not paid in time, nothing was charged'],
      ['B1', 'Cancelled, nothing was charged'],
    ] as const) {
      const { getByText } = await card(orderNo)
      expect(getByText('Personal booking ticket')).toBeTruthy()
      const following = getByText('departs 14:30').compareDocumentPosition(getByText(sentence))
      expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
  })

  it('a round trip shows both days, both rides and the tickets of both legs, and a cancelled one both rides', async () => {
    const both = { psHc: 1, adultTotal: 2, bcBcrq: '2026-11-26' }
    service.list(listed('B2', 'cancelled', both), listed('B1', 'paid', { ...both, needpayFee: 13_000 }))
    await open()
    const { getByText, getByRole } = await card('B1')
    expect(getByRole('heading', { level: 2 }).textContent).toBe('24 Nov to 26 Nov')
    for (const text of ['Round trip', 'Day ticket', 'Outbound', 'Tue, 24 Nov', 'Return', 'Thu, 26 Nov'])
      expect(getByText(text)).toBeTruthy()
    expect(getByText('1 adult, 2 tickets both ways')).toBeTruthy()
    const cancelled = await card('B2')
    for (const text of ['Outbound', 'Tue, 24 Nov', 'Return', 'Thu, 26 Nov'])
      expect(cancelled.getByText(text)).toBeTruthy()
  })

  const REFUND = { refundNo: 'R9', total: 5850, totalFee: 650, payType: 'wxpay', tickets: ['T2'] }
  const refundedBy = (state: string, change: object = {}) => ({
    needpayFee: 13_000,
    refunds: [{ ...REFUND, state, applyTime: '2026-11-21 09:20:00', ...change }],
  })

  it('an order splits its amount by its refunds, done or in progress', async () => {
    service.list(
      listed('B3', 'partlyRefunded', refundedBy('PENDING')),
      listed('B2', 'refunding', refundedBy('FAILED')),
      listed('B1', 'partlyRefunded', refundedBy('DONE')),
    )
    await open()
    await card('B1')
    const split = [...document.querySelectorAll('article')].map((article) =>
      [...article.querySelectorAll('dl > div')].map((row) => row.textContent),
    )
    const rest = ['Refund feeHK$6.50', 'Balance (other tickets)HK$65.00']
    const inProgress = ['Refund in progressHK$58.50', ...rest]
    expect(split).toEqual([inProgress, inProgress, ['RefundedHK$58.50', ...rest]])
  })

  it('an order with a refund shows its number and the state of its money', async () => {
    const sentences = {
      PENDING:
        'HK$58.50 has been on its way to WeChat Pay since 21 November 2026, 09:20. ' +
        'We e-mail you once the payment provider confirms it.',
      FAILED:
        'HK$58.50 to WeChat Pay, accepted 21 November 2026, 09:20, has not gone through yet. ' +
        'We try again under the same number. You need not apply again.',
      REFUSED:
        'HK$58.50 could not be returned to WeChat Pay automatically. ' +
        'Our staff have been handling it since 21 November 2026, 09:20. You need not apply again.',
      DONE: 'HK$58.50 was refunded to WeChat Pay on 22 November 2026.',
    }
    const done = { doneTime: '2026-11-22 08:00:00' }
    const refunds = Object.keys(sentences).map((state) => refundedBy(state, state === 'DONE' ? done : {}))
    service.list(...refunds.map((change, at) => listed(`B${at}`, 'partlyRefunded', change)), listed('A1', 'paid'))
    await open()
    for (const [at, sentence] of Object.values(sentences).entries()) {
      const shown = (await card(`B${at}`)).getAllByRole('listitem').map(({ textContent }) => textContent)
      expect(shown).toEqual([`Refund number R9${sentence}`])
    }
    expect((await card('A1')).queryByRole('listitem')).toBeNull()
    expect(await findAxeViolations()).toEqual([])
  })

  it('[D11.next.6] only a sum to pay is in colour; a paid one says so', async () => {
    const statuses: Status[] = ['paid', 'partlyRefunded', 'refunded', 'used']
    service.list(
      listed('A2', 'toPay'),
      listed('A1', 'expired'),
      ...statuses.map((status) => listed(status, status, { needpayFee: 13_000 })),
    )
    await open()
    expect((await card('A2')).getByText('HK$65.00').className).toContain('money')
    expect((await card('A1')).getByText('HK$65.00').className).not.toContain('money')
    for (const status of statuses)
      expect((await card(status)).getByText('Paid HK$130.00').className).not.toContain('money')
  })

  it('numbers stay with their units, and in Chinese a period breaks only between its days', async () => {
    service.list(listed('B1', 'paid', { psHc: 1, adultTotal: 2, bcBcrq: '2026-11-26' }))
    const { container } = await openPage({ at: '/my_order?tab1=2', language: 'zh-hk' })
    expect(await screen.findByRole('heading', { name: '11月24日至\u200b11月26日' })).toBeTruthy()
    expect(container.textContent).toContain('1\u00a0位成人，來回共 2\u00a0張')
  })

  it('shows the payment deadline and the time left while payment is due, and on no other card', async () => {
    service.list(listed('B2', 'toPay'), listed('B1', 'paid'))
    const { timeIs } = await open()
    const unpaid = await card('B2')
    expect(unpaid.getByText('Pay by 10:15, or it is cancelled')).toBeTruthy()
    expect(unpaid.getByRole('timer').textContent).toBe('15:00')
    timeIs('10:05:30')
    expect(unpaid.getByRole('timer').textContent).toBe('09:30')
    expect((await card('B1')).queryByRole('timer')).toBeNull()
  })

  it('an order whose payment window ends is refetched: the service has expired it', async () => {
    service.list(listed('B1', 'toPay'))
    const { timeIs } = await open()
    await card('B1')
    service.list(listed('B1', 'expired'))
    timeIs('10:15:00')
    expect(await screen.findByText('Not paid in time, nothing was charged')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  const TABS: Record<Status, string> = {
    paid: '0',
    partlyRefunded: '0',
    toPay: '1',
    used: '2',
    ended: '2',
    expired: '3',
    cancelled: '4',
    refunded: '5',
    refunding: '6',
  }
  it('[A2.orders.6] an order opens details with the tab of its status', async () => {
    const statuses = Object.keys(TABS) as Status[]
    service.list(...statuses.map((status) => listed(status, status)))
    await open()
    await card('paid')
    expect(screen.getAllByRole('link', { name: /^Order / }).map((link) => link.getAttribute('href'))).toEqual(
      statuses.map((status) => `/order_details?orderNo=${status}&tab1=${TABS[status]}`),
    )
  })
})

describe('[A2.orders.4] the actions of a card, the main one outermost', () => {
  const actions = async (orderNo: string) => {
    const { queryAllByRole } = await card(orderNo)
    return [...queryAllByRole('button'), ...queryAllByRole('link')]
      .map((action) => action.textContent)
      .filter((name) => !name?.startsWith('Order'))
  }

  it('a card offers the actions of its status, and no refund once a ticket was checked', async () => {
    service.list(
      ...[listed('B5', 'toPay'), listed('B4', 'paid', { jpzt: '0' }), listed('B3', 'paid', { jpzt: '1' })],
      ...[listed('B2', 'used', { jpzt: '1' }), listed('B1', 'refunding', { jpzt: '0' })],
    )
    await open('2')
    expect(await actions('B5')).toEqual(['Cancel', 'Pay now'])
    expect(await actions('B4')).toEqual(['Refund', 'Show tickets'])
    expect(await actions('B3')).toEqual(['Show tickets'])
    expect(await actions('B2')).toEqual(['Buy again'])
    expect(await actions('B1')).toEqual(['Refund progress'])
  })

  it('[D9.17, D11.both-ways.3] pay now opens order details, buy again ticket details of the trip, refund its page', async () => {
    const again = { lineCode: 'HKGZHORT', jfbc: '3', adultTotal: 4, childrenTotal: 2, psHc: 3 }
    service.list(listed('B3', 'toPay'), listed('B2', 'paid'), listed('B1', 'ended', again))
    await open('2')
    const link = async (orderNo: string, name: string) =>
      (await card(orderNo)).getByRole('link', { name }).getAttribute('href')
    expect(await link('B3', 'Pay now')).toBe('/order_details?orderNo=B3&tab1=1')
    expect(await link('B2', 'Refund')).toBe('/refund_tickets?orderNo=B2')
    const { pathname, searchParams } = new URL((await link('B1', 'Buy again')) ?? '', 'http://site')
    expect(pathname).toBe('/ticket_details')
    expect(Object.fromEntries(searchParams)).toEqual({
      xlmc_1: 'Hong Kong Port',
      xlmc_2: 'Zhuhai Port',
      xllb: '2',
      xldm: 'HKGZHORT',
      code_1: 'HKG',
      code_2: 'ZHO',
      fareType: 'night',
      adult: '2',
      child: '1',
    })
  })

  it('an airport order shows its pickup code, and is bought again where its page exists', async () => {
    const airport = { lineCode: 'HZICLK', qZddm: 'HZI', zZddm: 'CLK' }
    service.list(listed('B2', 'paid', airport), listed('B1', 'ended', airport))
    const { unmount } = await open()
    expect((await card('B2')).getByRole('link', { name: 'Show pickup code' })).toBeTruthy()
    expect(await actions('B1')).toEqual([])
    unmount()
    await open('2', ['/airline'])
    const href = (await card('B1')).getByRole('link', { name: 'Buy again' }).getAttribute('href')
    expect(href).toMatch(/^\/airline\?startStationCode=HZI&/)
  })

  it('an unpaid airport order is paid on the pages of its line, where they exist', async () => {
    service.list(listed('B1', 'toPay', { lineCode: 'CLKHZI', qZddm: 'CLK', zZddm: 'HZI' }))
    const toPay = async () => (await card('B1')).getByRole('link', { name: 'Pay now' }).getAttribute('href')
    const { unmount } = await open()
    expect(await toPay()).toBe('/order_details?orderNo=B1&tab1=1')
    unmount()
    await open('2', ['/airlinePayment'])
    expect(await toPay()).toBe('/airlinePayment?orderNo=B1')
  })
})

describe('cancelling from the list', () => {
  const openCancelDialog = async () => {
    service.list(listed('B1', 'toPay'))
    const opened = await open('2')
    await opened.user.click((await card('B1')).getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog')
    return opened
  }

  it('[D1.8, A8.toast.2] requires a confirmation, then stays in the list and shows the order as cancelled', async () => {
    const { user, host, here } = await openCancelDialog()
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Cancelled, nothing was charged')).toBeTruthy()
    expect(host.toasts).toEqual([{ message: 'cancel succeeded', kind: 'success' }])
    expect(here()).toBe('/my_order?tab1=2')
    expect(service.getCalls(cancelOrderCall).map(({ body }) => body)).toEqual([{ orderNo: 'B1' }])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('a declined cancellation does not change the order', async () => {
    const { user } = await openCancelDialog()
    await user.click(screen.getByRole('button', { name: 'Keep order' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(service.getCalls(cancelOrderCall)).toEqual([])
  })

  it('shows why it was refused, and the current status of an order that was paid in another tab', async () => {
    const { user, host } = await openCancelDialog()
    service.on(cancelOrderCall, { refuse: 'ORDER_NOT_CANCELLABLE' })
    service.list(listed('B1', 'paid'))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByRole('link', { name: 'Show tickets' })).toBeTruthy()
    expect(host.toasts).toMatchObject([{ kind: 'error' }])
  })
})

describe('[A2.orders.2, A2.orders.5] the end of the list', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => listed(`B${count - index}`, 'cancelled'))

  it('the list loads 20 orders, then 10 by a button that keyboards reach, then shows a sentence', async () => {
    service.list(...many(25))
    const { user } = await open()
    await waitFor(() => expect(numbers()).toHaveLength(20))
    expect(screen.queryByText('No more orders')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Load more orders' }))
    await waitFor(() => expect(numbers()).toHaveLength(25))
    expect(screen.getByText('No more orders')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more orders' })).toBeNull()
    expect(service.getCalls(queryOrdersCall).at(-1)?.body).toMatchObject({ rowCount: 10, nextOrderNo: 'B6' })
  })

  it('the list loads the next orders by itself when its end approaches the viewport', async () => {
    const observed: (() => void)[] = []
    class Observer {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        observed.push(() => report([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { IntersectionObserver: Observer })
    service.list(...many(25))
    await open()
    await waitFor(() => expect(numbers()).toHaveLength(20))
    act(() => observed.at(-1)?.())
    await waitFor(() => expect(numbers()).toHaveLength(25))
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })

  it('shows that the next orders could not be loaded, and retains the list until Retry', async () => {
    service.list(...many(25))
    const { user } = await openPage({ at: '/my_order?tab1=2', takesFaults: true })
    await waitFor(() => expect(numbers()).toHaveLength(20))
    const rest = many(25).slice(20)
    service.on(queryOrdersCall, { refuse: 'FAULT', status: 500 })
    await user.click(screen.getByRole('button', { name: 'Load more orders' }))
    expect(await screen.findByText('More orders could not be loaded')).toBeTruthy()
    expect(numbers()).toHaveLength(20)
    service.on(queryOrdersCall, { responseData: rest } as never)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(numbers()).toHaveLength(25))
  })

  it.each([
    ['0', 'No orders to collect'],
    ['1', 'No orders to pay'],
    ['2', 'You have no orders yet'],
  ])('tab %s without orders shows that and links to buying', async (tab1, sentence) => {
    await open(tab1)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buy tickets' }).getAttribute('href')).toBe('/')
  })
})

it.each([
  'orders:order-placed',
  'orders:order-paid',
  'orders:order-cancelled',
  'orders:order-refunded',
  'orders:order-changed',
] as const)('the list is refetched at %s', async (event) => {
  service.list(listed('B1', 'paid'))
  const { host } = await open()
  await card('B1')
  service.list(listed('B2', 'toPay'), listed('B1', 'paid'))
  act(() => host.events.emit(event, { orderNo: 'B2' }))
  await waitFor(() => expect(numbers()).toEqual(['B2', 'B1']))
})

it('[A8.toast.1] a list that could not be loaded shows the reason and is loaded by Retry', async () => {
  service.on(queryOrdersCall, { refuse: 'NEW_CODE', message: 'Come back at noon' })
  const { user, host } = await open()
  expect(await screen.findByText('Your orders could not be loaded')).toBeTruthy()
  expect(host.toastTexts).toEqual(['Come back at noon'])
  service.on(queryOrdersCall, { responseData: [listed('B1', 'paid')] } as never)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('B1')
})

it.each(scansInTurn([[]], 0))('the list has no axe findings in %s, whatever the statuses', async (language) => {
  service.list(...Object.keys(STATUSES).map((status, index) => listed(`B${index}`, status as Status)))
  await openPage({ at: '/my_order?tab1=2', language })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9))
  expect(await findAxeViolations()).toEqual([])
})

it('a status this build does not know is shown as the service names it, without an action', async () => {
  service.list(listed('B1', 'paid', { ...inStatus('paid'), orderStatus: 'X', orderStatusBrief: 'on hold' }))
  await open()
  const { getByText, queryAllByRole } = await card('B1')
  expect(getByText('On hold')).toBeTruthy()
  expect(queryAllByRole('link')).toHaveLength(1)
})
