import { applyRefundRequest, queryRefundRequest } from '@shuttle/wire'
import * as z from 'zod/mini'
import { type PaymentService, startPaymentService } from '../payments/testing/start-payment-service'
import { buyTickets } from '../ticket-refunds/testing/buy-tickets.request'
import { askStaff, buyWithCoupon, queryRequest, sendRequest, withdraw } from './testing/ask-staff.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(async () => {
  service.clock.set(NOON)
  await service.startAnew()
})

const db = () => service.context.db

describe('[D3.refund.2] a request for a refund', () => {
  it('is offered with fee, reason and the day of the answer for every ticket that needs one', async () => {
    const order = await buyWithCoupon(service)
    const answer = await order.member.call('wx/query.refund.request', { orderNo: order.orderNo })
    expect(z.safeParse(queryRefundRequest.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      ...{ orderNo: order.orderNo, payType: 'MasterCard', currency: '2', answerDate: '2026-12-10', wholeOnly: false },
      tickets: [
        {
          ...{ ph: order.tickets[0], reason: 'REFUND_COUPON_USED', byApplication: true, requestable: true },
          ...{ paid: 5500, fee: 550, refund: 4950, hasIdNumber: false, together: order.tickets },
        },
      ],
    })
    expect(answer.responseData).not.toHaveProperty('request')
  })

  it('waits at the fee of its moment; the order is in refund and the ticket stays valid', async () => {
    const order = await buyWithCoupon(service)
    const answer = await askStaff(order, { reasonText: ' late ', proofFile: '' })
    expect(z.safeParse(applyRefundRequest.answer, answer).error).toBeUndefined()
    expect(answer.responseData).toMatchObject({
      ...{ orderNo: order.orderNo, state: 'WAITING', total: 4950, totalFee: 550, payType: 'MasterCard' },
      ...{ reasonCode: 'PLAN_CHANGED', reasonText: 'late', email: 'contact@demo.test', answerDate: '2026-12-10' },
      ...{ applyTime: '2026-11-21 12:00:00', answerText: '', proofType: '', refundNo: '' },
      items: [{ ph: order.tickets[0], fare: 6500, paid: 5500, feeRate: 1000, fee: 550, refund: 4950 }],
    })
    const shown = await order.member.call('wx/query.wx.order.info', { orderNo: order.orderNo })
    const [{ orderStatus, phList }] = shown.responseData as [{ orderStatus: string; phList: string }]
    expect([orderStatus, JSON.parse(phList)[0].cpzt]).toEqual(['T', '00'])
    service.clock.set(NOON + 3 * HOUR)
    expect((await queryRequest(order)).data.request).toMatchObject({ state: 'WAITING', totalFee: 550 })
  })

  it('can be withdrawn, twice is once, and another one can follow', async () => {
    const order = await buyWithCoupon(service)
    const { requestNo } = await sendRequest(order)
    expect((await withdraw(order, requestNo)).responseData).toMatchObject({ requestNo, state: 'WITHDRAWN' })
    expect((await withdraw(order, requestNo)).code).toBe('SUCCESS')
    expect(await service.getStatus(order.orderNo)).toBe('paid')
    service.clock.set(NOON + 1000)
    const next = await sendRequest(order)
    expect(next.requestNo).not.toBe(requestNo)
    expect((await queryRequest(order)).data.request).toMatchObject({ requestNo: next.requestNo, state: 'WAITING' })
    const quotes = db().selectFrom('refund_quotes').select('used_at').where('order_no', '=', order.orderNo)
    expect((await quotes.execute()).every(({ used_at }) => used_at !== null)).toBe(true)
  })

  it('is not needed where the service refunds by itself, but a disrupted service may be asked about', async () => {
    const order = await buyTickets(service)
    expect((await askStaff(order)).code).toBe('REFUND_REQUEST_NOT_NEEDED')
    expect(await service.getStatus(order.orderNo)).toBe('paid')
    expect((await askStaff(order, { reasonCode: 'SERVICE_DISRUPTION' })).code).toBe('SUCCESS')
  })
})
