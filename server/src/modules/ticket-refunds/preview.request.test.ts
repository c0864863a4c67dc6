import { queryRefundPreview } from '@shuttle/wire'
import * as z from 'zod/mini'
import { recordCheck } from '../orders'
import { type PaymentService, startPaymentService } from '../payments/testing/start-payment-service'
import { type BoughtOrder, buyTickets, preview } from './testing/buy-tickets.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const MINUTE = 60_000

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.set(NOON)
})

const check = (ticket: string | undefined) =>
  recordCheck(
    service.context.db,
    { check_id: `c-${ticket}`, ticket_no: ticket ?? '', checked_at: NOON, gate: 'Gate 1', device: '1' },
    NOON,
  )
const countQuotes = async ({ orderNo }: BoughtOrder) => {
  const quotes = service.context.db.selectFrom('refund_quotes').select('quote_no').where('order_no', '=', orderNo)
  return (await quotes.execute()).length
}

describe('a preview without chosen tickets', () => {
  it('[D3.refund.1] shows fee and refund of every ticket before choosing, and stores no quote', async () => {
    const order = await buyTickets(service, { adult: 2 })
    const answer = await order.member.call('wx/query.refund.preview', { orderNo: order.orderNo })
    expect(z.safeParse(queryRefundPreview.answer, answer).error).toBeUndefined()
    const amounts = { fare: 6500, paid: 6500, feeRate: 1000, fee: 650, refund: 5850 }
    const times = { nextFeeTime: '2026-11-21 14:00:00', closeTime: '2026-11-24 23:59:59' }
    expect(answer.responseData).toMatchObject({
      ...{ orderNo: order.orderNo, quoteId: '', policyId: 'purchase-2', items: [], total: 0, currency: '2' },
      tickets: order.tickets.map((ph) => ({
        ph,
        cpzt: '00',
        reason: '',
        byApplication: false,
        together: [ph],
        ...amounts,
        ...times,
      })),
    })
    expect(await countQuotes(order)).toBe(0)
  })

  it('[D3.refund.9] names the tickets that are chosen together: both legs of a person', async () => {
    const order = await buyTickets(service, { line: 'HKGZHORT', back: '2026-11-25', adult: 1 })
    const { data } = await preview(order)
    expect(data.tickets.map(({ together }) => together)).toEqual([order.tickets, order.tickets])
  })

  it('[D3.refund.8] says which tickets staff may refund on a request', async () => {
    const order = await buyTickets(service, { adult: 1, elderly: 1 })
    const { data } = await preview(order)
    expect(data.tickets).toMatchObject([
      { reason: '', byApplication: false },
      { reason: 'REFUND_DISCOUNTED', byApplication: true, fee: expect.any(Number) },
    ])
  })

  it('answers an unpaid order without tickets', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    expect((await preview({ member, orderNo, tickets: [] })).data.tickets).toEqual([])
  })
})

describe('a preview of chosen tickets', () => {
  it('[D3.refund.3] is a quote of exactly these, for ten minutes', async () => {
    const order = await buyTickets(service, { adult: 3 })
    const { data } = await preview(order, order.tickets.slice(0, 2))
    expect(data).toMatchObject({ total: 11_700, totalFee: 1300, validUntil: '2026-11-21 12:10:00' })
    expect(data.items.map(({ ph }) => ph)).toEqual(order.tickets.slice(0, 2))
    expect(await countQuotes(order)).toBe(1)
  })

  it('[D3.refund.3] ends at the next tier, or when refunds close, where that comes first', async () => {
    const order = await buyTickets(service)
    service.clock.set(NOON + 115 * MINUTE)
    expect((await preview(order, order.tickets)).data.validUntil).toBe('2026-11-21 14:00:00')
    service.clock.set(Date.parse('2026-11-24T23:55:00+08:00'))
    expect((await preview(order, order.tickets)).data).toMatchObject({
      validUntil: '2026-11-24 23:59:59',
      totalFee: 1300,
    })
  })

  it('[D3.refund.4] costs the lower fee in the whole minute of the tier, and the higher one after it', async () => {
    const order = await buyTickets(service)
    service.clock.set(NOON + 120 * MINUTE)
    expect((await preview(order, order.tickets)).data.totalFee).toBe(650)
    service.clock.set(NOON + 120 * MINUTE + 1)
    expect((await preview(order, order.tickets)).data.totalFee).toBe(1300)
  })
})

describe('[A8.server.1] a choice is refused', () => {
  it.each<[string, string, (order: BoughtOrder) => string[]]>([
    ['with a doubled ticket', 'REFUND_TICKET_ABNORMAL', ({ tickets }) => [tickets[0] ?? '', tickets[0] ?? '']],
    ['with a ticket that does not exist', 'REFUND_TICKET_ABNORMAL', () => ['T0']],
  ])('%s', async (_name, code, choose) => {
    const order = await buyTickets(service)
    expect((await preview(order, choose(order))).code).toBe(code)
    expect(await countQuotes(order)).toBe(0)
  })

  it('with a ticket of another order', async () => {
    const [order, other] = [await buyTickets(service), await buyTickets(service)]
    expect((await preview(order, other.tickets)).code).toBe('REFUND_TICKET_ABNORMAL')
  })

  it('[D3.refund.9] that leaves a leg, and the refusal names it', async () => {
    const order = await buyTickets(service, { line: 'HKGZHORT', back: '2026-11-25', adult: 1 })
    const [out, back] = order.tickets
    const { code, data } = await preview(order, [out ?? ''])
    expect([code, data]).toEqual(['REFUND_TICKET_ABNORMAL', { tickets: [back] }])
  })

  it('[D3.refund.9] that leaves an infant alone, and the refusal names its ticket', async () => {
    const order = await buyTickets(service, { adult: 1, infant: 1 })
    const rows = (await order.member.call('wx/query.refund.preview', { orderNo: order.orderNo })).responseData as {
      tickets: Array<{ ph: string; ticketType: string }>
    }
    const adult = rows.tickets.find(({ ticketType }) => ticketType === '00')?.ph ?? ''
    const infant = rows.tickets.find(({ ticketType }) => ticketType === '04')?.ph ?? ''
    const { code, data } = await preview(order, [adult])
    expect([code, data]).toEqual(['REFUND_CHILD_ALONE', { tickets: [infant] }])
  })

  it('of discounted tickets', async () => {
    const order = await buyTickets(service, { adult: 1, elderly: 1 })
    expect((await preview(order, order.tickets)).code).toBe('REFUND_DISCOUNTED')
  })

  it('of an order with a coupon', async () => {
    const order = await buyTickets(service, {}, { coupon: {} })
    expect((await preview(order, order.tickets)).code).toBe('REFUND_COUPON_USED')
  })

  it('[D3.refund.5, A4.refund.1] of an order of which one ticket is checked', async () => {
    const order = await buyTickets(service, { adult: 2 })
    await check(order.tickets[0])
    expect((await preview(order, order.tickets.slice(1))).code).toBe('REFUND_COLLECTED_OR_CHECKED')
  })

  it('once its time has passed, from that moment on', async () => {
    const order = await buyTickets(service)
    service.clock.set(Date.parse('2026-11-24T23:59:59+08:00'))
    expect((await preview(order, order.tickets)).code).toBe('REFUND_TIME_PASSED')
  })

  it('while automatic refunds are off', async () => {
    const order = await buyTickets(service)
    const byHand = 'purchase-by-hand'
    const { db } = service.context
    const policy = await db
      .selectFrom('refund_policies')
      .selectAll()
      .where('id', '=', 'purchase-2')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('refund_policies')
      .values({ ...policy, id: byHand, valid_from: '2030-01-01', is_automatic: false })
      .execute()
    await db.updateTable('orders').set({ refund_policy_id: byHand }).where('order_no', '=', order.orderNo).execute()
    expect((await preview(order, order.tickets)).code).toBe('REFUND_EMERGENCY')
  })
})

describe('[A2.refund.1] the number of the order', () => {
  it.each(['wx/query.refund.preview', 'wx/query.refund.record'])('is needed, known and own: %s', async (path) => {
    const [{ orderNo }, member] = [await buyTickets(service), await service.member()]
    expect((await member.call(path, { orderNo })).code).toBe('ORDER_NOT_FOUND')
    expect((await member.call(path, { orderNo: 'nothing' })).code).toBe('ORDER_NOT_FOUND')
    expect((await member.call(path, {})).code).toBe('BAD_REQUEST')
  })
})
