import { paymentFrameSettings } from '@shuttle/contracts'
import { requestPaymentCall } from '@shuttle/wire'
import * as z from 'zod/mini'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

describe('[D9.11] a payment request answers cents, and what the frame needs as text beside them', () => {
  it('a payment request names attempt, amount in cents, session and the fields that the page will return', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const answer = z.parse(requestPaymentCall.answer, await member.requestPayment(orderNo))
    const session = service.sandbox.state.sessions.get(answer.responseData.sessionId)
    expect(answer.responseData).toMatchObject({ orderNo, totalFee: 6500, successId: session?.successIndicator })
    expect(session).toMatchObject({ amountCents: 6500, currency: 'HKD', reference: orderNo, locale: 'en' })
    expect(z.parse(paymentFrameSettings, JSON.parse(answer.json))).toEqual({
      frameUrl: 'http://127.0.0.1:8082/webhtml/frames/mastercard',
      sessionId: session?.id,
      version: session?.version,
    })
  })
})
