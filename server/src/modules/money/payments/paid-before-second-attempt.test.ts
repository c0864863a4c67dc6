import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

const payer = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  return { member, orderNo, ...(await member.openPayment(orderNo)) }
}

describe('[D3.order.3] a passenger does not pay twice when the first payment arrives late', () => {
  it('money of an earlier attempt is recorded before another is opened', async () => {
    const { member, orderNo, sessionId } = await payer()
    await service.sandbox.payByCard(sessionId)
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect((await member.requestPayment(orderNo)).code).toBe('ORDER_NOT_PAYABLE')
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect(service.sandbox.state.sessions.size).toBe(1)
  })

  it('a second attempt is opened when the earlier one captured nothing, or its provider is unreachable', async () => {
    const { member, orderNo } = await payer()
    expect((await member.requestPayment(orderNo)).code).toBe('SUCCESS')
    await service.sandbox.setFault({ kind: 'drop', operation: 'order' })
    expect((await member.requestPayment(orderNo)).code).toBe('SUCCESS')
  })

  it('money that another merchant captured is refunded, and the order is still to be paid', async () => {
    const { member, orderNo, orderReqno, sessionId } = await payer()
    await service.context.db
      .updateTable('payment_attempts')
      .set({ merchant: 'ANOTHER' })
      .where('request_no', '=', orderReqno)
      .execute()
    await service.sandbox.payByCard(sessionId)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('PAYMENT_AMOUNT_MISMATCH')
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
})
