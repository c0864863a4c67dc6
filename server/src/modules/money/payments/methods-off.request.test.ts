import { runPaymentsCommand } from '../../../commands/payments/run-payments-command'
import { byTurns } from '../../../testing/by-turns'
import { apply, getQuote } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { listMethodsOff, switchMethodOff, switchMethodOn } from './methods-off.repository'
import { EVERY_METHOD, fakePaymentMethod } from './testing/fake-payment-method.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())
afterEach(async () => {
  for (const { provider } of await listMethodsOff(service.context.db))
    await switchMethodOn(service.context.db, provider)
})

const switchOff = (provider: string) =>
  switchMethodOff(service.context.db, { provider, since: service.clock.now(), reason: 'the bank is down' })
const WECHAT = { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.50' }
/** Wallets are offered where they open: that of WeChat inside its browser, Alipay's elsewhere. */
const listOffered = async (currency: string, payType: string): Promise<string[]> => {
  const member = await service.member()
  const { responseData } = await member.call(
    'manage/get.payment.type.info',
    { currency },
    payType === 'alipay' ? {} : WECHAT,
  )
  return (responseData as { payCode: string }[]).map(({ payCode }) => payCode)
}

describe.each(EVERY_METHOD)('a payment method that is switched off: %s', (payType) => {
  const it = byTurns(EVERY_METHOD, payType)
  const method = () => fakePaymentMethod(service, payType)
  const currency = payType === 'cmbpay' ? '1' : '2'

  it('the method is not offered, and is refused to a page that still shows it', async () => {
    expect(await listOffered(currency, payType)).toContain(payType)
    await switchOff(payType)
    const offered = await listOffered(currency, payType)
    expect(offered).not.toContain(payType)
    expect(offered.length).toBeGreaterThan(0)
    expect((await method().open()).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    await switchMethodOn(service.context.db, payType)
    expect((await method().open()).code).toBe('SUCCESS')
  })

  it.each(['notice', 'return', 'confirmation', 'reconciler'] as const)(
    'the method loses no money of an open attempt, which is found by %s, nor its refund',
    async (way) => {
      const { member, orderNo, orderReqno, pay } = await method().open()
      await switchOff(payType)
      await pay()
      if (way === 'notice') expect((await method().notify(orderNo, orderReqno)).statusCode).toBe(200)
      if (way === 'return')
        await service.app.inject({ method: 'GET', url: `/api/pay/return/${payType}?orderReqno=${orderReqno}` })
      if (way === 'confirmation') await member.confirm(orderNo, orderReqno, payType)
      service.clock.advance(15_000)
      if (way === 'reconciler') await service.reconcile()
      expect(await service.getStatus(orderNo)).toBe('paid')
      const bare = { member, orderNo, tickets: await listTickets(orderNo) }
      expect((await apply(bare, await getQuote(bare))).code).toBe('SUCCESS')
      await service.runOutbox()
      expect(method().listTransactions(orderNo)).toEqual([
        expect.stringContaining('PAYMENT'),
        expect.stringContaining('REFUND'),
      ])
    },
  )
})

const listTickets = async (orderNo: string): Promise<string[]> => {
  const tickets = service.context.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
  return (await tickets.execute()).map(({ ticket_no }) => ticket_no)
}

it('an attempt that was opened before is answered to the same key', async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  const headers = { 'idempotency-key': 'a-key-of-this-test' }
  const first = await member.requestPayment(orderNo, headers)
  await switchOff('MasterCard')
  expect(await member.requestPayment(orderNo, headers)).toEqual(first)
  expect((await member.requestPayment(orderNo)).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
})

describe('npm run payments', () => {
  const run = (...args: string[]) => runPaymentsCommand({ ...service.context, now: service.clock.now() }, args)

  it('the command switches a payment method off and on again, and lists the enabled ones', async () => {
    const all = ['MasterCard', 'wxpay', 'alipay', 'octopusonline', 'cmbpay'].map((code) => `${code}  not switched off`)
    expect(await run('show')).toEqual({ code: 0, lines: all })
    const since = new Date(service.clock.now()).toISOString()
    const off = [all[0], `wxpay  off since ${since}: the platform is down`, ...all.slice(2)]
    expect(await run('off', 'wxpay', 'the platform', 'is down')).toEqual({ code: 0, lines: off })
    expect(await listOffered('2', 'wxpay')).not.toContain('wxpay')
    expect(await run('off', 'wxpay', 'again')).toEqual({ code: 0, lines: ['wxpay is off already', ...off] })
    expect(await run('on', 'wxpay')).toEqual({ code: 0, lines: all })
    expect(await run('on', 'wxpay')).toEqual({ code: 0, lines: ['wxpay is on already', ...all] })
  })
  it.each([
    [[], 2],
    [['off', 'wxpay'], 2],
    [['on', 'wxpay', 'now'], 2],
    [['toggle', 'wxpay'], 2],
    [['off', 'paypal', 'why'], 1],
  ])('the command refuses %j with %i and changes nothing', async (args, code) => {
    expect((await run(...args)).code).toBe(code)
    expect(await listMethodsOff(service.context.db)).toEqual([])
  })
})
