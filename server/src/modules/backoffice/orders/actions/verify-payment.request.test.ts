import { queryOrderFileCall, verifyPaymentCall } from '@shuttle/wire/staff'
import { newStaff } from '../../../../testing/new-staff'
import { type PaymentService, startPaymentService } from '../../../money/payments/testing/start-payment-service'
import { buyTickets } from '../../../passenger/ticket-refunds/testing/buy-tickets.request'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService({ STAFF_SECOND_FACTOR: 'off' })
})
afterAll(() => service.close())

const newClerk = async () => {
  const clerk = await newStaff(service.app, service.context, 'refund-clerk')
  return {
    verify: async (orderNo: string, requestNo: string) =>
      (await clerk.send(verifyPaymentCall, { orderNo, requestNo })).code,
    inspect: async (orderNo: string) => (await clerk.send(queryOrderFileCall, { orderNo })).data,
  }
}

describe('[D5.9] querying the provider again', () => {
  it('finds money on an attempt at once, before the reconciler is due', async () => {
    const { verify, inspect } = await newClerk()
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    await service.sandbox.payByCard(sessionId)
    expect(await service.reconcile()).toBe(0)
    expect((await inspect(orderNo)).allowed).toContain('payment.verify')
    expect(await verify(orderNo, orderReqno)).toBe('SUCCESS')
    expect(await service.reconcile()).toBe(1)
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect(await verify(orderNo, orderReqno)).toBe('STAFF_NO_ATTEMPT')
    const file = await inspect(orderNo)
    expect(file.attempts).toMatchObject([
      {
        requestNo: orderReqno,
        state: 'settled',
        payments: [{ amount: 6500, outcome: 'paid', transactionId: expect.stringMatching(/./) }],
      },
    ])
  })

  it('queries an attempt that was given up again, which closes again without money', async () => {
    const { verify, inspect } = await newClerk()
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno } = await member.openPayment(orderNo)
    service.clock.advance(47 * 60_000)
    await service.reconcile()
    service.clock.advance(3 * 60_000)
    await service.reconcile()
    expect((await inspect(orderNo)).attempts).toMatchObject([{ state: 'closed' }])
    expect(await service.reconcile()).toBe(0)
    expect(await verify(orderNo, orderReqno)).toBe('SUCCESS')
    expect((await inspect(orderNo)).attempts).toMatchObject([{ state: 'open' }])
    expect(await service.reconcile()).toBe(1)
    expect((await inspect(orderNo)).attempts).toMatchObject([{ state: 'closed' }])
  })

  it('refuses the query of an attempt of another order', async () => {
    const { verify } = await newClerk()
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno } = await member.openPayment(orderNo)
    const other = await buyTickets(service)
    expect(await verify(other.orderNo, orderReqno)).toBe('STAFF_NO_ATTEMPT')
  })
})
