import { airportBody, anAirportPassenger } from '../../../testing/airport-body.request'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { apply, buyTickets, getQuote, preview } from './testing/buy-tickets.request'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

describe('[D3.promotion.1, D4.3] an order with the family combo', () => {
  it('an order with the family combo is refunded whole automatically, and in part by request', async () => {
    const four = [0, 1, 2, 3].map((at) => anAirportPassenger(at))
    const { orderType: _, amount: __, totalNeedpay: ___, timestamp: ____, ...change } = airportBody({}, four)
    const order = await buyTickets(service, {}, { change })
    const [first = ''] = order.tickets
    const { data } = await preview(order)
    expect(data.tickets.map(({ together }) => together.length)).toEqual([4, 4, 4, 4])
    expect((await preview(order, [first])).code).toBe('REFUND_FARE_ADJUSTMENT')
    const whole = await preview(order, order.tickets)
    // Two hours have not passed: a tenth of the payment for three.
    expect(whole.data).toMatchObject({ totalFee: 4800, total: 43_200 })
    expect((await apply(order, await getQuote(order))).code).toBe('SUCCESS')
    await service.runOutbox()
    expect(await service.getStatus(order.orderNo)).toBe('refunded')
    const departures = service.context.db
      .selectFrom('departures')
      .select('sold')
      .where('travel_date', '=', '2026-11-24')
    expect(await departures.execute()).toEqual([{ sold: 0 }])
  })
})
