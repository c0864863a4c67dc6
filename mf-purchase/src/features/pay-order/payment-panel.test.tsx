import { isApiError } from '@shuttle/contracts'
import { aMember } from '@shuttle/testing'
import {
  confirmPaymentCall,
  logCardErrorCall,
  queryOrderCall,
  queryPaymentTypesCall,
  requestPaymentCall,
} from '@shuttle/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { CONFIRM_POLLS } from '../../domain/confirm-event'
import { texts as zhCn } from '../../i18n/payment/zh-cn'
import { texts as zhHk } from '../../i18n/payment/zh-hk'
import { openScreen } from '../../testing/open-screen'
import { paidByCoupons } from '../../testing/paid-order'
import { attemptedOrder, attemptOf, attemptWith, orderToPay, paidOrder, waysToPay } from '../../testing/payment-answers'
import { startTicketService, type TicketService } from '../../testing/ticket-service'
import { Slot as PaymentPanel } from './payment-panel'
import { CONFIRM_POLL_MS } from './use-confirmation'

const WALLET = {
  appId: 'wx1',
  timeStamp: '1795222800',
  nonceStr: 'N',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 'S',
}
const FORM = { action: 'https://bank.example/pay?MB_EUserPay', fields: { jsonRequestData: '{"a":"b"}' } }
const PROVIDER_FRAMES = 'https://frames.example'
const FRAME = { frameUrl: `${PROVIDER_FRAMES}/webhtml/frames/mastercard`, sessionId: 'S1', version: '1' }

let service: TicketService
/** Forms that a browser would have posted, in the order of their submission. */
let posted: { action: string; fields: [string, unknown][]; isWarned: boolean }[]
beforeEach(async () => {
  service = await startTicketService()
  service.on(queryOrderCall, () => orderToPay())
  service.on(queryPaymentTypesCall, () => waysToPay('MasterCard', 'wxpay', 'cmbpay'))
  service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_PENDING' }))
  posted = []
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  return service.stop()
})
beforeAll(() => {
  // jsdom has neither dialogs, nor scrolling, nor navigation.
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  HTMLFormElement.prototype.submit = function submit() {
    posted.push({ action: this.action, fields: [...new FormData(this)], isWarned: warnsBeforeLeaving() })
  }
})

/** Whether the browser would prompt before the page closes. */
const warnsBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const renderPanel = (
  returned?: { orderReqno: string; payType: string; hint: 'done' | 'cancelled' },
  paths: readonly string[] = [],
) => {
  const paid: object[] = []
  const inFlight: boolean[] = []
  const panel = (
    <PaymentPanel
      orderNo="B1"
      {...(returned && { returned })}
      onPaid={(payment) => paid.push(payment)}
      onExpired={() => undefined}
      onUnderWay={(isInFlight) => inFlight.push(isInFlight)}
      onCancelled={() => undefined}
    />
  )
  const opened = openScreen({
    at: '/details_payment?orderNo=B1',
    screen: panel,
    session: aMember(),
    paths,
    takesFaults: true,
  })
  const pay = async (name?: RegExp) => {
    if (name) await opened.user.click(screen.getByRole('radio', { name }))
    await opened.user.click(screen.getByRole('button', { name: 'Pay now' }))
  }
  return { ...opened, pay, paid, inFlight }
}
const openPanel = async (...how: Parameters<typeof renderPanel>) => {
  const opened = renderPanel(...how)
  await screen.findByRole('radio', { name: /^Card/ })
  return opened
}
/** Fake of WeChat's bridge, which reports the choice of the passenger. */
const fakeBridge = (word: string) => {
  const invoked: unknown[] = []
  const invoke = (...[name, parameters, showViolation]: [string, unknown, (answer: object) => void]) => {
    invoked.push([name, parameters])
    showViolation({ err_msg: `get_brand_wcpay_request:${word}` })
  }
  Object.assign(window, { WeixinJSBridge: { invoke } })
  return invoked
}

describe('purchase 5, payment', () => {
  it('[P2.payment.5, P5.payment.1] requires a payment type, shown only at the methods, and opens nothing without one', async () => {
    const { pay, host } = await openPanel()
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(['Pay now', 'Cancel order'])
    await pay()
    expect(screen.getByRole('alert').textContent).toBe('please select a payment method')
    expect(host.toastTexts).toEqual([])
    expect(service.getCalls(requestPaymentCall)).toHaveLength(0)
  })
  it('[D7.octopus.1, P5.payment.1] disables Octopus for an amount with its reason, and chooses the sole method left', async () => {
    service.on(queryPaymentTypesCall, () => ({
      ...waysToPay('MasterCard'),
      extend: { notForAmount: ['octopusonline'] },
    }))
    service.on(requestPaymentCall, () => attemptWith(FRAME))
    const { pay } = await openPanel()
    expect(service.getCalls(queryPaymentTypesCall)[0]?.body).toMatchObject({ orderNo: 'B1' })
    const octopus = screen.getByRole<HTMLInputElement>('radio', { name: /Octopus/ })
    expect(octopus.disabled).toBe(true)
    expect(octopus.closest('label')?.textContent).toContain('Octopus payments must be a multiple of 10 cents')
    expect(screen.getByRole('radio', { name: /^Card/, checked: true })).toBeTruthy()
    await pay()
    expect(await screen.findByTitle('Card payment form')).toBeTruthy()
  })
  it('[P5.payment.1] chooses the method that this member used last on this device', async () => {
    service.on(requestPaymentCall, () => attemptWith(FORM))
    const first = await openPanel()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await first.pay(/China Merchants/)
    await waitFor(() => expect(posted).toHaveLength(1))
    first.unmount()
    const second = await openPanel()
    expect(screen.getByRole('radio', { name: /China Merchants/, checked: true })).toBeTruthy()
    await second.pay()
    await waitFor(() => expect(posted).toHaveLength(2))
    second.unmount()
    const [used = '', member] = (localStorage.getItem('lastPayType') ?? '').split(' ')
    expect([used, member]).toEqual(['cmbpay', expect.stringMatching(/./)])
    localStorage.setItem('lastPayType', `${used} another-member`)
    await openPanel()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })
  it('reads an order that was paid meanwhile again instead of calling it unpayable', async () => {
    service.on(requestPaymentCall, () => ({ refuse: 'ORDER_NOT_PAYABLE' }))
    const { pay, host } = await openPanel()
    const read = () => service.getCalls(queryOrderCall).length
    const before = read()
    service.on(queryOrderCall, paidOrder)
    await pay(/China Merchants/)
    await waitFor(() => expect(read()).toBeGreaterThan(before))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy())
    expect(host.toastTexts).toEqual([])
  })
  it('shows that an order is unpayable when it cannot be paid and is not paid either', async () => {
    service.on(requestPaymentCall, () => ({ refuse: 'ORDER_NOT_PAYABLE' }))
    const { pay, host } = await openPanel()
    await pay(/China Merchants/)
    await waitFor(() => expect(host.toastTexts).toEqual(['This order cannot be paid at the moment']))
  })
  it('clears the outcome of one payment type once another is chosen', async () => {
    service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_FAILED' }))
    service.on(requestPaymentCall, () => attemptWith(FRAME))
    const { pay } = await openPanel({ orderReqno: 'R1', payType: 'cmbpay', hint: 'cancelled' })
    expect(await screen.findByText('You cancelled the payment')).toBeTruthy()
    await pay(/^Card/)
    await screen.findByTitle('Card payment form')
    expect(screen.queryByText('You cancelled the payment')).toBeNull()
  })
  it('[P8.text.7, A5.pay.3] shows the text for a later payment when the payment data is not ready', async () => {
    service.on(requestPaymentCall, () => attemptWith(''))
    const { pay, host } = await openPanel()
    await pay(/WeChat/)
    await waitFor(() => expect(host.toastTexts).toEqual(['please pay later']))
  })
})

describe('purchase 5: the idempotency key of a press', () => {
  const keys = () => new Set(service.getCalls(requestPaymentCall).map(({ idempotencyKey }) => idempotencyKey))
  const payAgain = async ({ user }: Awaited<ReturnType<typeof openPanel>>) => {
    service.on(requestPaymentCall, () => attemptWith(WALLET))
    const requestCount = service.getCalls(requestPaymentCall).length
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(service.getCalls(requestPaymentCall)).toHaveLength(requestCount + 1))
  }
  beforeEach(() => fakeBridge('cancel'))

  it('the key stays the same over a press without an answer: it is one attempt', async () => {
    service.on(requestPaymentCall, { break: true })
    const opened = await openPanel()
    await opened.pay(/WeChat/)
    await waitFor(() => expect(opened.host.anomalies).toHaveLength(1))
    await payAgain(opened)
    expect(keys().size).toBe(1)
  })
  it('the key changes after an attempt was opened', async () => {
    service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_FAILED' }))
    service.on(requestPaymentCall, () => attemptWith(WALLET))
    const opened = await openPanel()
    await opened.pay(/WeChat/)
    await screen.findByText('You cancelled the payment')
    await payAgain(opened)
    expect(keys().size).toBe(2)
  })
  it('the key changes after a refusal', async () => {
    service.on(requestPaymentCall, () => ({ refuse: 'TOO_MANY_REQUESTS' }))
    const opened = await openPanel()
    await opened.pay(/WeChat/)
    await waitFor(() => expect(opened.host.toastTexts).toHaveLength(1))
    await payAgain(opened)
    expect(keys().size).toBe(2)
  })
})

describe('an order whose attempt was opened in another tab or on another device', () => {
  beforeEach(() => {
    service.on(queryOrderCall, () => attemptedOrder('R1', '0'))
    service.on(requestPaymentCall, () => attemptWith(FORM))
  })
  /** Filters out a late call of the previous test, which names a payment method; the checks here have none. */
  const checks = () => service.getCalls(confirmPaymentCall).flatMap(({ body }) => (body.payType === '' ? [body] : []))

  it('shows an attempt of another device as being checked and warns before a second payment', async () => {
    const { user, pay } = renderPanel()
    expect(await screen.findByText('We are still checking your payment')).toBeTruthy()
    expect(checks()).toMatchObject([{ orderNo: 'B1', orderReqno: 'R1' }])
    expect(screen.getByText(/^The payment provider has not answered yet.*reference R1.*held until 10:15/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Pay again' }))
    await screen.findByRole('radio', { name: /^Card/ })
    await pay(/China Merchants/)
    expect((await screen.findByRole('alertdialog')).textContent).toContain('you may be charged twice')
    expect(service.getCalls(requestPaymentCall)).toHaveLength(0)
  })
  it('starts a payment without a warning after an attempt that took no money', async () => {
    service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_FAILED' }))
    const { pay } = await openPanel()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay now' }).className).toContain('primary'))
    expect(checks()).toHaveLength(1)
    await pay(/China Merchants/)
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
  it('opens the result of the other attempt once its money has arrived', async () => {
    service.on(confirmPaymentCall, () => paidByCoupons('B1', 'R1'))
    const { paid } = renderPanel()
    await waitFor(() => expect(paid).toMatchObject([{ orderNo: 'B1', orderReqno: 'R1' }]))
  })
})

describe('purchase 7: a form for a provider', () => {
  it('[P7.forms.1] the form is posted as the service signed it, without a leave warning, and the four call fields are sent before', async () => {
    service.on(requestPaymentCall, () => attemptWith(FORM))
    const { pay } = await openPanel()
    await pay(/China Merchants/)
    await waitFor(() => expect(posted).toHaveLength(1))
    const fields = [['jsonRequestData', '{"a":"b"}']]
    expect(posted[0]).toMatchObject({ action: FORM.action, fields, isWarned: false })
    expect(service.getCalls(requestPaymentCall)[0]?.body).toMatchObject({
      orderNo: 'B1',
      payType: 'cmbpay',
      callType: 'BUS',
      classesType: '1',
      sceneInfo: 'WAP',
    })
    expect(service.getCalls(requestPaymentCall)[0]?.commonFields).toMatchObject({ joinType: 'WEB' })
  })
  const returnsCancelled = async () => {
    const opened = await openPanel({ orderReqno: 'R1', payType: 'cmbpay', hint: 'cancelled' })
    expect(await screen.findByText('You cancelled the payment')).toBeTruthy()
    expect(service.getCalls(confirmPaymentCall)).toHaveLength(1)
    expect(screen.getByRole('radio', { name: /China Merchants/, checked: true })).toBeTruthy()
    return opened
  }
  it('a cancelled return is checked once, and a second payment needs a warning while money may arrive', async () => {
    const { user } = await returnsCancelled()
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('you may be charged twice')
    expect(service.getCalls(requestPaymentCall)).toHaveLength(0)
  })
  it('a cancelled return without money needs no warning before the next payment', async () => {
    service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_FAILED' }))
    service.on(requestPaymentCall, () => attemptWith(FORM))
    const { user } = await returnsCancelled()
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(posted).toHaveLength(1))
  })
})

describe('purchase 7: the wallet of WeChat', () => {
  it('[P5.payment.2, P7.wallet.1, P9.card.1] the wallet gets signed parameters; the service is polled every 300 ms', async () => {
    const invoked = fakeBridge('ok')
    service.on(requestPaymentCall, () => attemptWith(WALLET))
    const { pay, paid, inFlight } = await openPanel()
    expect(inFlight).toEqual([false])
    await pay(/WeChat/)
    await waitFor(() => expect(service.getCalls(confirmPaymentCall).length).toBeGreaterThan(2))
    expect(inFlight).toEqual([false, true])
    expect(invoked).toEqual([['getBrandWCPayRequest', WALLET]])
    expect(paid).toEqual([])
    expect([CONFIRM_POLL_MS, CONFIRM_POLLS]).toEqual([300, 20])
    expect(screen.getByText('please do not leave or close the page')).toBeTruthy()
    expect(warnsBeforeLeaving()).toBe(true)
  })
  it('a cancelled wallet leaves the order as it was', async () => {
    fakeBridge('cancel')
    service.on(requestPaymentCall, () => attemptWith(WALLET))
    const { pay, inFlight } = await openPanel()
    await pay(/WeChat/)
    expect(await screen.findByText('You cancelled the payment')).toBeTruthy()
    expect(inFlight).toEqual([false, true, false])
    expect(warnsBeforeLeaving()).toBe(false)
  })
})

describe('purchase 4, card-payment overlay', () => {
  const postFromFrame = async (data: object) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card payment form')
    const message = {
      source: frame.contentWindow,
      origin: PROVIDER_FRAMES,
      data: { ...data, nonce: new URL(frame.src).hash.slice(1) },
    }
    act(() => void window.dispatchEvent(new MessageEvent('message', message)))
  }
  it('[P4.card.2, P7.log.1] log/mastercard.log: the service gets a card form error; closing reads the order again', async () => {
    service.on(requestPaymentCall, () => attemptWith(FRAME))
    service.on(logCardErrorCall, () => ({}))
    const { pay, user } = await openPanel()
    await pay(/^Card/)
    await postFromFrame({ type: 'payment-frame:error', explanation: 'INVALID_SESSION' })
    expect(await screen.findByText('Order payment error, please pay again')).toBeTruthy()
    expect(screen.getByRole('alert').querySelector('svg.danger[aria-hidden=true]')).not.toBeNull()
    await waitFor(() => expect(service.getCalls(logCardErrorCall)).toHaveLength(1))
    expect(service.getCalls(logCardErrorCall)[0]?.body).toMatchObject({ orderNo: 'B1' })
    const read = service.getCalls(queryOrderCall).length
    await user.click(screen.getByRole('button', { name: 'Back to the order' }))
    await waitFor(() => expect(service.getCalls(queryOrderCall).length).toBeGreaterThan(read))
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy()
  })
  it('[P4.card.2] closing an error of an order whose time is over meanwhile opens order details on tab 1', async () => {
    service.on(requestPaymentCall, () => attemptWith(FRAME))
    service.on(logCardErrorCall, () => ({}))
    const { pay, user, here } = await openPanel(undefined, ['/order_details'])
    await pay(/^Card/)
    await postFromFrame({ type: 'payment-frame:error', explanation: 'INVALID_SESSION' })
    await screen.findByText('Order payment error, please pay again')
    service.on(queryOrderCall, () => orderToPay('2026-11-21 10:00:00'))
    await user.click(screen.getByRole('button', { name: 'Back to the order' }))
    await waitFor(() => expect(here()).toBe('/order_details?orderNo=B1&tab1=1'))
  })
  it('[P8.card.1] a form that fails after it was shown is checked once, before the passenger may pay again', async () => {
    service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_FAILED' }))
    service.on(requestPaymentCall, () => attemptWith(FRAME))
    service.on(logCardErrorCall, () => ({}))
    const { pay } = await openPanel()
    await pay(/^Card/)
    await postFromFrame({ type: 'payment-frame:loaded' })
    await postFromFrame({ type: 'payment-frame:error', explanation: 'NETWORK' })
    expect(await screen.findByText('Order payment error, please pay again')).toBeTruthy()
    expect(service.getCalls(confirmPaymentCall)).toHaveLength(1)
  })
  describe('shows the timeout of a form while the order is payable', () => {
    const openTimedOut = async () => {
      service.on(requestPaymentCall, () => attemptWith(FRAME))
      const opened = await openPanel()
      await opened.pay(/^Card/)
      await postFromFrame({ type: 'payment-frame:loaded' })
      await postFromFrame({ type: 'payment-frame:timeout' })
      expect(await screen.findByText('We are still checking your payment')).toBeTruthy()
      return opened
    }
    it('shows a timed-out payment as being checked, and offers no second payment', async () => {
      await openTimedOut()
      expect(screen.getByText(/Card .*has not answered yet.*reference R1.*held until 10:15/)).toBeTruthy()
      expect(screen.queryByText(/try again|pay again$/)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
    })
    it('warns of two charges beside the second attempt, whose button is secondary but enabled', async () => {
      const { user } = await openTimedOut()
      expect(screen.getByText(/If you pay again now, you may be charged twice/)).toBeTruthy()
      expect(screen.queryByText(/do not pay again/)).toBeNull()
      expect(screen.getByRole('button', { name: 'Check again' }).className).toContain('primary')
      const again = screen.getByRole('button', { name: 'Pay again' })
      expect(again.className).toContain('text')
      await user.click(again)
      const pay = screen.getByRole('button', { name: 'Pay now' })
      expect(pay.className).toContain('soft')
      await user.click(pay)
      const question = within(await screen.findByRole('alertdialog'))
      expect(question.getByRole('button', { name: 'Keep waiting' }).className).toContain('primary')
      expect(question.getByRole('button', { name: 'Pay again' }).className).toContain('soft')
    })
    it.each([
      ['zh-hk', /如現在再次付款，可能會扣款兩次/, /請勿(重複|再次)付款/],
      ['zh-cn', /如现在再次支付，可能会扣款两次/, /请勿(重复|再次)支付/],
    ] as const)('warns in %s instead of forbidding the second attempt that is offered', (language, warning, ban) => {
      const { card } = { 'zh-hk': zhHk, 'zh-cn': zhCn }[language]
      expect(card.undecidedHint).toMatch(warning)
      expect(card.undecidedHint).not.toMatch(ban)
    })
    it('shows the payment reference of a checked attempt without a line break in its middle', async () => {
      service.on(requestPaymentCall, () => ({
        ...attemptWith(FRAME),
        responseData: { ...attemptWith(FRAME).responseData, orderReqno: 'B1-02' },
      }))
      const { pay } = await openPanel()
      await pay(/^Card/)
      await postFromFrame({ type: 'payment-frame:loaded' })
      await postFromFrame({ type: 'payment-frame:timeout' })
      const reference = await screen.findByText('B1-02')
      expect(reference.className).toBe('identifier')
      expect(reference.parentElement?.textContent).toContain('Payment reference B1-02.')
    })
    it('a second attempt needs an explicit warning, also after a reload', async () => {
      const { user, unmount } = await openTimedOut()
      await user.click(screen.getByRole('button', { name: 'Pay again' }))
      await user.click(screen.getByRole('button', { name: 'Pay now' }))
      const warning = await screen.findByRole('alertdialog')
      expect(warning.textContent).toContain('you may be charged twice')
      expect(service.getCalls(requestPaymentCall)).toHaveLength(1)
      unmount()
      const again = await openPanel()
      await again.pay(/^Card/)
      expect(service.getCalls(requestPaymentCall)).toHaveLength(1)
      await again.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Pay again' }))
      await waitFor(() => expect(service.getCalls(requestPaymentCall)).toHaveLength(2))
    })
    it('warns before a third attempt after a declined second one while the first is open', async () => {
      const { user } = await openTimedOut()
      await user.click(screen.getByRole('button', { name: 'Pay again' }))
      await user.click(screen.getByRole('button', { name: 'Pay now' }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Pay again' }))
      await waitFor(() => expect(service.getCalls(requestPaymentCall)).toHaveLength(2))
      service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_FAILED' }))
      await postFromFrame({ type: 'payment-frame:loaded' })
      await postFromFrame({ type: 'payment-frame:timeout' })
      await user.click(await screen.findByRole('button', { name: 'Back to the order' }))
      await user.click(screen.getByRole('button', { name: 'Pay now' }))
      expect(await screen.findByRole('alertdialog')).toBeTruthy()
      expect(service.getCalls(requestPaymentCall)).toHaveLength(2)
    })
    it('[A4.card.1] offers a second payment without a warning once the provider reports no money', async () => {
      service.on(confirmPaymentCall, () => ({ refuse: 'PAYMENT_FAILED' }))
      service.on(requestPaymentCall, () => attemptWith(FRAME))
      const { pay, user } = await openPanel()
      await pay(/^Card/)
      await postFromFrame({ type: 'payment-frame:loaded' })
      await postFromFrame({ type: 'payment-frame:timeout' })
      expect(await screen.findByText('The payment timed out. Nothing was charged.')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Back to the order' }))
      await user.click(screen.getByRole('button', { name: 'Pay now' }))
      await waitFor(() => expect(service.getCalls(requestPaymentCall)).toHaveLength(2))
    })
    it('shows an error whose money may still arrive as being checked, with the same warning', async () => {
      service.on(requestPaymentCall, () => attemptWith(FRAME))
      service.on(logCardErrorCall, () => ({}))
      const { pay, user } = await openPanel()
      await pay(/^Card/)
      await postFromFrame({ type: 'payment-frame:loaded' })
      await postFromFrame({ type: 'payment-frame:error', explanation: 'NETWORK' })
      expect(await screen.findByText('We are still checking your payment')).toBeTruthy()
      expect(screen.getByText(/Card .*has not answered yet.*reference R1.*held until 10:15/)).toBeTruthy()
      expect(screen.queryByText('Order payment error, please pay again')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Pay again' }))
      await user.click(screen.getByRole('button', { name: 'Pay now' }))
      expect(await screen.findByRole('alertdialog')).toBeTruthy()
      expect(service.getCalls(requestPaymentCall)).toHaveLength(1)
    })
    it('warns before a second payment if the form was closed and its money may still arrive', async () => {
      service.on(requestPaymentCall, () => attemptWith(FRAME))
      const { pay, user } = await openPanel()
      await pay(/^Card/)
      await postFromFrame({ type: 'payment-frame:loaded' })
      await user.click(screen.getByRole('button', { name: 'Close' }))
      expect(await screen.findByText('You cancelled the payment')).toBeTruthy()
      expect(await screen.findByText(/Your first payment may still arrive/)).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Pay now' }))
      expect((await screen.findByRole('alertdialog')).textContent).toContain('you may be charged twice')
      expect(service.getCalls(requestPaymentCall)).toHaveLength(1)
    })
    it('the first payment still needs the warning after a second form that was never shown', async () => {
      service.on(logCardErrorCall, () => ({}))
      const { user } = await openTimedOut()
      await user.click(screen.getByRole('button', { name: 'Pay again' }))
      await user.click(screen.getByRole('button', { name: 'Pay now' }))
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: 'Pay again' }))
      await postFromFrame({ type: 'payment-frame:error', explanation: 'INVALID_SESSION' })
      await user.click(await screen.findByRole('button', { name: 'Back to the order' }))
      expect(screen.getByRole('button', { name: 'Pay now' }).className).toContain('soft')
    })
    it('reads the order again by itself, so that late money is found', async () => {
      await openTimedOut()
      const read = service.getCalls(queryOrderCall).length
      await waitFor(() => expect(service.getCalls(queryOrderCall).length).toBeGreaterThan(read), { timeout: 20_000 })
    })
  })
  describe('a card form that is open when the time to pay is over', () => {
    const openAtTheEnd = async () => {
      service.on(requestPaymentCall, () => attemptWith(FRAME))
      const opened = await openPanel()
      await opened.pay(/^Card/)
      await postFromFrame({ type: 'payment-frame:loaded' })
      await waitFor(() => expect(opened.inFlight.at(-1)).toBe(true))
      expect(service.getCalls(confirmPaymentCall)).toHaveLength(0)
      opened.host.now = () => Date.parse('2026-11-21T10:15:00+08:00')
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      return opened
    }
    it('a form that may have sent its card is checked before the order is shown as over', async () => {
      const { paid, inFlight } = await openAtTheEnd()
      expect(await screen.findByText('order expired, please reorder')).toBeTruthy()
      expect(service.getCalls(confirmPaymentCall)).toHaveLength(1)
      expect([paid, inFlight.at(-1)]).toEqual([[], false])
    })
    it('a form is paid if the service confirms it', async () => {
      service.on(confirmPaymentCall, () => paidByCoupons('B1', 'R1'))
      const { paid } = await openAtTheEnd()
      await waitFor(() => expect(paid).toMatchObject([{ orderNo: 'B1', orderReqno: 'R1', payType: 'MasterCard' }]))
    })
  })
  it('a form with an unknown outcome is shown as still being confirmed', async () => {
    service.on(requestPaymentCall, () => attemptWith(FRAME))
    service.on(logCardErrorCall, () => ({}))
    service.on(confirmPaymentCall, { break: true })
    const { pay } = await openPanel()
    await pay(/^Card/)
    await postFromFrame({ type: 'payment-frame:loaded' })
    await postFromFrame({ type: 'payment-frame:timeout' })
    expect(await screen.findByText('We are still checking your payment')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  })
  describe('log reports of a result', () => {
    const checkCard = async () => {
      service.on(requestPaymentCall, () => attemptWith(FRAME))
      service.on(logCardErrorCall, () => ({}))
      const { pay, host } = await openPanel()
      await pay(/^Card/)
      await postFromFrame({ type: 'payment-frame:loaded' })
      await postFromFrame({ type: 'payment-frame:timeout' })
      await screen.findByText('We are still checking your payment')
      return host.faults.filter((fault) => isApiError(fault))
    }
    it('a payment check with an unreadable answer reports a fault', async () => {
      service.on(confirmPaymentCall, { unreadable: { message: 'success', responseData: 'no order' } })
      expect(await checkCard()).toMatchObject([{ kind: 'unreadable' }])
    })
    it('a payment check without an answer reports no fault', async () => {
      service.on(confirmPaymentCall, { break: true })
      expect(await checkCard()).toEqual([])
    })
  })
  it('[P2.route.8] the result is requested with what its address carries', async () => {
    service.on(requestPaymentCall, () => attemptWith(FRAME))
    const { pay } = await openPanel()
    await pay(/^Card/)
    await postFromFrame({ type: 'payment-frame:complete', resultIndicator: 'OK1' })
    await waitFor(() => expect(service.getCalls(confirmPaymentCall).length).toBeGreaterThan(0))
    expect(service.getCalls(confirmPaymentCall).map(attemptOf)[0]).toEqual({
      orderReqno: 'R1',
      payType: 'MasterCard',
      sum: '5800',
      callType: 'BUS',
      line: 'ZHOHKG',
      passengerCount: '1',
      joined: 'R1',
      soldOn: '2026-11-21',
    })
  })
})
