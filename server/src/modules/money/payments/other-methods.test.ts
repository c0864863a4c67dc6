import { byTurns } from '../../../testing/by-turns'
import { expireOrders } from '../../passenger/orders'
import { countPaymentEvents } from './testing/count-payment-events'
import { fakeProvider, OTHER_METHODS } from './testing/fake-provider'
import { forge } from './testing/forge'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

const MINUTE = 60_000

describe.each(OTHER_METHODS)('a payment by %s', (payType) => {
  const it = byTurns(OTHER_METHODS, payType)
  const provider = () => fakeProvider(service, payType)

  it('[P1.product.5] an order is paid after the query of the service, and not before', async () => {
    const { member, orderNo, orderReqno, json } = await provider().open()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PAYMENT_PENDING')
    await provider().pay(json)
    expect(await service.getStatus(orderNo)).toBe('toPay')
    service.clock.advance(1000)
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('[D7.wxpay.1] a notice records its payment once, however often it is sent', async () => {
    const { member, orderNo, json } = await provider().open()
    await provider().pay(json)
    const notice = provider().toNotice(orderNo)
    const answers = await Promise.all([1, 2, 3].map(() => provider().notify(notice)))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect((await provider().notify(notice)).statusCode).toBe(200)
    expect(await service.getStatus(orderNo)).toBe('paid')
    await service.runOutbox()
    expect(service.letters.filter((letter) => letter.to === member.email)).toHaveLength(1)
  })
  it('a notice is not trusted, whether it was changed or not', async () => {
    const { orderNo, json } = await provider().open()
    await provider().pay(json, 'cancel')
    const notice = provider().toNotice(orderNo)
    expect((await provider().notify(forge(notice))).statusCode).toBe(403)
    expect((await provider().notify(notice)).statusCode).toBe(200)
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
  // Each provider has a signature of its own.
  test('[D7.cmb.1] a forged notice of a real payment is refused, and the true one is accepted', async () => {
    const { orderNo, json } = await provider().open()
    await provider().pay(json)
    const notice = provider().toNotice(orderNo)
    const before = await countPaymentEvents(service, 'payment_notice_refused_total', payType)
    expect((await provider().notify(forge(notice))).statusCode).toBe(403)
    expect(await countPaymentEvents(service, 'payment_notice_refused_total', payType)).toBe(before + 1)
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect((await provider().notify(notice)).statusCode).toBe(200)
    expect(await countPaymentEvents(service, 'payment_notice_refused_total', payType)).toBe(before + 1)
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('a notice must be repeated when the provider could not be queried', async () => {
    const { orderNo, json } = await provider().open()
    await provider().pay(json)
    const notice = provider().toNotice(orderNo)
    await service.sandbox.setFault({ kind: 'drop', operation: 'order', times: 1 })
    expect((await provider().notify(notice)).statusCode).toBe(503)
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect((await provider().notify(notice)).statusCode).toBe(200)
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('a wrong amount is refunded whole, under one number', async () => {
    const { member, orderNo, orderReqno, json } = await provider().open()
    await service.sandbox.setFault({ kind: 'wrong-amount', cents: -100, reference: orderNo })
    await provider().pay(json)
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PAYMENT_AMOUNT_MISMATCH')
    await service.sandbox.setFault({ kind: 'lose-answer', operation: 'refund', reference: orderNo, times: 1 })
    await service.runOutbox()
    service.clock.advance(MINUTE)
    await service.runOutbox()
    expect(provider().listTransactions(orderNo)).toEqual(['PAYMENT', 'REFUND'])
    expect(service.letters).toHaveLength(1)
  })
  // For each provider: each spells currencies in its own way.
  test('money in another currency is refunded', async () => {
    const { member, orderNo, orderReqno, json } = await provider().open()
    await service.sandbox.setFault({ kind: 'wrong-currency', reference: orderNo })
    await provider().pay(json)
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PAYMENT_AMOUNT_MISMATCH')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    await service.runOutbox()
    expect(provider().listTransactions(orderNo)).toEqual(['PAYMENT', 'REFUND'])
  })
  it('a late payment is accepted while the seats are free', async () => {
    const { orderNo, json } = await provider().open()
    await service.sandbox.setFault({ kind: 'late-success', ms: 16 * MINUTE, reference: orderNo })
    await provider().pay(json)
    service.clock.advance(15 * MINUTE + 1)
    await expireOrders(service.context.db, service.clock.now())
    expect(await service.getStatus(orderNo)).toBe('expired')
    service.clock.advance(2 * MINUTE)
    expect(await service.reconcile()).toBeGreaterThan(0)
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('the late payment of a cancelled order is refunded, with a refund that is pending first', async () => {
    const { member, orderNo, json } = await provider().open()
    await member.cancel(orderNo)
    await provider().pay(json)
    service.clock.advance(MINUTE)
    await service.sandbox.setFault({ kind: 'pending-refund', reference: orderNo, times: 1 })
    await service.reconcile()
    for (let time = 0; time < 4; time += 1) {
      await service.runOutbox()
      service.clock.advance(5 * MINUTE)
    }
    expect(await service.getStatus(orderNo)).toBe('cancelled')
    expect(provider().listTransactions(orderNo)).toEqual(['PAYMENT', 'REFUND'])
    expect(service.letters).toHaveLength(1)
  })
  it('an unreachable provider is reported, and nothing is lost', async () => {
    const { member, orderNo, orderReqno, json } = await provider().open()
    await provider().pay(json)
    await service.sandbox.setFault({ kind: 'drop', operation: 'order', times: 1 })
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PROVIDER_UNREACHABLE')
    service.clock.advance(1000)
    await service.sandbox.setFault({ kind: 'busy', operation: 'order', times: 1 })
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('PROVIDER_UNREACHABLE')
    service.clock.advance(1000)
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
  })
  it('[P7.forms.1, A7.payreq.1] fields of the client are stored, and none is trusted', async () => {
    const { member, orderNo } = await provider().open()
    const sent = {
      callType: 'BUS',
      classesType: '1',
      sceneInfo: 'x'.repeat(300),
      joinType: 'WEB',
      amount: 1,
      currency: '3',
    }
    const answer = await member.requestPaymentBy(payType, orderNo, sent)
    const { orderReqno } = answer.responseData as { orderReqno: string }
    const row = await service.context.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('request_no', '=', orderReqno)
      .executeTakeFirstOrThrow()
    const stored = { callType: 'BUS', classesType: '1', sceneInfo: 'x'.repeat(200), joinType: 'WEB' }
    expect(JSON.parse(row.call_fields)).toEqual(stored)
    expect(row.amount_cents).toBe(payType === 'cmbpay' ? 5800 : 6500)
  })
})
