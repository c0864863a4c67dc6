import { errorTexts } from '@shuttle/i18n/errors'
import { ATTEMPTS_PER_ORDER, ATTEMPTS_WINDOW_MS } from './open-attempt'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

type Member = Awaited<ReturnType<PaymentService['member']>>
/** A member's order with as many attempts as it may have. */
const fill = async (member: Member) => {
  const orderNo = await member.placeOrder()
  for (let count = 0; count < ATTEMPTS_PER_ORDER; count += 1) await member.openPayment(orderNo)
  return orderNo
}
const findRow = (orderNo: string) =>
  service.context.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
const countAttempts = async (orderNo: string) =>
  (await service.context.db.selectFrom('payment_attempts').select('state').where('order_no', '=', orderNo).execute())
    .length

describe('[D9.12] an order has twenty attempts in five minutes', () => {
  it('the next attempt is refused in the language of the passenger, without a call to the provider', async () => {
    const member = await service.member()
    const orderNo = await fill(member)
    const latest = (await findRow(orderNo)).request_no
    const sessions = service.sandbox.state.sessions.size
    for (const [header, language] of [
      ['zh-CN', 'zh-cn'],
      ['zh-HK', 'zh-hk'],
      ['en', 'en'],
    ] as const)
      expect(await member.requestPayment(orderNo, { 'accept-language': header })).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: errorTexts[language].TOO_MANY_REQUESTS,
      })
    expect([service.sandbox.state.sessions.size, await countAttempts(orderNo)]).toEqual([sessions, ATTEMPTS_PER_ORDER])
    expect((await findRow(orderNo)).request_no).toBe(latest)
  })

  it('an order has further attempts when the five minutes are over', async () => {
    const member = await service.member()
    const orderNo = await fill(member)
    service.clock.advance(ATTEMPTS_WINDOW_MS - 1)
    expect((await member.requestPayment(orderNo)).code).toBe('TOO_MANY_REQUESTS')
    service.clock.advance(1)
    expect((await member.requestPayment(orderNo)).code).toBe('SUCCESS')
  })

  it('an order has no more attempts in a burst', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const burst = Array.from({ length: ATTEMPTS_PER_ORDER + 10 }, () => member.requestPayment(orderNo))
    const codes = (await Promise.all(burst)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(ATTEMPTS_PER_ORDER)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10)
    expect(await countAttempts(orderNo)).toBe(ATTEMPTS_PER_ORDER)
  })

  it('a press that is repeated by its key is no new attempt; the last one can be paid', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const press = { 'idempotency-key': 'press-of-many' }
    for (let count = 1; count < ATTEMPTS_PER_ORDER; count += 1) await member.openPayment(orderNo)
    const first = await member.requestPayment(orderNo, press)
    expect(await member.requestPayment(orderNo, press)).toMatchObject({ code: 'SUCCESS' })
    const { orderReqno, sessionId } = first.responseData as { orderReqno: string; sessionId: string }
    await service.sandbox.payByCard(sessionId)
    expect((await member.confirm(orderNo, orderReqno)).code).toBe('SUCCESS')
  })
})

it('[D9.12] many attempts of one member do not delay the payment of another', async () => {
  const busy = await service.member()
  await busy.cancel(await fill(busy))
  // Within ten seconds the same body would be the same order.
  service.clock.advance(10_001)
  await fill(busy)
  service.clock.advance(1)
  const passenger = await service.member()
  const orderNo = await passenger.placeOrder()
  const { sessionId } = await passenger.openPayment(orderNo)
  await service.sandbox.payByCard(sessionId)
  service.clock.advance(15_000)
  // One round, however many have waited for longer.
  await service.reconcile()
  expect((await findRow(orderNo)).status).toBe('paid')
})
