import { refundOrder } from '../../../../sandbox/money/refund-order'
import { fakePaymentMethod } from './testing/fake-payment-method.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

/** The merchant's staff refund at the provider's own site, of which the service gets no message. */
const refundAtProvider = (requestNo: string, cents: number): void => {
  const order = service.sandbox.state.orders.get(requestNo)
  if (!order) throw new Error('no order at the provider')
  const refund = { id: `by-hand-${cents}`, cents, currency: 'HKD', now: service.clock.now() }
  expect(refundOrder(service.sandbox.state, order, refund)).toMatchObject({ result: 'SUCCESS' })
}
const findTransaction = (requestNo: string) =>
  service.context.db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
const countReturned = async (): Promise<number> => {
  const metric = service.context.metrics.getSingleMetric('payment_returned_total')
  return ((await metric?.get())?.values ?? []).reduce((sum, { value }) => sum + value, 0)
}

describe.each(['MasterCard', 'wxpay'] as const)('[D7.all.4] money that was returned by %s', (payType) => {
  const method = () => fakePaymentMethod(service, payType)

  it.each([6500, 1000])('returned money pays no order, has no refund and is counted once: %i cents', async (cents) => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    refundAtProvider(orderReqno, cents)
    const before = await countReturned()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PAYMENT_FAILED')
    service.clock.advance(120_000)
    await service.reconcile()
    await service.runOutbox()
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect(await findTransaction(orderReqno)).toMatchObject({ outcome: 'returned', amount_cents: 6500 })
    expect(method().listTransactions(orderNo)).toEqual(['PAYMENT 6500', `REFUND ${cents}`])
    expect((await countReturned()) - before).toBe(1)
    expect(service.letters).toEqual([])
  })
  it('returned money leaves an order to be paid by another attempt', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    refundAtProvider(orderReqno, 6500)
    await member.confirm(orderNo, orderReqno, payType)
    const second = await method().attempt(member, orderNo)
    await second.pay()
    expect((await member.confirm(orderNo, second.orderReqno, payType)).code).toBe('SUCCESS')
  })
  it('returned money does not change an attempt that was recorded before', async () => {
    const { member, orderNo, orderReqno, pay } = await method().open()
    await pay()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    refundAtProvider(orderReqno, 6500)
    const before = await countReturned()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    await method().notify(orderNo, orderReqno)
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect(await findTransaction(orderReqno)).toMatchObject({ outcome: 'paid' })
    expect(await countReturned()).toBe(before)
  })
})
