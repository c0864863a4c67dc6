import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

/** An order that coupons pay whole. */
const freeOrder = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  await service.context.db
    .updateTable('orders')
    .set({ coupon_cents: 6500, due_cents: 0, request_no: 'free-1' })
    .where('order_no', '=', orderNo)
    .execute()
  return { member, orderNo }
}

describe('[A4.zero.1] nothing to pay is confirmed without a provider', () => {
  it('a free order issues tickets, once', async () => {
    const { member, orderNo } = await freeOrder()
    const first = await member.confirm(orderNo, 'free-1', 'voucher')
    expect(first).toMatchObject({ message: 'success', responseData: { payType: 'voucher' } })
    const order = await service.context.db
      .selectFrom('orders')
      .select('status')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
    expect(order.status).toBe('paid')
    expect((await member.confirm(orderNo, 'free-1', 'voucher')).responseData).toEqual(first.responseData)
    expect(service.sandbox.state.sessions.size).toBe(0)
  })
  it('a free order opens no payment', async () => {
    const { member, orderNo } = await freeOrder()
    expect((await member.requestPayment(orderNo)).code).toBe('ORDER_NOT_PAYABLE')
  })
  it('a free order is refused from the deadline on', async () => {
    const { member, orderNo } = await freeOrder()
    service.clock.advance(15 * 60_000)
    expect((await member.confirm(orderNo, 'free-1', 'voucher')).code).toBe('ORDER_EXPIRED')
  })
  it('a free order is refused with a number of another order', async () => {
    const { member, orderNo } = await freeOrder()
    expect((await member.confirm(orderNo, 'free-2', 'voucher')).code).toBe('ORDER_NOT_PAYABLE')
  })
})
