import { type PaymentService, startPaymentService } from './testing/start-payment-service'
import { DECLINED_CARD } from './testing/start-sandbox'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.sandbox.clearFaults())

const findTickets = (orderNo: string) =>
  service.context.db.selectFrom('tickets').selectAll().where('order_no', '=', orderNo).execute()

/** A member with an order and an open payment. */
const payer = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  const payment = await member.openPayment(orderNo)
  return { member, orderNo, ...payment }
}

describe('an order is paid only after the server queried the provider', () => {
  it('[D7.all.1] an order stays unpaid while the provider has taken nothing', async () => {
    const { member, orderNo, orderReqno } = await payer()
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_PENDING')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect(await findTickets(orderNo)).toHaveLength(0)
  })

  it('[P4.order.3, D7.card.1] an order is paid, with tickets, once the provider has taken the money', async () => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.sandbox.payByCard(sessionId)
    const answer = await member.confirm(orderNo, orderReqno)
    expect(answer).toMatchObject({ code: 'SUCCESS', message: 'success', responseData: { orderNo, orderReqno } })
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect(await findTickets(orderNo)).toHaveLength(1)
  })

  it('[P4.card.3, D9.13] an order does not trust the browser: the success indicator alone changes nothing', async () => {
    const { member, orderNo, orderReqno, successId } = await payer()
    const answer = await member.call('pay/update.order.payresult', {
      orderNo,
      orderReqno,
      payType: 'MasterCard',
      successId,
      resultIndicator: successId,
    })
    expect(answer.code).toBe('PAYMENT_PENDING')
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })

  it('[D9.13] an order is not paid by naming another payment method', async () => {
    const { member, orderNo, orderReqno } = await payer()
    expect((await member.confirm(orderNo, orderReqno, 'voucher')).code).toBe('ORDER_NOT_PAYABLE')
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })

  it('an order is not paid by the money of another order', async () => {
    const one = await payer()
    const other = await payer()
    await service.sandbox.payByCard(other.sessionId)
    expect((await one.member.confirm(one.orderNo, other.orderReqno)).code).toBe('ORDER_NOT_FOUND')
    expect(await service.getStatus(one.orderNo)).toBe('toPay')
  })
})

describe('a payment in the last second before the deadline', () => {
  const confirmJustBefore = async () => {
    const opened = await payer()
    const { pay_by } = await service.context.db
      .selectFrom('orders')
      .selectAll()
      .where('order_no', '=', opened.orderNo)
      .executeTakeFirstOrThrow()
    service.clock.set(pay_by - 500)
    expect((await opened.member.confirm(opened.orderNo, opened.orderReqno)).code).toBe('PAYMENT_PENDING')
    return opened
  }

  it('money before the deadline counts although the previous query found none', async () => {
    const { member, orderNo, orderReqno, sessionId } = await confirmJustBefore()
    await service.sandbox.payByCard(sessionId)
    service.clock.advance(600)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
    expect(await service.getStatus(orderNo)).toBe('paid')
  })

  it('an order without money is over after its deadline (negative control)', async () => {
    const { member, orderNo, orderReqno } = await confirmJustBefore()
    service.clock.advance(600)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('ORDER_EXPIRED')
  })
})

describe('confirming is safe to repeat', () => {
  it('[P7.result.1, A7.result.1] confirming answers the same paid order twice and issues tickets once', async () => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.sandbox.payByCard(sessionId)
    const first = await member.confirm(orderNo, orderReqno)
    const second = await member.confirm(orderNo, orderReqno)
    expect(second.responseData).toEqual(first.responseData)
    expect(await findTickets(orderNo)).toHaveLength(1)
  })

  it('confirming records the payment once when it is called five times at the same moment', async () => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.sandbox.payByCard(sessionId)
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.confirm(orderNo, orderReqno)))
    expect(answers.map((answer) => answer.code)).toEqual(Array(5).fill('SUCCESS'))
    expect(await findTickets(orderNo)).toHaveLength(1)
    const rows = await service.context.db
      .selectFrom('payment_transactions')
      .selectAll()
      .where('order_no', '=', orderNo)
      .execute()
    expect(rows.map((row) => row.outcome)).toEqual(['paid'])
  })
})

describe('confirming reports a failure', () => {
  it('confirming answers that a card was declined, and accepts another card on the same attempt', async () => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.sandbox.payByCard(sessionId, DECLINED_CARD)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_FAILED')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    await service.sandbox.payByCard(sessionId)
    service.clock.advance(1000)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
  })

  it.each([
    ['a dollar too little', { kind: 'wrong-amount', cents: -100 }, '64.00'],
    ['a cent too much', { kind: 'wrong-amount', cents: 1 }, '65.01'],
    ['another currency', { kind: 'wrong-currency' }, 'USD 65.00'],
  ] as const)('confirming refunds %s, and issues no ticket', async (_name, fault, amount) => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.sandbox.setFault({ ...fault, reference: orderNo })
    await service.sandbox.payByCard(sessionId)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_AMOUNT_MISMATCH')
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_AMOUNT_MISMATCH')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect(await findTickets(orderNo)).toHaveLength(0)
    await service.runOutbox()
    const gatewayOrder = service.sandbox.state.orders.get(orderReqno)
    expect(gatewayOrder?.transactions.map((each) => each.type)).toEqual(['PAYMENT', 'REFUND'])
    expect(service.letters.find((letter) => letter.to === member.email)?.text).toContain(amount)
  })

  it('[D7.all.1] an order can be paid by a second attempt after a wrong amount', async () => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.sandbox.setFault({ kind: 'wrong-amount', reference: orderNo, times: 1 })
    await service.sandbox.payByCard(sessionId)
    await member.confirm(orderNo, orderReqno)
    const second = await member.openPayment(orderNo)
    await service.sandbox.payByCard(second.sessionId)
    expect((await member.confirm(orderNo, second.orderReqno)).code).toBe('SUCCESS')
  })

  it('confirming answers that the provider cannot be reached, and nothing is lost', async () => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.sandbox.payByCard(sessionId)
    await service.sandbox.setFault({ kind: 'drop', operation: 'order' })
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PROVIDER_UNREACHABLE')
    await service.sandbox.clearFaults()
    service.clock.advance(1000)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
  })

  it('confirming answers that the deadline has passed, from the deadline on', async () => {
    const { member, orderNo, orderReqno } = await payer()
    service.clock.advance(15 * 60_000 - 1)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_PENDING')
    service.clock.advance(1)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('ORDER_EXPIRED')
  })

  it('confirming answers that a cancelled order cannot be paid', async () => {
    const { member, orderNo, orderReqno } = await payer()
    await member.cancel(orderNo)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('ORDER_NOT_PAYABLE')
  })

  it('confirming refuses the order of another member', async () => {
    const { orderNo, orderReqno } = await payer()
    const stranger = await service.member()
    expect((await stranger.confirm(orderNo, orderReqno)).code).toBe('ORDER_NOT_FOUND')
  })
})
