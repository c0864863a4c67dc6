import { queryRefundPreviewCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
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

const countQuotes = async ({ orderNo }: BoughtOrder) => {
  const quotes = service.context.db.selectFrom('refund_quotes').select('quote_no').where('order_no', '=', orderNo)
  return (await quotes.execute()).length
}

describe('a preview without chosen tickets', () => {
  it('[D3.refund.1] a preview shows fee and refund of every ticket before choosing, and stores no quote', async () => {
    const order = await buyTickets(service, { adult: 2 })
    const answer = await order.member.call('wx/query.refund.preview', { orderNo: order.orderNo })
    expect(z.safeParse(queryRefundPreviewCall.answer, answer).error).toBeUndefined()
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

  it('[D3.refund.9] a preview names the tickets that are chosen together: both legs of a passenger', async () => {
    const order = await buyTickets(service, { line: 'HKGZHORT', back: '2026-11-25', adult: 1 })
    const { data } = await preview(order)
    expect(data.tickets.map(({ together }) => together)).toEqual([order.tickets, order.tickets])
  })

  it('[D3.refund.8] a preview shows which tickets staff may refund on a request', async () => {
    const order = await buyTickets(service, { adult: 1, elderly: 1 })
    const { data } = await preview(order)
    expect(data.tickets).toMatchObject([
      { reason: '', byApplication: false },
      { reason: 'REFUND_DISCOUNTED', byApplication: true, fee: expect.any(Number) },
    ])
  })

  it('a preview answers an unpaid order without tickets', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    expect((await preview({ member, orderNo, tickets: [] })).data.tickets).toEqual([])
  })
})

describe('a preview of chosen tickets', () => {
  it('[D3.refund.3] a preview of chosen tickets is a quote of exactly these, for ten minutes', async () => {
    const order = await buyTickets(service, { adult: 3 })
    const { data } = await preview(order, order.tickets.slice(0, 2))
    expect(data).toMatchObject({ total: 11_700, totalFee: 1300, validUntil: '2026-11-21 12:10:00' })
    expect(data.items.map(({ ph }) => ph)).toEqual(order.tickets.slice(0, 2))
    expect(await countQuotes(order)).toBe(1)
  })

  it('[D3.refund.3] the quote ends at the next tier, or when refunds close, where that comes first', async () => {
    const order = await buyTickets(service)
    service.clock.set(NOON + 115 * MINUTE)
    expect((await preview(order, order.tickets)).data.validUntil).toBe('2026-11-21 14:00:00')
    service.clock.set(Date.parse('2026-11-24T23:55:00+08:00'))
    expect((await preview(order, order.tickets)).data).toMatchObject({
      validUntil: '2026-11-24 23:59:59',
      totalFee: 1300,
    })
  })

  it('[D3.refund.4] the quote has the lower fee in the whole minute of the tier, and the higher one after it', async () => {
    const order = await buyTickets(service)
    service.clock.set(NOON + 120 * MINUTE)
    expect((await preview(order, order.tickets)).data.totalFee).toBe(650)
    service.clock.set(NOON + 120 * MINUTE + 1)
    expect((await preview(order, order.tickets)).data.totalFee).toBe(1300)
  })
})

describe('[A2.refund.1] the order number of a preview', () => {
  it.each(['wx/query.refund.preview', 'wx/query.refund.record'])('a number must exist and be own: %s', async (path) => {
    const [{ orderNo }, member] = [await buyTickets(service), await service.member()]
    expect((await member.call(path, { orderNo })).code).toBe('ORDER_NOT_FOUND')
    expect((await member.call(path, { orderNo: 'nothing' })).code).toBe('ORDER_NOT_FOUND')
    expect((await member.call(path, {})).code).toBe('BAD_REQUEST')
  })
})
