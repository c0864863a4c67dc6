import { checkOpenRefunds, nextRefundCheckAt } from './check-open-refunds'
import type { PaymentMethods, PaymentProvider } from './payment-provider'
import { addRefund, getRefund, type RefundRow } from './refund-ledger.repository'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

const MINUTE = 60_000
type QueryAnswer = Awaited<ReturnType<PaymentProvider['queryRefund']>>
type Acceptance = Awaited<ReturnType<PaymentProvider['refund']>>

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

const REFUSED = { state: 'refused', reason: 'no funds' } as const
const ACCEPTED = { state: 'accepted' } as const
const UNKNOWN = { state: 'unknown' } as const
const PENDING = { state: 'pending' } as const
const DONE = { state: 'done' } as const

/** A refund of a card payment, in a state, at a provider that gives the answers of a test one after the other. */
const owe = async (state: RefundRow['state'], answers: { query: QueryAnswer[]; refund?: Acceptance }) => {
  const { db, clock } = service.context
  const member = await service.member()
  const order_no = await member.placeOrder()
  const { orderReqno: request_no } = await member.openPayment(order_no)
  const refund_no = `R-${order_no}`
  const money = { provider: 'MasterCard', captured_cents: 6500, amount_cents: 1000, currency: 'HKD' }
  const about = { refund_no, order_no, request_no, ...money, reason: 'no-seats', language: 'en' } as const
  await addRefund(db, { ...about, created_at: clock.now() })
  await db.updateTable('refunds').set({ state }).where('refund_no', '=', refund_no).execute()
  const row = () => getRefund(db, refund_no)
  /** The calls, each with the state that the row had then. */
  const calls: string[] = []
  const during: { query?: () => Promise<unknown> } = {}
  const real = service.methods.byCode('MasterCard')
  if (!real) throw new Error('no card provider')
  const scripted: PaymentProvider = {
    ...real,
    queryRefund: async () => {
      calls.push(`query ${(await row()).state}`)
      await during.query?.()
      const answer = answers.query.shift()
      if (!answer) throw new Error('one query too many')
      return answer
    },
    refund: async () => {
      calls.push(`refund ${(await row()).state}`)
      if (!answers.refund) throw new Error('a refund too many')
      return answers.refund
    },
  }
  const methods: PaymentMethods = {
    ...service.methods,
    byCode: (code) => (code === scripted.code ? scripted : undefined),
  }
  return { row, calls, during, check: () => checkOpenRefunds({ ...service.context, methods }) }
}
const countFailures = async (): Promise<number> => {
  const metric = await service.context.metrics.getSingleMetric('refund_failed_total')?.get()
  return (metric?.values ?? []).reduce((sum, { value }) => sum + value, 0)
}

describe('[D7.card.2] what a provider answers about a refund', () => {
  it('leaves a refund that is pending there without a second request', async () => {
    const { row, calls, check } = await owe('accepted', { query: [PENDING] })
    await check()
    expect(calls).toEqual(['query accepted'])
    expect(await row()).toMatchObject({ state: 'pending', next_check_at: nextRefundCheckAt(service.clock.now(), 1) })
  })

  it('records the refund as pending before the second query, so that a restart knows of it', async () => {
    const { row, calls, check } = await owe('accepted', { query: [UNKNOWN, DONE], refund: ACCEPTED })
    await check()
    expect(calls).toEqual(['query accepted', 'refund accepted', 'query pending'])
    expect((await row()).state).toBe('done')
  })

  it('ends no refund that the provider accepted and does not know yet', async () => {
    const { row, check } = await owe('accepted', { query: [UNKNOWN, UNKNOWN], refund: ACCEPTED })
    await check()
    expect(await row()).toMatchObject({ state: 'pending', ended_at: null })
  })

  it('fails a refund that the provider refused after it had accepted it, and requests it at the next check only', async () => {
    const before = await countFailures()
    const { row, calls, check } = await owe('pending', { query: [REFUSED] })
    await check()
    expect(calls).toEqual(['query pending'])
    expect(await row()).toMatchObject({ state: 'failed', last_answer: 'no funds' })
    expect((await countFailures()) - before).toBe(1)
  })

  it('counts a refund once, however often it fails', async () => {
    const before = await countFailures()
    const { row, calls, check } = await owe('failed', { query: [REFUSED, REFUSED], refund: ACCEPTED })
    await check()
    expect(calls).toEqual(['query failed', 'refund pending', 'query pending'])
    expect(await row()).toMatchObject({ state: 'failed', next_check_at: expect.any(Number) })
    expect((await countFailures()) - before).toBe(0)
  })

  it('leaves a failed refund to staff no earlier than its next check, when the provider refuses the repetition', async () => {
    const { row, check } = await owe('failed', { query: [REFUSED], refund: REFUSED })
    await check()
    expect(await row()).toMatchObject({ state: 'failed', next_check_at: expect.any(Number) })
  })

  it('requests nothing of a provider once staff have settled the refund outside', async () => {
    const { row, calls, during, check } = await owe('failed', { query: [REFUSED] })
    during.query = async () => {
      const settled = { state: 'done', ended_at: service.clock.now(), next_check_at: null } as const
      await service.context.db.updateTable('refunds').set(settled).execute()
    }
    await check()
    expect(calls).toEqual(['query failed'])
    expect((await row()).state).toBe('done')
  })

  it('requests nothing while another instance has the refund', async () => {
    const { calls, check } = await owe('accepted', { query: [PENDING] })
    await check()
    service.clock.advance(MINUTE / 2 - 1)
    await check()
    expect(calls).toHaveLength(1)
  })
})
