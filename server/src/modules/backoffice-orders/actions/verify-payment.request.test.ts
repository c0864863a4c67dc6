import { type PaymentService, startPaymentService } from '../../payments/testing/start-payment-service'
import { buyTickets } from '../../ticket-refunds/testing/buy-tickets.request'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService({ STAFF_SECOND_FACTOR: 'off' })
})
afterAll(() => service.close())

const newClerk = async () => {
  const clerk = await service.member(9)
  const row = { account_id: clerk.accountId, role: 'refund-clerk', granted_at: 0, granted_by: '' }
  await service.context.db.insertInto('staff_roles').values(row).execute()
  return {
    verify: async (orderNo: string, requestNo: string) =>
      (await clerk.call('staff/verify.payment', { orderNo, requestNo })).code,
    inspect: async (orderNo: string) =>
      (await clerk.call('staff/query.order', { orderNo })).responseData as { allowed: string[]; attempts: unknown[] },
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
        state: 'SETTLED',
        payments: [{ amount: 6500, outcome: 'PAID', transactionId: expect.stringMatching(/./) }],
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
    expect((await inspect(orderNo)).attempts).toMatchObject([{ state: 'CLOSED' }])
    expect(await service.reconcile()).toBe(0)
    expect(await verify(orderNo, orderReqno)).toBe('SUCCESS')
    expect((await inspect(orderNo)).attempts).toMatchObject([{ state: 'OPEN' }])
    expect(await service.reconcile()).toBe(1)
    expect((await inspect(orderNo)).attempts).toMatchObject([{ state: 'CLOSED' }])
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
