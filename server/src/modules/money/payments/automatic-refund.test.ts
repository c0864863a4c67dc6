import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

/** A refund that is waiting to be made, and its order at the gateway. */
const owedRefund = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  const { orderReqno, sessionId } = await member.openPayment(orderNo)
  await service.sandbox.setFault({ kind: 'wrong-amount', reference: orderNo, times: 1 })
  await service.sandbox.payByCard(sessionId)
  await member.confirm(orderNo, orderReqno)
  const refunded = () =>
    service.sandbox.state.orders.get(orderReqno)?.transactions.filter((each) => each.type === 'REFUND') ?? []
  return { orderNo, refunded }
}
const later = async () => {
  service.clock.advance(60_000)
  await service.runOutbox()
}

describe('[D7.card.2] an automatic refund uses the same number on every retry', () => {
  it('[D7.all.3] an automatic refund moves money once when the answer was lost', async () => {
    const { orderNo, refunded } = await owedRefund()
    await service.sandbox.setFault({ kind: 'lose-answer', operation: 'refund', reference: orderNo, times: 1 })
    await service.runOutbox()
    expect(service.letters).toHaveLength(0)
    await later()
    expect(refunded()).toHaveLength(1)
    expect(service.letters).toHaveLength(1)
  })
  it('an automatic refund is retried until the gateway can be reached', async () => {
    const { orderNo, refunded } = await owedRefund()
    await service.sandbox.setFault({ kind: 'busy', operation: 'refund', reference: orderNo, times: 2 })
    await service.runOutbox()
    await later()
    expect(refunded()).toHaveLength(0)
    await later()
    expect(refunded()).toHaveLength(1)
  })
  it('an automatic refund is mailed only when a pending refund is done', async () => {
    const { orderNo, refunded } = await owedRefund()
    await service.sandbox.setFault({ kind: 'pending-refund', reference: orderNo, times: 1 })
    await service.runOutbox()
    expect(service.letters).toHaveLength(0)
    await later()
    expect(refunded()).toHaveLength(1)
    expect(service.letters).toHaveLength(1)
  })
})
