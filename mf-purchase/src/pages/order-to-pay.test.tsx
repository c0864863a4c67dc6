import type { Host } from '@shuttle/host'
import { createI18n } from '@shuttle/i18n'
import { aMember, createTestHost, orderAnswer, renderPage } from '@shuttle/testing'
import { queryOrderCall } from '@shuttle/wire'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { texts } from '../i18n/en'
import { useTripSelections } from '../state/trip-selection.store'
import { attemptedOrder, orderToPay, paidOrder } from '../testing/payment-answers'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as PaymentPage } from './payment-page'

const INVALID = 'Timeout, the order is invalid!'
let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())
// jsdom has no requests; a router makes one to go anywhere.
beforeAll(() => {
  class Request {
    readonly signal
    readonly method = 'GET'
    constructor(
      readonly url: string,
      init: { signal: AbortSignal },
    ) {
      this.signal = init.signal
    }
  }
  Object.assign(globalThis, { Request })
})

/** The payment page of an order whose deadline is at a time of the day; it is ten o'clock. */
const openAt = async (deadline: string, query = '', Slot?: Host['Slot']) =>
  openWith(() => orderToPay(`2026-11-21 ${deadline}`), query, Slot)
const openWith = async (answer: () => ReturnType<typeof orderAnswer>, query = '', Slot?: Host['Slot']) => {
  service.on(queryOrderCall, answer)
  const host = createTestHost({ session: aMember() })
  if (Slot) host.Slot = Slot
  const router = createMemoryRouter([{ path: '*', element: <PaymentPage /> }], {
    initialEntries: [`/details_payment?orderNo=B1${query}`],
  })
  const openedAt = performance.now()
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', texts: { 'mf-purchase': texts } })}>
      <QueryClientProvider client={host.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  if (answer !== paidOrder) await screen.findByText('Zhuhai Port')
  /** Milliseconds until the screen is back at the ticket. */
  const untilBack = async (since = openedAt) => {
    await waitFor(() => expect(router.state.location.pathname).toBe('/ticket_details'))
    return performance.now() - since
  }
  /** Sets the time of day, and makes the page check it again. */
  const timeIs = (time: string) => {
    host.now = () => Date.parse(`2026-11-21T${time}+08:00`)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const seesPath = (path: string) => waitFor(() => expect(router.state.location.pathname).toBe(path))
  return { host, untilBack, timeIs, seesPath }
}
/** Fake payment panel that can only cancel. */
const PanelThatCancels = (({ props }: { props: object }) => (
  <button type="button" onClick={() => 'onCancelled' in props && (props.onCancelled as () => void)()}>
    Cancel
  </button>
)) as Host['Slot']
/** Timers may fire slightly early by another clock. */
const SLACK_MS = 50
const reorder = () => screen.queryByRole('button', { name: 'Reorder' })

it('the heading stays, with the focus, when the order arrives', async () => {
  const opened = openAt('10:15:00')
  const heading = screen.getByRole('heading', { level: 1 })
  heading.tabIndex = -1
  heading.focus()
  await opened
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBe(heading)
  expect(screen.getAllByRole('heading', { name: /^pay/i })).toEqual([heading])
})

describe('[D1.10] deadline of an order that is opened', () => {
  it('[P4.order.5, D1.10] an expired order is invalid at load, offers only a new one, and 2 s later navigates back', async () => {
    const { host, untilBack } = await openAt('10:00:00')
    await waitFor(() => expect(host.toastTexts).toEqual([INVALID]))
    expect(reorder()).toBeTruthy()
    expect(await untilBack()).toBeGreaterThan(2000 - SLACK_MS)
  })
  it('an order before its deadline counts down, and offers no new order', async () => {
    const { host } = await openAt('10:00:01')
    expect(screen.getByRole('timer').textContent).toContain('00:01')
    expect([host.toastTexts, reorder()]).toEqual([[], null])
  })
  it('a return reported as paid makes the service check before the order is shown as over', async () => {
    const { host } = await openAt('10:00:00', '&orderReqno=R1&payType=cmbpay&returned=done')
    expect([host.toastTexts, reorder()]).toEqual([[], null])
  })
  it('an order is over after a return as cancelled', async () => {
    const { host } = await openAt('10:00:00', '&orderReqno=R1&payType=cmbpay&returned=cancelled')
    await waitFor(() => expect(host.toastTexts).toEqual([INVALID]))
    expect(reorder()).toBeTruthy()
  })
})

it('[P2.payment.5] offers the payment before prices, passengers and notes, in view of a small screen', async () => {
  await openAt('10:15:00', '', PanelThatCancels)
  const panel = screen.getByRole('button', { name: 'Cancel' })
  for (const heading of ['Price', 'Please note']) {
    const below = screen.getByRole('heading', { name: heading })
    expect(panel.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
})

it('[P8.cancel.1] a successful cancellation is shown, and 1 s later the screen is back', async () => {
  const { host, untilBack } = await openAt('10:15:00', '', PanelThatCancels)
  const cancelledAt = performance.now()
  screen.getByRole('button', { name: 'Cancel' }).click()
  await waitFor(() => expect(host.toastTexts).toEqual(['cancelled successfully']))
  expect(await untilBack(cancelledAt)).toBeGreaterThan(1000 - SLACK_MS)
})

describe('an order that is paid outside this screen', () => {
  const getSelection = () => useTripSelections.getState().selections.ZHOHKG
  beforeEach(() =>
    useTripSelections.getState().change('ZHOHKG', (selection) => ({ ...selection, termsAccepted: true })),
  )

  it('a paid return from a provider opens the result, and the purchase leaves no selection behind', async () => {
    const { seesPath } = await openWith(paidOrder, '&orderReqno=R1&payType=cmbpay&returned=done')
    await seesPath('/details_succeed')
    await waitFor(() => expect(getSelection()?.termsAccepted ?? false).toBe(false))
  })
  it('an old link to a paid order opens the result too, and the current selection stays', async () => {
    const { seesPath } = await openWith(paidOrder)
    await seesPath('/details_succeed')
    expect(getSelection()?.termsAccepted).toBe(true)
  })
  it('an order paid in the last second is read again at its deadline, and opens the result', async () => {
    const { timeIs, seesPath } = await openAt('10:15:00')
    const read = () => service.getCalls(queryOrderCall).length
    expect(read()).toBe(1)
    timeIs('10:14:59')
    expect(read()).toBe(1)
    service.on(queryOrderCall, paidOrder)
    timeIs('10:15:00')
    await seesPath('/details_succeed')
    await waitFor(() => expect(getSelection()?.termsAccepted ?? false).toBe(false))
  })

  describe('[D3.order.3] order with late money after its deadline', () => {
    const read = () => service.getCalls(queryOrderCall).length
    /** The page of an order, with or without an attempt, whose deadline passes while it is open. */
    const openTooLate = async ({ orderReqno = 'R1', at = '10:15:00' } = {}) => {
      const opened = await openWith(() => attemptedOrder(orderReqno, '0'))
      service.on(queryOrderCall, () => attemptedOrder(orderReqno, 'E'))
      opened.timeIs(at)
      await waitFor(() => expect(read()).toBe(2))
      expect(reorder()).toBeTruthy()
      return opened
    }
    const setHidden = (isHidden: boolean) =>
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    afterEach(() => Reflect.deleteProperty(document, 'hidden'))
    /** Longer than the delay of one second before the first read. */
    const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 1500)))

    it('the order is read again, and late money opens the result', async () => {
      const { seesPath } = await openTooLate()
      service.on(queryOrderCall, paidOrder)
      await seesPath('/details_succeed')
      await waitFor(() => expect(getSelection()?.termsAccepted ?? false).toBe(false))
    })
    it.each([
      ['the page comes back into sight', () => document.dispatchEvent(new Event('visibilitychange'))],
      ['the network returns', () => dispatchEvent(new Event('online'))],
    ])('the order is not read while hidden, but at once when %s', async (_, comesBack) => {
      setHidden(true)
      const { seesPath } = await openTooLate()
      await wait()
      expect(read()).toBe(2)
      service.on(queryOrderCall, paidOrder)
      setHidden(false)
      act(() => void comesBack())
      await seesPath('/details_succeed')
    })
    it.each([
      ['no attempt was made', { orderReqno: '' }],
      ['the service has given the money up', { at: '10:48:00' }],
    ])('the order is not read again where %s', async (_, how) => {
      await openTooLate(how)
      await wait()
      expect(read()).toBe(2)
    })
  })
})

describe('payment of an airport order', () => {
  const AIRPORT = { lineCode: 'HZICLK', qZddm: 'HZI', zZddm: 'CLK', jfbc: '9' }
  const open = (answer: ReturnType<typeof orderAnswer>, paths: string[], query = '') => {
    service.on(queryOrderCall, answer)
    return renderPage({
      at: `/details_payment?orderNo=B1${query}`,
      screen: <PaymentPage />,
      session: aMember(),
      texts: { 'mf-purchase': texts },
      paths,
    })
  }
  it('an airport order is paid on its own page, which also gets the return from a provider', async () => {
    const returned = '&orderReqno=R1&payType=cmbpay&returned=done'
    const { here, arrivedBy } = open(orderAnswer(AIRPORT), ['/airlinePayment'], returned)
    await waitFor(() => expect(here()).toBe(`/airlinePayment?orderNo=B1${returned}`))
    expect(arrivedBy()).toBe('REPLACE')
  })
  it('an airport order is paid here while no remote owns that page', async () => {
    const { seesPath } = await openWith(() => orderAnswer(AIRPORT))
    expect(screen.getByRole('timer')).toBeTruthy()
    await seesPath('/details_payment')
  })
  it('[D4.4] a paid airport order opens its own result', async () => {
    const paid = orderAnswer({ ...AIRPORT, orderReqno: 'R1', orderStatus: '1', payType: 'cmbpay' })
    const { here } = open(paid, ['/airlinePaysuccess'])
    await waitFor(() => expect(here()).toBe('/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay'))
  })
})
