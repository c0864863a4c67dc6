import { byTurns } from '../../../testing/by-turns'
import { checkOpenRefunds, nextRefundCheckAt } from './check-open-refunds'
import { addRefund, claimRefund, getRefund, moveRefund, REFUND_LEASE_MS } from './refund-ledger.repository'
import { EVERY_METHOD } from './testing/fake-payment-method.request'
import { oweRefund } from './testing/owe-refund'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.set(MORNING)
  return service.startAnew()
})

const check = () => checkOpenRefunds({ ...service.context, methods: service.methods })
/** Lets time pass, with a check whenever one may be due. */
const pass = async (duration: number, step: number): Promise<void> => {
  for (let passed = 0; passed < duration; passed += step) {
    service.clock.advance(step)
    await service.runOutbox()
  }
}
const countEvents = async (name: 'refund_refused_total' | 'refund_failed_total'): Promise<number> =>
  ((await service.context.metrics.getSingleMetric(name)?.get())?.values ?? []).reduce(
    (sum, { value }) => sum + value,
    0,
  )

describe('the schedule of refund queries', () => {
  it('the gap between refund queries grows to an hour at most, without an end', () => {
    expect([1, 2, 3, 7, 8, 9, 1000].map((checks) => nextRefundCheckAt(0, checks))).toEqual([
      ...[30_000, 60_000, 120_000, 1_920_000],
      ...[HOUR, HOUR, HOUR],
    ])
  })
})

describe.each(EVERY_METHOD)('[D7.card.2, D3.refund.7] a refund by %s', (payType) => {
  const it = byTurns(EVERY_METHOD, payType)
  const owe = () => oweRefund(service, payType)
  const oneLetter = (orderNo: string) => [expect.objectContaining({ text: expect.stringContaining(orderNo) })]

  it('a refund returns a part of the payment, and mails once when it is done', async () => {
    const { orderNo, row, listRefunds } = await owe()
    await service.runOutbox()
    await pass(2 * HOUR, HOUR)
    expect(listRefunds()).toEqual(['REFUND 1000'])
    expect(await row()).toMatchObject({ state: 'done', ended_at: MORNING, next_check_at: null, checks: 1 })
    expect(service.letters).toEqual(oneLetter(orderNo))
  })
  it.each(['lose-answer', 'drop', 'busy'] as const)('a lost answer moves money once: %s', async (kind) => {
    const { orderNo, row, listRefunds } = await owe()
    await service.sandbox.setFault({ kind, operation: 'refund', reference: orderNo, times: 2 })
    await service.runOutbox()
    expect(service.letters).toEqual([])
    await service.sandbox.restart()
    await pass(5 * MINUTE, MINUTE)
    expect(listRefunds()).toEqual(['REFUND 1000'])
    expect((await row()).state).toBe('done')
    expect(service.letters).toEqual(oneLetter(orderNo))
  })
  it('a refund that the provider refuses is left to staff', async () => {
    const { orderNo, row, listRefunds } = await owe()
    const before = await countEvents('refund_refused_total')
    await service.sandbox.setFault({ kind: 'refuse-refund', reference: orderNo })
    await service.runOutbox()
    await service.sandbox.clearFaults()
    await pass(2 * HOUR, HOUR)
    expect(await row()).toMatchObject({ state: 'refused', next_check_at: null, checks: 1 })
    expect((await row()).last_answer).not.toBe('')
    expect((await countEvents('refund_refused_total')) - before).toBe(1)
    expect(listRefunds()).toEqual([])
    expect(service.letters).toEqual([])
  })
  it('a pending refund is awaited for two days, over restarts of the provider, and requested once', async () => {
    const { orderNo, row, listRefunds } = await owe()
    await service.sandbox.setFault({ kind: 'pending-refund', seconds: 2 * 86_400, reference: orderNo, times: 1 })
    await service.runOutbox()
    expect((await row()).state).toBe('pending')
    await service.sandbox.restart()
    await pass(2 * DAY - 2 * HOUR, 2 * HOUR)
    const next_check_at = service.clock.now() + HOUR
    expect(await row()).toMatchObject({ state: 'pending', ended_at: null, next_check_at })
    expect((await row()).checks).toBeGreaterThan(20)
    expect(service.letters).toEqual([])
    await service.sandbox.restart()
    await pass(4 * HOUR, 2 * HOUR)
    expect((await row()).state).toBe('done')
    expect(listRefunds()).toEqual(['REFUND 1000'])
    expect(service.letters).toEqual(oneLetter(orderNo))
  })
  it('a refund that failed later is requested again under the same number, and the failure is counted', async () => {
    const { orderNo, row, listRefunds } = await owe()
    const before = await countEvents('refund_failed_total')
    await service.sandbox.setFault({ kind: 'fail-refund', seconds: 20, reference: orderNo, times: 1 })
    await service.runOutbox()
    expect((await row()).state).toBe('pending')
    await pass(MINUTE / 2, MINUTE / 2)
    expect(await row()).toMatchObject({ state: 'failed', next_check_at: expect.any(Number) })
    expect((await countEvents('refund_failed_total')) - before).toBe(1)
    await pass(HOUR, 10 * MINUTE)
    expect((await row()).state).toBe('done')
    expect((await countEvents('refund_failed_total')) - before).toBe(1)
    expect(listRefunds()).toEqual(['REFUND 1000'])
    expect(service.letters).toEqual(oneLetter(orderNo))
  })
  it('a refund is taken over from an instance that died between the request and its record', async () => {
    const { row, listRefunds } = await owe()
    const provider = service.methods.byCode(payType)
    const { refund_no, request_no, captured_cents, amount_cents, currency } = await row()
    const openedAt = service.clock.now()
    const money = { captured: captured_cents, amount: amount_cents, currency }
    await provider?.refund({ requestNo: request_no ?? '', openedAt, refundNo: refund_no, ...money })
    expect(await check()).toBe(1)
    expect((await row()).state).toBe('done')
    expect(listRefunds()).toEqual(['REFUND 1000'])
  })
})

describe('the refund ledger', () => {
  it('a refund of nothing is done at once, without a provider', async () => {
    const member = await service.member()
    const order_no = await member.placeOrder()
    const nothing = { request_no: null, provider: 'voucher', captured_cents: 0, amount_cents: 0, currency: 'HKD' }
    const refund = { refund_no: `R-${order_no}`, order_no, ...nothing, reason: 'no-seats', language: 'en' } as const
    await addRefund(service.context.db, { ...refund, created_at: service.clock.now() })
    expect(await check()).toBe(0)
    expect((await getRefund(service.context.db, refund.refund_no)).state).toBe('done')
  })
  it('a refusal is ignored from an instance whose claim another has taken over', async () => {
    const { db } = service.context
    const member = await service.member()
    const order_no = await member.placeOrder()
    const { orderReqno: request_no } = await member.openPayment(order_no)
    const money = { provider: 'MasterCard', captured_cents: 1, amount_cents: 1, currency: 'HKD' }
    const about = {
      refund_no: `R-${order_no}`,
      order_no,
      request_no,
      ...money,
      reason: 'no-seats',
      language: 'en',
    } as const
    const now = service.clock.now()
    await addRefund(db, { ...about, created_at: now })
    const claimAt = async (at: number) => {
      const refund = await claimRefund(db, about.refund_no, at)
      if (!refund) throw new Error('the refund is not due')
      return refund
    }
    const [stale, fresh] = [await claimAt(now), await claimAt(now + REFUND_LEASE_MS)]
    expect(await moveRefund(db, fresh, { state: 'pending', next_check_at: now + HOUR })).toBe(true)
    const refusal = { state: 'refused', next_check_at: null, last_answer: 'no' } as const
    expect(await moveRefund(db, stale, refusal)).toBe(false)
    expect(await moveRefund(db, stale, { next_check_at: now })).toBe(false)
    expect(await getRefund(db, about.refund_no)).toMatchObject({ state: 'pending', next_check_at: now + HOUR })
    expect(await moveRefund(db, stale, { state: 'done', ended_at: now, next_check_at: null })).toBe(true)
    expect(await moveRefund(db, fresh, refusal)).toBe(false)
    expect((await getRefund(db, about.refund_no)).state).toBe('done')
  })
  it('the other refunds are checked when one cannot be', async () => {
    const member = await service.member()
    const order_no = await member.placeOrder()
    const row = (refund_no: string, request_no: string | null, provider: string) => ({
      ...{ refund_no, order_no, request_no, provider, captured_cents: 1, amount_cents: 1, currency: 'HKD' },
      ...({ reason: 'no-seats', language: 'en', created_at: service.clock.now() } as const),
    })
    const { orderReqno } = await member.openPayment(order_no)
    await addRefund(service.context.db, row(`R1-${order_no}`, orderReqno, 'closed-down'))
    await addRefund(service.context.db, row(`R2-${order_no}`, null, 'voucher'))
    expect(await check()).toBe(2)
    const states = ['R1', 'R2'].map(async (no) => (await getRefund(service.context.db, `${no}-${order_no}`)).state)
    expect(await Promise.all(states)).toEqual(['accepted', 'done'])
    service.clock.advance(nextRefundCheckAt(0, 1) - 1)
    expect(await check()).toBe(0)
    service.clock.advance(1)
    expect(await check()).toBe(1)
  })
})
