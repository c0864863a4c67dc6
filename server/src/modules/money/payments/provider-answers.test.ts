import { type PaymentService, startPaymentService } from './testing/start-payment-service'
import { TEST_PROFILE } from './testing/start-sandbox'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

const notify = (requestNo: string, secret: string) =>
  service.app.inject({
    method: 'POST',
    url: '/api/pay/notify/MasterCard',
    headers: { 'x-notification-secret': secret },
    payload: { order: { id: requestNo, status: 'CAPTURED', totalCapturedAmount: 65 } },
  })
const open = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  return { member, orderNo, ...(await member.openPayment(orderNo)) }
}

describe('a notification triggers a query, no more', () => {
  it('a notification without the secret is refused, and changes nothing', async () => {
    const { orderNo, orderReqno, sessionId } = await open()
    await service.sandbox.payByCard(sessionId)
    expect((await notify(orderReqno, 'guessed')).statusCode).toBe(403)
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
  it('the content of a notification is not trusted', async () => {
    const { orderNo, orderReqno } = await open()
    expect((await notify(orderReqno, TEST_PROFILE.notificationSecret)).statusCode).toBe(200)
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
  it('a notification records the payment once, however often it is sent', async () => {
    const { member, orderNo, orderReqno, sessionId } = await open()
    await service.sandbox.payByCard(sessionId)
    const answers = await Promise.all([1, 2, 3].map(() => notify(orderReqno, TEST_PROFILE.notificationSecret)))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(await service.getStatus(orderNo)).toBe('paid')
    await service.runOutbox()
    expect(service.letters.filter((letter) => letter.to === member.email)).toHaveLength(1)
  })
  it('a notification about an unknown attempt is accepted', async () => {
    expect((await notify('unknown', TEST_PROFILE.notificationSecret)).statusCode).toBe(200)
  })
})

describe('architecture 4: the return of a provider is answered by 303 and not trusted', () => {
  it('a return leads to the result screen of the attempt', async () => {
    const { orderNo, orderReqno } = await open()
    const answer = await service.app.inject({
      url: `/api/pay/return/MasterCard?orderReqno=${orderReqno}&resultIndicator=whatever`,
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(
      `/webhtml/details_succeed?orderReqno=${orderReqno}&orderNo=${orderNo}&payType=MasterCard`,
    )
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
  it('a return leads nowhere for an attempt that does not exist', async () => {
    expect((await service.app.inject({ url: '/api/pay/return/MasterCard?orderReqno=x' })).statusCode).toBe(404)
  })
})
