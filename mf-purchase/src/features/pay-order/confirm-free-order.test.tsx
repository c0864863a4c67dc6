import { COUPONS_PAY_TYPE, type Order } from '@shuttle/calls'
import { aMember, renderPage, TEST_NOW } from '@shuttle/testing'
import { confirmPaymentCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { texts as chineseTexts } from '../../i18n/zh-hk'
import { openScreen } from '../../testing/open-screen'
import { paidByCoupons } from '../../testing/paid-order'
import { startTicketService, type TicketService } from '../../testing/ticket-service'
import { ConfirmFreeOrder } from './confirm-free-order'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

const order: Order = {
  orderNo: 'B1',
  orderReqno: 'B1-0',
  category: 'oneWay',
  fareType: 'day',
  originName: 'HKG Port',
  destinationName: 'ZHO Port',
  outbound: { date: '2026-11-25', beginTime: '06:00', endTime: '23:59' },
  inbound: undefined,
  currency: 'HKD',
  priceLines: [{ type: 'adult', count: 1, fare: 6500, total: 6500 }],
  couponDeduction: 6500,
  amountDue: 0,
  passengers: [],
  payType: '',
  tickets: [],
  status: 'toPay',
  pickupCode: '',
  placedAt: TEST_NOW,
  payBy: TEST_NOW + 900_000,
  statusText: 'To pay',
  lineCode: 'HKGZHO',
  originCode: 'HKG',
  destinationCode: 'ZHO',
}
const open = (chinese = false) => {
  const events: unknown[] = []
  /** Whether a confirmation is in flight, and how many were sent at that moment. */
  const inFlight: [boolean, number][] = []
  const openOrder = (
    <ConfirmFreeOrder
      order={order}
      onPaid={(payment) => events.push(payment)}
      onExpired={() => events.push('expired')}
      onCancelled={() => events.push('cancelled')}
      onUnderWay={(isInFlight) => inFlight.push([isInFlight, service.getCalls(confirmPaymentCall).length])}
    />
  )
  const page = { at: '/details_payment', screen: openOrder, session: aMember() }
  const opened = chinese
    ? renderPage({ ...page, language: 'zh-hk', texts: { 'mf-purchase': chineseTexts } })
    : openScreen(page)
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }))
  return { ...opened, events, inFlight, press }
}
const answerQuestion = async (opened: ReturnType<typeof open>, answer: string) => {
  await opened.press('Confirm order')
  const question = await screen.findByRole('alertdialog', { name: 'Confirm the order?' })
  const buttons = [...question.querySelectorAll('button')]
  const button = buttons.find(({ textContent }) => textContent === answer)
  if (!button) throw new Error(`no ${answer}`)
  await opened.user.click(button)
}

describe('purchase 4, order: coupons pay everything', () => {
  it('[P4.order.6, A4.zero.1] confirms after the dialog, by no provider, and goes on to the result', async () => {
    const opened = open()
    service.on(confirmPaymentCall, () => paidByCoupons('B1', 'B1-0'))
    expect(document.querySelector('[data-bottom-bar]')?.textContent).toContain('Total HK$0.00')
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(['Confirm order', 'Cancel order'])
    await answerQuestion(opened, 'Not yet')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(service.getCalls(confirmPaymentCall)).toEqual([])
    await answerQuestion(opened, 'Confirm order')
    await waitFor(() => expect(service.getCalls(confirmPaymentCall)).toHaveLength(1))
    expect(service.getCalls(confirmPaymentCall)[0]?.body).toMatchObject({
      orderNo: 'B1',
      orderReqno: 'B1-0',
      payType: COUPONS_PAY_TYPE,
    })
    expect(service.calls.map(({ path }) => path)).toEqual([confirmPaymentCall.path])
    await waitFor(() =>
      expect(opened.events).toEqual([{ orderNo: 'B1', orderReqno: 'B1-0', payType: COUPONS_PAY_TYPE }]),
    )
  })

  it('the dialog announces in Chinese that the coupons will be used', async () => {
    const opened = open(true)
    await opened.user.click(await screen.findByRole('button', { name: '確認訂單' }))
    const question = await screen.findByRole('alertdialog', { name: '確認訂單？' })
    expect(question.textContent).toContain('確認後，所選優惠券將被使用。')
  })

  it('reports the start before it calls the service, so that the countdown does not end it, and then the end', async () => {
    const opened = open()
    service.on(confirmPaymentCall, () => paidByCoupons('B1', 'B1-0'))
    await answerQuestion(opened, 'Confirm order')
    await waitFor(() => expect(opened.inFlight).toHaveLength(2))
    expect(opened.inFlight).toEqual([
      [true, 0],
      [false, 1],
    ])
  })

  it('shows that the time to pay is over', async () => {
    const opened = open()
    service.on(confirmPaymentCall, () => ({ refuse: 'ORDER_EXPIRED' }))
    await answerQuestion(opened, 'Confirm order')
    await waitFor(() => expect(opened.events).toEqual(['expired']))
    expect(opened.host.toastTexts).toEqual(['order expired, please reorder'])
  })
})
