import { byTurns } from '../../../testing/by-turns'
import type { PaymentProvider, RefundRequest } from './payment-provider'
import { EVERY_METHOD, type EveryMethod, fakePaymentMethod } from './testing/fake-payment-method.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.set(MORNING)
  return service.startAnew()
})

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')
const DAY_SECONDS = 86_400

/** A recorded payment, and a refund of a part of it that was not requested yet. */
const payBy = async (
  payType: EveryMethod,
): Promise<{ provider: PaymentProvider; orderNo: string; refund: RefundRequest }> => {
  const method = fakePaymentMethod(service, payType)
  const { member, orderNo, orderReqno: requestNo, cents: captured, pay } = await method.open()
  const openedAt = service.clock.now()
  await pay()
  expect((await member.confirm(orderNo, requestNo, payType)).code).toBe('SUCCESS')
  const provider = service.methods.byCode(payType)
  if (!provider) throw new Error('no provider')
  const refund = {
    requestNo,
    openedAt,
    captured,
    refundNo: `R-${requestNo}`,
    amount: 1000,
    currency: method.currency,
  }
  return { provider, orderNo, refund }
}

describe.each(EVERY_METHOD)('[D7.all.3] refunds of the sandbox by %s', (payType) => {
  const it = byTurns(EVERY_METHOD, payType)
  const paid = () => payBy(payType)
  const listRefunds = (orderNo: string) =>
    fakePaymentMethod(service, payType)
      .listTransactions(orderNo)
      .filter((each) => each.startsWith('REFUND'))

  it('the sandbox accepts a refund once, and finds it by its number alone', async () => {
    const { provider, orderNo, refund } = await paid()
    expect(await provider.queryRefund(refund)).toEqual({ state: 'unknown' })
    expect(await provider.refund(refund)).toEqual({ state: 'accepted' })
    expect(await provider.refund(refund)).toEqual({ state: 'accepted' })
    expect(await provider.queryRefund(refund)).toEqual({ state: 'done' })
    const second = { ...refund, refundNo: `R2-${refund.requestNo}`, amount: 500 }
    expect(await provider.queryRefund(second)).toEqual({ state: 'unknown' })
    expect(await provider.refund(second)).toEqual({ state: 'accepted' })
    expect(listRefunds(orderNo)).toEqual(['REFUND 1000', 'REFUND 500'])
  })
  it('the sandbox refuses a refund that the fault panel refuses, and more than is left', async () => {
    const { provider, orderNo, refund } = await paid()
    await service.sandbox.setFault({ kind: 'refuse-refund', reference: orderNo, times: 1 })
    expect(await provider.refund(refund)).toMatchObject({ state: 'refused' })
    expect(await provider.queryRefund(refund)).toEqual({ state: 'unknown' })
    expect(await provider.refund({ ...refund, amount: refund.captured + 10 })).toMatchObject({ state: 'refused' })
    expect(listRefunds(orderNo)).toEqual([])
  })
  it('the sandbox leaves a refund pending for the seconds given, over a restart too', async () => {
    const { provider, orderNo, refund } = await paid()
    await service.sandbox.setFault({ kind: 'pending-refund', seconds: 2 * DAY_SECONDS, reference: orderNo, times: 1 })
    expect(await provider.refund(refund)).toEqual({ state: 'accepted' })
    await service.sandbox.restart()
    service.clock.advance(2 * DAY_SECONDS * 1000 - 1)
    expect(await provider.queryRefund(refund)).toEqual({ state: 'pending' })
    expect(await provider.refund({ ...refund, refundNo: 'R-more', amount: refund.captured - 990 })).toMatchObject({
      state: 'refused',
    })
    service.clock.advance(1)
    expect(await provider.queryRefund(refund)).toEqual({ state: 'done' })
    expect(listRefunds(orderNo)).toEqual(['REFUND 1000'])
  })
  // For each provider: some routes of the sandbox find the number themselves, the others leave it to the refund.
  test('the sandbox answers a known number by its refund: pending as long as that is, and once', async () => {
    const { provider, orderNo, refund } = await paid()
    await service.sandbox.setFault({ kind: 'pending-refund', seconds: 60, reference: orderNo, times: 1 })
    for (let time = 0; time < 3; time += 1) {
      expect(await provider.refund(refund)).toEqual({ state: 'accepted' })
      expect(await provider.queryRefund(refund)).toEqual({ state: 'pending' })
    }
    service.clock.advance(60_000)
    expect(await provider.refund(refund)).toEqual({ state: 'accepted' })
    expect(await provider.queryRefund(refund)).toEqual({ state: 'done' })
    expect(listRefunds(orderNo)).toEqual(['REFUND 1000'])
  })
  it('the sandbox fails a refund later, and accepts it again under the same number', async () => {
    const { provider, orderNo, refund } = await paid()
    await service.sandbox.setFault({ kind: 'fail-refund', seconds: 60, reference: orderNo, times: 1 })
    expect(await provider.refund(refund)).toEqual({ state: 'accepted' })
    expect(await provider.queryRefund(refund)).toEqual({ state: 'pending' })
    service.clock.advance(60_000)
    expect(await provider.queryRefund(refund)).toMatchObject({ state: 'refused' })
    expect(await provider.refund(refund)).toEqual({ state: 'accepted' })
    expect(await provider.queryRefund(refund)).toEqual({ state: 'done' })
    expect(listRefunds(orderNo)).toEqual(['REFUND 1000'])
  })
  it('the sandbox accepts the payment of an attempt that was opened before a restart', async () => {
    const method = fakePaymentMethod(service, payType)
    const { member, orderNo, orderReqno, pay } = await method.open()
    await service.sandbox.restart()
    await pay()
    await service.sandbox.restart()
    expect((await member.confirm(orderNo, orderReqno, payType)).code).toBe('SUCCESS')
  })
})

// The answer of Octopus about a refund names no amount.
it.each(['MasterCard', 'wxpay', 'cmbpay', 'alipay'] as const)(
  '[D7.all.4] a known refund number of %s is never done for another amount',
  async (payType) => {
    const { provider, orderNo, refund } = await payBy(payType)
    await provider.refund(refund)
    const other = { ...refund, amount: 500 }
    const answers = [provider.refund(other), provider.queryRefund(other)].map((answer) => answer.catch(() => undefined))
    expect(await Promise.all(answers)).not.toContainEqual({ state: 'done' })
    expect(fakePaymentMethod(service, payType).listTransactions(orderNo)).toContain('REFUND 1000')
    expect(fakePaymentMethod(service, payType).listTransactions(orderNo)).not.toContain('REFUND 500')
  },
)
