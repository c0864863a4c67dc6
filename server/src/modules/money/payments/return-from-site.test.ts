import { expireOrders } from '../../passenger/orders'
import { fakeProvider } from './testing/fake-provider'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.sandbox.clearFaults())

const bank = () => fakeProvider(service, 'cmbpay')
const comeBack = (orderReqno: string, query = '') =>
  service.app.inject({ method: 'POST', url: `/api/pay/return/cmbpay?orderReqno=${orderReqno}${query}` })
const hintIn = (location: unknown) => new URL(String(location), 'http://site').searchParams.get('returned')

describe('a browser that comes back from a provider’s site', () => {
  it('a browser is redirected to its order by a deep link, by 303, without a cookie', async () => {
    const { orderNo, orderReqno } = await bank().open()
    const answer = await comeBack(orderReqno)
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/webhtml/details_payment?orderReqno=${orderReqno}&orderNo=${orderNo}&payType=cmbpay&returned=cancelled`,
    ])
  })
  it('[D7.cmb.1] the outcome comes from the provider, whatever the address contains', async () => {
    const { orderNo, orderReqno, json } = await bank().open()
    expect(hintIn((await comeBack(orderReqno, '&returned=done')).headers.location)).toBe('cancelled')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    await bank().pay(json)
    // A provider's answer is reused for a second.
    service.clock.advance(1000)
    expect(hintIn((await comeBack(orderReqno, '&returned=failed')).headers.location)).toBe('done')
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('a silent provider is not reported as a failure', async () => {
    const { orderReqno, json } = await bank().open()
    await bank().pay(json)
    await service.sandbox.setFault({ kind: 'drop', operation: 'order', times: 1 })
    expect(hintIn((await comeBack(orderReqno)).headers.location)).toBe('done')
  })
  it('the order is found paid although the deadline has passed on the way', async () => {
    const { orderNo, orderReqno, json } = await bank().open()
    await bank().pay(json)
    service.clock.advance(15 * 60_000 + 1)
    await expireOrders(service.context.db, service.clock.now())
    await comeBack(orderReqno)
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('an attempt of another provider leads nowhere', async () => {
    const { orderReqno } = await fakeProvider(service, 'wxpay').open()
    expect((await comeBack(orderReqno)).statusCode).toBe(404)
  })
  it.each([
    ['a NUL character', '%00'],
    ['two attempts', 'a&orderReqno=b'],
    ['none', ''],
  ])('an address with %s leads nowhere, and causes no fault', async (_what, orderReqno) =>
    expect((await comeBack(orderReqno)).statusCode).toBe(404),
  )
})
