import { isGivenUp, nextCheckAt } from './check-open-attempts'
import { firstCheckAt } from './open-attempt'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

describe('the schedule of the reconciler', () => {
  it('the reconciler begins after 15 seconds and waits longer each time, two minutes at most', () => {
    const payBy = 900_000
    expect(firstCheckAt(0)).toBe(15_000)
    expect([1, 2, 3, 4].map((checks) => nextCheckAt(0, checks, payBy))).toEqual([30_000, 60_000, 120_000, 120_000])
  })
  it('the reconciler queries right after the deadline', () => {
    expect(nextCheckAt(840_000, 5, 900_000)).toBe(905_000)
    expect(nextCheckAt(905_000, 5, 900_000)).toBe(1_025_000)
  })
  it('the reconciler stops half an hour after the deadline', () => {
    expect(isGivenUp(30 * 60_000, 0)).toBe(false)
    expect(isGivenUp(30 * 60_000 + 1, 0)).toBe(true)
  })
})

describe('the reconciler finds payments that were not confirmed', () => {
  let service: PaymentService
  beforeAll(async () => {
    service = await startPaymentService()
  })
  afterAll(() => service.close())

  const getState = async (requestNo: string) =>
    (
      await service.context.db
        .selectFrom('payment_attempts')
        .selectAll()
        .where('request_no', '=', requestNo)
        .executeTakeFirstOrThrow()
    ).state
  const open = async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    return { member, orderNo, ...(await member.openPayment(orderNo)) }
  }

  it('the reconciler issues the ticket to a passenger who closed the page after paying', async () => {
    const { orderNo, sessionId } = await open()
    await service.sandbox.payByCard(sessionId)
    service.clock.advance(14_999)
    expect(await service.reconcile()).toBe(0)
    service.clock.advance(1)
    expect(await service.reconcile()).toBe(1)
    expect(await service.getStatus(orderNo)).toBe('paid')
    service.clock.advance(3_600_000)
    expect(await service.reconcile()).toBe(0)
  })

  it('the reconciler queries again after the provider could not be reached', async () => {
    const { orderNo, sessionId } = await open()
    await service.sandbox.payByCard(sessionId)
    await service.sandbox.setFault({ kind: 'busy', operation: 'order', reference: orderNo, times: 1 })
    service.clock.advance(15_000)
    await service.reconcile()
    expect(await service.getStatus(orderNo)).toBe('toPay')
    service.clock.advance(30_000)
    await service.reconcile()
    expect(await service.getStatus(orderNo)).toBe('paid')
  })

  it('two instances of the reconciler query an attempt once', async () => {
    const { orderNo, sessionId } = await open()
    await service.sandbox.payByCard(sessionId)
    service.clock.advance(15_000)
    const counts = await Promise.all([service.reconcile(), service.reconcile()])
    expect(counts[0] + counts[1]).toBe(1)
    expect(await service.getStatus(orderNo)).toBe('paid')
  })

  it('the reconciler closes an attempt without money', async () => {
    const { orderReqno } = await open()
    service.clock.advance(45 * 60_000)
    await service.reconcile()
    expect(await getState(orderReqno)).toBe('open')
    service.clock.advance(2 * 60_000 + 1)
    await service.reconcile()
    expect(await getState(orderReqno)).toBe('closed')
  })
})
