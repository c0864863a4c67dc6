import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.sandbox.clearFaults())

const getRequestNumber = (answer: { responseData?: unknown }) =>
  (answer.responseData as { orderReqno: string }).orderReqno

describe('[D1.12] methods that can take the currency', () => {
  it.each([
    ['1', ['MasterCard', 'alipay', 'cmbpay']],
    ['2', ['MasterCard', 'alipay', 'octopusonline']],
    [2, ['MasterCard', 'alipay', 'octopusonline']],
  ])(
    '[A7.types.1, D1.13] the list has card and Alipay for currency %p, the bank for yuan, Octopus for dollars',
    async (currency, codes) => {
      const member = await service.member()
      const answer = await member.call('manage/get.payment.type.info', { joinType: 'WEB', currency })
      expect(answer.responseData).toEqual(codes.map((payCode) => ({ payCode })))
    },
  )
  it('the list refuses an unknown currency', async () => {
    const member = await service.member()
    expect((await member.call('manage/get.payment.type.info', { currency: '3' })).code).toBe('BAD_REQUEST')
  })
  it('the list is for members', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/manage/get.payment.type.info',
      payload: { currency: '1' },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, '401'])
  })
})

describe('[D9.12] each request renews the attempt, old ones stay verifiable', () => {
  it('[P7.payreq.1, A7.payreq.1] a request names the latest attempt on the order', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const first = await member.openPayment(orderNo)
    const second = await member.openPayment(orderNo)
    expect(second.orderReqno).not.toBe(first.orderReqno)
    const order = await service.context.db
      .selectFrom('orders')
      .select('request_no')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
    expect(order.request_no).toBe(second.orderReqno)
  })
  it('[D9.12] money of an older attempt is accepted', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const first = await member.openPayment(orderNo)
    await member.openPayment(orderNo)
    await service.sandbox.payByCard(first.sessionId)
    expect((await member.confirm(orderNo, first.orderReqno)).code).toBe('SUCCESS')
  })
})

describe('[D9.14] one key is one attempt', () => {
  it('a repeated key answers the attempt of its first request again', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const first = await member.requestPayment(orderNo, { 'idempotency-key': 'press-1' })
    const second = await member.requestPayment(orderNo, { 'idempotency-key': 'press-1' })
    expect(getRequestNumber(second)).toBe(getRequestNumber(first))
  })
  it('two presses at the same moment get one attempt', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.requestPayment(orderNo, { 'idempotency-key': 'press-2' })),
    )
    expect(new Set(answers.map(getRequestNumber)).size).toBe(1)
  })
  it('keys of 200 characters are compared to the last one, and longer ones are refused by name', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const press = (end: string) => member.requestPayment(orderNo, { 'idempotency-key': 'k'.repeat(199) + end })
    expect(getRequestNumber(await press('a'))).not.toBe(getRequestNumber(await press('b')))
    expect(await press('ab')).toMatchObject({ code: 'BAD_REQUEST', responseData: { fields: ['Idempotency-Key'] } })
  })
  it('a used key is refused for another order', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    await member.requestPayment(orderNo, { 'idempotency-key': 'press-3' })
    await member.cancel(orderNo)
    // Within ten seconds the same body would be the same order.
    service.clock.advance(10_001)
    const other = await member.placeOrder()
    expect((await member.requestPayment(other, { 'idempotency-key': 'press-3' })).code).toBe('IDEMPOTENCY_MISMATCH')
  })
})

describe('payment is limited to an own unpaid order before its deadline', () => {
  it('payment of the order of another member is refused', async () => {
    const orderNo = await (await service.member()).placeOrder()
    expect((await (await service.member()).requestPayment(orderNo)).code).toBe('ORDER_NOT_FOUND')
  })
  it('[P8.text.6] payment is refused from the deadline on', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    service.clock.advance(15 * 60_000 - 1)
    expect((await member.requestPayment(orderNo)).code).toBe('SUCCESS')
    service.clock.advance(1)
    expect((await member.requestPayment(orderNo)).code).toBe('ORDER_EXPIRED')
  })
  it('payment of a paid or cancelled order is refused', async () => {
    const member = await service.member()
    const paid = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(paid)
    await service.sandbox.payByCard(sessionId)
    await member.confirm(paid, orderReqno)
    service.clock.advance(10_001)
    expect((await member.requestPayment(paid)).code).toBe('ORDER_NOT_PAYABLE')
    const cancelled = await member.placeOrder()
    await member.cancel(cancelled)
    expect((await member.requestPayment(cancelled)).code).toBe('ORDER_NOT_PAYABLE')
  })
  it('a payment method that is not configured is refused', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const answer = await member.call('wx/query.wx.order.payreq', { orderNo, payType: 'wxpay' })
    expect(answer.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  })
  it('an unreachable provider is reported', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    await service.sandbox.setFault({ kind: 'busy', operation: 'session', reference: orderNo })
    expect((await member.requestPayment(orderNo)).code).toBe('PROVIDER_UNREACHABLE')
  })
  it('[D3.order.1] the provider gets the rest of the payment window', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    service.clock.advance(60_000)
    const { sessionId } = await member.openPayment(orderNo)
    const session = service.sandbox.state.sessions.get(sessionId)
    expect((session?.endsAt ?? 0) - service.clock.now()).toBe(14 * 60_000)
  })
})
