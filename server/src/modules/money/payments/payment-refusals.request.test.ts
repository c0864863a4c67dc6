import { inEachLanguage } from '../../../testing/in-each-language.request'
import type { TestMember } from './testing/create-member'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'
import { DECLINED_CARD } from './testing/start-sandbox'

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')
const MINUTE = 60_000

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.set(MORNING)
  return service.startAnew()
})

interface Opened {
  member: TestMember
  orderNo: string
  orderReqno: string
  sessionId: string
}
const open = async (): Promise<Opened> => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  return { member, orderNo, ...(await member.openPayment(orderNo)) }
}
const confirm =
  ({ member, orderNo, orderReqno }: Opened) =>
  (headers: Record<string, string>) =>
    member.call('pay/update.order.payresult', { orderNo, orderReqno, payType: 'MasterCard' }, headers)

describe('[A8.server.1] a payment refusal has a text in three languages', () => {
  it.each<[string, string, (order: Opened) => Promise<unknown>]>([
    ['a payment that is not there yet', 'PAYMENT_PENDING', async () => {}],
    [
      'a card that is declined',
      'PAYMENT_FAILED',
      ({ sessionId }) => service.sandbox.payByCard(sessionId, DECLINED_CARD),
    ],
    [
      'a payment of another amount',
      'PAYMENT_AMOUNT_MISMATCH',
      async ({ orderNo, sessionId }) => {
        await service.sandbox.setFault({ kind: 'wrong-amount', reference: orderNo, times: 1 })
        await service.sandbox.payByCard(sessionId)
      },
    ],
    ['a payment period that is over', 'ORDER_EXPIRED', async () => service.clock.advance(15 * MINUTE)],
    ['an order that was cancelled', 'ORDER_NOT_PAYABLE', ({ member, orderNo }) => member.cancel(orderNo)],
  ])('the refusal of %s has a text: %s', async (_name, code, happen) => {
    const order = await open()
    await happen(order)
    expect(await inEachLanguage(confirm(order))).toBe(code)
  })

  it('a refusal to open a payment has a text in three languages', async () => {
    const [paid, cancelled, other] = [await open(), await open(), await service.member()]
    await service.sandbox.payByCard(paid.sessionId)
    expect((await confirm(paid)({})).code).toBe('SUCCESS')
    await cancelled.member.cancel(cancelled.orderNo)
    const pay =
      (orderNo: string, member: TestMember) =>
      (headers: Record<string, string>): ReturnType<TestMember['call']> =>
        member.requestPayment(orderNo, headers)
    expect(await inEachLanguage(pay(paid.orderNo, paid.member))).toBe('ORDER_NOT_PAYABLE')
    expect(await inEachLanguage(pay(cancelled.orderNo, cancelled.member))).toBe('ORDER_NOT_PAYABLE')
    expect(await inEachLanguage(pay(paid.orderNo, other))).toBe('ORDER_NOT_FOUND')
    const toPay = await open()
    await service.sandbox.setFault({ kind: 'busy', operation: 'session', reference: toPay.orderNo })
    expect(await inEachLanguage(pay(toPay.orderNo, toPay.member))).toBe('PROVIDER_UNREACHABLE')
    expect(await inEachLanguage(confirm({ ...paid, member: other }))).toBe('ORDER_NOT_FOUND')
  })
})
