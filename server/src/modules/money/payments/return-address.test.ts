import { aFlight, airportBody, fromAirportBody } from '../../../testing/airport-body.request'
import { fakeProvider } from './testing/fake-provider'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.startAnew())

const order = async (body: (change: object) => object) => {
  const member = await service.member()
  const sent = body({ timestamp: Math.floor(service.clock.now() / 1000) })
  const { responseData } = await member.call('ticket/buy.ticket', sent)
  return { member, orderNo: (responseData as { orderNo: string }).orderNo }
}
const comeBack = async (payType: string, orderReqno: string) =>
  (await service.app.inject({ url: `/api/pay/return/${payType}?orderReqno=${orderReqno}` })).headers.location

describe('[D4.4] a payment of an airport order', () => {
  it('a card payment leads to the result page of the airport line, and so does its mail', async () => {
    const { member, orderNo } = await order(airportBody)
    const attempt = await member.openPayment(orderNo)
    const query = `orderReqno=${attempt.orderReqno}&orderNo=${orderNo}&payType=MasterCard`
    expect(await comeBack('MasterCard', attempt.orderReqno)).toBe(`/webhtml/airlinePaysuccess?${query}`)
    await service.sandbox.payByCard(attempt.sessionId)
    // A provider's answer is reused for a second.
    service.clock.advance(1000)
    const confirmed = await member.confirm(orderNo, attempt.orderReqno)
    expect(confirmed.responseData).toMatchObject({ flight: { flightNo: 'CX0088', flightDate: '2026-11-24' } })
    await service.runOutbox()
    const [letter] = service.letters
    const { responseData } = await member.call('wx/query.wx.order.info', { orderNo })
    const [shown] = responseData as [{ exchangeCode: string }]
    const pickupCode = shown.exchangeCode.match(/.{4}/g)?.join(' ')
    expect(letter?.to).toBe(member.email)
    for (const part of [
      ...[
        'Zhuhai Port → Hong Kong Airport',
        '24 November 2026',
        '09:00',
        'Ticket type: Personal booking',
        'Adult × 1',
        pickupCode,
      ],
      'CX88 Hong Kong → Sydney, take-off Tuesday, 24 November 2026 12:00',
      `/webhtml/airlinePaysuccess?${query}`,
    ])
      expect(letter?.text).toContain(part)
    expect(letter?.text).not.toMatch(/K7654320|details_succeed/)
    const { name, file } = letter?.calendar ?? { name: '', file: '' }
    expect(name).toBe(`airport-bus-${orderNo}.ics`)
    expect(file).toContain(`UID:${orderNo}@bridge-shuttle.example\r\nSEQUENCE:0\r\n`)
    expect(file).toContain('DTSTART:20261124T010000Z\r\nDTEND:20261124T020000Z')
    expect(file.replace(/\r\n /g, '')).toContain(`URL:${letter?.text.match(/http\S+airlinePaysuccess\S+/)?.[0]}\r\n`)
    expect(file).not.toContain(shown.exchangeCode)
  })

  it('a full-page provider leads back to the payment page of the airport line', async () => {
    const { member, orderNo } = await order(airportBody)
    const answer = await member.requestPaymentBy('cmbpay', orderNo)
    const { orderReqno } = answer.responseData as { orderReqno: string }
    const query = `orderReqno=${orderReqno}&orderNo=${orderNo}&payType=cmbpay&returned=`
    expect(await comeBack('cmbpay', orderReqno)).toBe(`/webhtml/airlinePayment?${query}cancelled`)
    await fakeProvider(service, 'cmbpay').pay(answer.json ?? '')
    service.clock.advance(1000)
    expect(await comeBack('cmbpay', orderReqno)).toBe(`/webhtml/airlinePayment?${query}done`)
    expect(await service.getStatus(orderNo)).toBe('paid')
  })

  it('a payment from the airport by Octopus, in Hong Kong dollars, leads there as well', async () => {
    const { member, orderNo } = await order((change) =>
      fromAirportBody({ flight: aFlight({ transit: 'Taipei' }), ...change }),
    )
    const answer = await member.requestPaymentBy('octopusonline', orderNo)
    const { orderReqno } = answer.responseData as { orderReqno: string }
    expect(await comeBack('octopusonline', orderReqno)).toMatch(`/webhtml/airlinePayment?orderReqno=${orderReqno}&`)
  })
})
