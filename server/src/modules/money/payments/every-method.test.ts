import { byTurns } from '../../../testing/by-turns'
import { expireOrders } from '../../passenger/orders'
import { checkCredentials } from './check-credentials'
import { getSandboxKeys } from './sandbox-keys'
import { EVERY_METHOD, fakePaymentMethod, LIES } from './testing/fake-payment-method.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

const MINUTE = 60_000
const WINDOW = 15 * MINUTE
const findRow = (orderNo: string) =>
  service.context.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
/** Recipients of mails about an order. */
const findRecipients = (orderNo: string) =>
  service.letters.filter(({ text }) => text.includes(orderNo)).map(({ to }) => to)
const openedAtProviders = () => service.sandbox.state.sessions.size + service.sandbox.state.pending.size
const sweep = () => expireOrders(service.context.db, service.clock.now())
const settleAll = async () => {
  for (let time = 0; time < 4; time += 1) {
    service.clock.advance(MINUTE)
    await service.reconcile()
    await service.runOutbox()
  }
}

describe.each(EVERY_METHOD)('[P7.payreq.1] rules of every payment method: %s', (payType) => {
  const it = byTurns(EVERY_METHOD, payType)
  const method = () => fakePaymentMethod(service, payType)
  const cents = payType === 'cmbpay' ? 5800 : 6500

  it('[D7.all.1] a payment takes the amount and currency of the order, whatever the client sends', async () => {
    const { member, orderNo } = await method().open()
    const attempt = await method().attempt(member, orderNo, LIES)
    expect(attempt).toMatchObject({ code: 'SUCCESS', cents })
    await attempt.pay()
    expect(method().listTransactions(orderNo)).toEqual([`PAYMENT ${cents}`])
    expect((await member.confirm(orderNo, attempt.orderReqno, payType)).code).toBe('SUCCESS')
    expect(await findRow(orderNo)).toMatchObject({ status: 'paid', due_cents: cents, pay_type: payType })
  })

  it('[D7.all.3] a payment of one cent less is refunded, and the order is still to be paid', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await service.sandbox.setFault({ kind: 'wrong-amount', cents: -1, reference: orderNo, times: 1 })
    await pay()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PAYMENT_AMOUNT_MISMATCH')
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })

  it('[D3.order.3] the second payment of an order is refunded in full', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    const second = await method().attempt(member, orderNo)
    expect(second.orderReqno).not.toBe(orderReqno)
    await pay()
    await second.pay()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    await settleAll()
    expect(method().listTransactions(orderNo).toSorted()).toEqual([
      `PAYMENT ${cents}`,
      `PAYMENT ${cents}`,
      `REFUND ${cents}`,
    ])
    expect(findRecipients(orderNo)).toEqual([member.email, member.email])
    expect(await service.getStatus(orderNo)).toBe('paid')
  })

  it('an order with two payments counts the confirmed one, and the card payment is refunded', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    const card = await fakePaymentMethod(service, 'MasterCard').attempt(member, orderNo)
    await card.pay()
    await pay()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    expect((await findRow(orderNo)).pay_type).toBe(payType)
    await settleAll()
    expect(method().listTransactions(orderNo).toSorted()).toEqual([
      `PAYMENT ${cents}`,
      `PAYMENT ${cents}`,
      `REFUND ${cents}`,
    ])
    const refunds = await service.context.db.selectFrom('refunds').selectAll().where('order_no', '=', orderNo).execute()
    expect(refunds).toMatchObject([{ request_no: card.orderReqno, provider: 'MasterCard', state: 'done' }])
  })

  it('an order that is paid cannot be paid again', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    await member.confirm(orderNo, orderReqno, payType)
    expect((await method().attempt(member, orderNo)).code).toBe('ORDER_NOT_PAYABLE')
  })

  it('an order that is cancelled cannot be paid', async () => {
    const { member, orderNo } = await method().open()
    await member.cancel(orderNo)
    expect((await method().attempt(member, orderNo)).code).toBe('ORDER_NOT_PAYABLE')
  })

  it('the order of another member is neither paid nor confirmed, nor is an attempt of another order', async () => {
    const { orderNo, orderReqno, pay } = await method().open()
    const stranger = await method().open()
    expect((await method().attempt(stranger.member, orderNo)).code).toBe('ORDER_NOT_FOUND')
    await pay()
    expect((await stranger.member.confirm(orderNo, orderReqno, payType)).code).toBe('ORDER_NOT_FOUND')
    expect((await stranger.member.confirm(stranger.orderNo, orderReqno, payType)).code).toBe('ORDER_NOT_FOUND')
    expect([await service.getStatus(orderNo), await service.getStatus(stranger.orderNo)]).toEqual(['toPay', 'toPay'])
  })

  it.each([
    [WINDOW - 1, 'SUCCESS'],
    [WINDOW, 'ORDER_EXPIRED'],
  ])('[D3.order.1] a payment request after %i ms is answered %s', async (passed, code) => {
    const { member, orderNo } = await method().open()
    service.clock.advance(passed)
    const opened = openedAtProviders()
    expect((await method().attempt(member, orderNo)).code).toBe(code)
    if (code === 'ORDER_EXPIRED') expect(openedAtProviders()).toBe(opened)
  })

  it.each([
    [WINDOW - 1, 'PAYMENT_PENDING'],
    [WINDOW, 'ORDER_EXPIRED'],
  ])('[D3.order.1] an unpaid order after %i ms is answered %s', async (passed, code) => {
    const { member, orderNo, orderReqno } = await method().open()
    service.clock.advance(passed)
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe(code)
  })

  it.each([WINDOW - 1, WINDOW])('[D3.order.1] an order paid in time, confirmed after %i ms is paid', async (passed) => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    service.clock.advance(passed)
    await sweep()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    expect(method().listTransactions(orderNo)).toEqual([`PAYMENT ${cents}`])
  })

  it('[D3.order.1] the provider accepts nothing from the deadline on', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    service.clock.advance(WINDOW)
    await pay()
    expect(method().listTransactions(orderNo)).toEqual([])
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('ORDER_EXPIRED')
  })

  it('a notice that is repeated, at once and later, pays once and mails once', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    const notices = await Promise.all([1, 2, 3, 4, 5].map(() => method().notify(orderNo, orderReqno)))
    expect(notices.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    await service.runOutbox()
    service.clock.advance(WINDOW + MINUTE)
    await sweep()
    expect((await method().notify(orderNo, orderReqno)).statusCode).toBe(200)
    await settleAll()
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect(method().listTransactions(orderNo)).toEqual([`PAYMENT ${cents}`])
    expect(findRecipients(orderNo)).toEqual([member.email])
  })

  it('a confirmation and a notice at once pay once', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    const [confirmed, notice] = await Promise.all([
      member.confirm(orderNo, orderReqno, payType),
      method().notify(orderNo, orderReqno),
    ])
    expect([confirmed.code, notice.statusCode]).toEqual(['SUCCESS', 200])
    await settleAll()
    expect(findRecipients(orderNo)).toEqual([member.email])
    expect(method().listTransactions(orderNo)).toEqual([`PAYMENT ${cents}`])
  })

  it('a payer who closes the page after paying still gets the tickets', async () => {
    const { member, orderNo, pay } = await method().open()
    await pay()
    await settleAll()
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect(findRecipients(orderNo)).toEqual([member.email])
  })
})

describe('[D1.12] the offered payment methods follow the currency', () => {
  const offered = async (currency: string, headers: Record<string, string> = {}) => {
    const member = await service.member()
    const { responseData } = await member.call('manage/get.payment.type.info', { currency }, headers)
    return EVERY_METHOD.filter((payType) => JSON.stringify(responseData).includes(`"${payType}"`))
  }
  it.each([
    ['1', ['MasterCard', 'cmbpay', 'alipay']],
    ['2', ['MasterCard', 'octopusonline', 'alipay']],
  ])('currency %s offers %j, and the wallet in WeChat', async (currency, payTypes) => {
    expect(await offered(currency)).toEqual(payTypes)
    const inWechat = await offered(currency, { 'user-agent': 'MicroMessenger/8.0' })
    expect(inWechat.filter((payType) => payType !== 'wxpay')).toEqual(
      payTypes.filter((payType) => payType !== 'alipay'),
    )
    expect(inWechat).toContain('wxpay')
  })
  it.each(['paypal', '', 'voucher', '__proto__'])('%j is not a payment method', async (payType) => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { code } = await member.call('wx/query.wx.order.payreq', { orderNo, payType })
    expect(['PAYMENT_METHOD_UNAVAILABLE', 'BAD_REQUEST']).toContain(code)
  })
})

describe('a check of our credentials at a provider', () => {
  const check = async (payType: string) => {
    const provider = service.methods.byCode(payType)
    return provider && checkCredentials(provider, service.clock.now())
  }
  const pem = () => getSandboxKeys('cmb-bank').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const publicPem = () => getSandboxKeys('octopus').publicKey.export({ type: 'spki', format: 'pem' }).toString()
  afterAll(() => service.restartWith({}))

  it.each(EVERY_METHOD)('the check accepts valid credentials, and opens no payment: %s', async (payType) => {
    const opened = openedAtProviders()
    expect(await check(payType)).toEqual({ state: 'accepted' })
    expect(openedAtProviders()).toBe(opened)
  })

  it.each(EVERY_METHOD)('the check proves nothing where the provider does not answer: %s', async (payType) => {
    await service.sandbox.setFault({ kind: 'drop', operation: 'order' })
    expect(await check(payType)).toMatchObject({ state: 'unanswered' })
  })

  it.each([
    ['MasterCard', () => ({ GATEWAY_PASSWORD: 'another' })],
    ['MasterCard', () => ({ GATEWAY_MERCHANT: 'ANOTHER' })],
    ['MasterCard', () => ({ GATEWAY_REPORT_PASSWORD: 'another' })],
    ['wxpay', () => ({ WECHAT_PAY_API_KEY: 'another-api-v3-key-of-32-bytes-0' })],
    ['cmbpay', () => ({ CMB_OPERATOR_PASSWORD: 'another' })],
    ['cmbpay', () => ({ CMB_PUBLIC_KEY: publicPem() })],
    ['wxpay', () => ({ WECHAT_PAY_PRIVATE_KEY: pem() })],
    ['cmbpay', () => ({ CMB_KEY: 'another' })],
    ['octopusonline', () => ({ OCTOPUS_PRIVATE_KEY: pem() })],
    ['alipay', () => ({ ALIPAY_PRIVATE_KEY: pem() })],
    ['alipay', () => ({ ALIPAY_APP_ID: 'another' })],
    ['alipay', () => ({ ALIPAY_PUBLIC_KEY: publicPem() })],
  ] as const)('the check reports another secret as refused: %s', async (payType, toSettings) => {
    await service.restartWith(toSettings())
    expect(await check(payType)).toMatchObject({ state: 'refused' })
  })
})
