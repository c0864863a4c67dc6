import { startRecordingGateway } from '../testing/recording-gateway'
import { createMastercardProvider } from './mastercard-provider'

const SESSION = {
  checkoutMode: 'WEBSITE',
  result: 'SUCCESS',
  session: { id: 'SESSION0002', updateStatus: 'SUCCESS', version: '2fe1a1c201' },
  successIndicator: 'cc1b74e1f5c84bd8',
}
const REQUEST = {
  requestNo: '2611210000000001-00000042',
  orderNo: '2611210000000001',
  amount: 6500,
  currency: 'HKD',
  description: 'Bridge Shuttle Bus tickets',
  locale: 'zh-hk',
  timeoutSeconds: 840,
  payPath: '/webhtml/details_payment?orderNo=2611210000000001',
  openedAt: 0,
  payer: undefined,
} as const
/** `printf 'merchant.TESTSHUTTLE:9f8e7d6c' | base64` */
const AUTHORIZATION = 'Basic bWVyY2hhbnQuVEVTVFNIVVRUTEU6OWY4ZTdkNmM='

const record = async (
  answer: object,
  talk: (settings: Awaited<ReturnType<typeof startRecordingGateway>>['settings']) => Promise<unknown>,
) => {
  const gateway = await startRecordingGateway({ body: answer })
  try {
    const result = await talk(gateway.settings)
    return { result, request: gateway.requests[0] }
  } finally {
    await gateway.close()
  }
}

describe('Mastercard Gateway Hosted Checkout, recorded vectors', () => {
  it('the gateway adapter opens a session by INITIATE_CHECKOUT', async () => {
    const { result, request } = await record(SESSION, (settings) =>
      createMastercardProvider(settings).createSession(REQUEST),
    )
    expect(request).toMatchObject({
      method: 'POST',
      url: '/api/rest/version/100/merchant/TESTSHUTTLE/session',
      headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
    })
    expect(request?.body).toEqual({
      apiOperation: 'INITIATE_CHECKOUT',
      interaction: {
        operation: 'PURCHASE',
        merchant: { name: '跨海大橋穿梭巴士' },
        locale: 'zh-hk',
        timeout: 840,
        returnUrl: 'https://shuttle.example/api/pay/return/MasterCard?orderReqno=2611210000000001-00000042',
        cancelUrl: 'https://shuttle.example/webhtml/details_payment?orderNo=2611210000000001',
        timeoutUrl: 'https://shuttle.example/webhtml/details_payment?orderNo=2611210000000001',
        displayControl: { billingAddress: 'HIDE', customerEmail: 'HIDE' },
      },
      order: {
        id: '2611210000000001-00000042',
        reference: '2611210000000001',
        amount: '65.00',
        currency: 'HKD',
        description: 'Bridge Shuttle Bus tickets',
      },
    })
    expect(result).toEqual({
      sessionId: 'SESSION0002',
      sessionVersion: '2fe1a1c201',
      successIndicator: 'cc1b74e1f5c84bd8',
    })
  })

  it.each([
    [62, 'CREATE_CHECKOUT_SESSION', '/checkout/version/62/checkout.js', 'lightbox'],
    [63, 'INITIATE_CHECKOUT', '/static/checkout/checkout.min.js', 'embedded'],
  ] as const)('the adapter in version %i calls %s and loads %s', async (version, operation, script, display) => {
    const { request, result } = await record(SESSION, async (settings) => {
      const provider = createMastercardProvider({ ...settings, version })
      await provider.createSession(REQUEST)
      return { path: provider.frame.scriptUrl.slice(settings.baseUrl.length), display: provider.frame.display }
    })
    expect(request?.body).toMatchObject({ apiOperation: operation })
    expect(result).toEqual({ path: script, display })
  })

  it('the gateway adapter sends the notification address where a secret is configured', async () => {
    const notification = { url: 'https://shuttle.example/api/pay/notify/MasterCard', secret: 's' }
    const { request } = await record(SESSION, (settings) =>
      createMastercardProvider({ ...settings, notification }).createSession(REQUEST),
    )
    expect(request?.body).toMatchObject({ order: { notificationUrl: notification.url } })
    expect(JSON.stringify(request?.body)).not.toContain('"s"')
  })

  it('the gateway adapter queries by RETRIEVE_ORDER', async () => {
    const order = { result: 'SUCCESS', id: REQUEST.requestNo, merchant: 'TESTSHUTTLE', currency: 'HKD' }
    const { request } = await record(order, (settings) => createMastercardProvider(settings).query(REQUEST))
    expect(request).toMatchObject({
      method: 'GET',
      url: '/api/rest/version/100/merchant/TESTSHUTTLE/order/2611210000000001-00000042',
      headers: { authorization: AUTHORIZATION },
      body: undefined,
    })
  })

  it('the gateway adapter refunds under a transaction id of its own', async () => {
    const { requestNo } = REQUEST
    const refund = { requestNo, openedAt: 0, refundNo: 'R-1', amount: 6401, captured: 6500, currency: 'HKD' }
    const answer = {
      result: 'SUCCESS',
      merchant: 'TESTSHUTTLE',
      order: { id: requestNo },
      transaction: { id: 'R-1', type: 'REFUND', amount: 64.01, currency: 'HKD' },
    }
    const { request, result } = await record(answer, (settings) => createMastercardProvider(settings).refund(refund))
    expect(request).toMatchObject({
      method: 'PUT',
      url: '/api/rest/version/100/merchant/TESTSHUTTLE/order/2611210000000001-00000042/transaction/R-1',
      body: { apiOperation: 'REFUND', transaction: { amount: '64.01', currency: 'HKD' } },
    })
    expect(result).toEqual({ state: 'accepted' })
  })
})

describe('a refusal of the gateway is read by status, cause and field', () => {
  const { requestNo } = REQUEST
  const refund = { requestNo, openedAt: 0, refundNo: 'R-1', amount: 6401, captured: 6500, currency: 'HKD' }
  const refuse = async (
    status: number,
    error: object,
    talk: (provider: ReturnType<typeof createMastercardProvider>) => Promise<unknown>,
  ) => {
    const gateway = await startRecordingGateway({ status, body: { result: 'ERROR', error } })
    try {
      return await talk(createMastercardProvider(gateway.settings))
    } catch (error) {
      return error
    } finally {
      await gateway.close()
    }
  }
  const missing = { cause: 'INVALID_REQUEST', explanation: 'no such thing here' }

  it.each([
    [400, missing, { state: 'none' }, { state: 'unknown' }],
    [404, missing, { state: 'none' }, { state: 'unknown' }],
    [400, { ...missing, field: 'order.id', explanation: 'not found' }, { kind: 'refused' }, { kind: 'refused' }],
    [400, { cause: 'REQUEST_REJECTED', explanation: 'Unable to find order' }, { kind: 'refused' }, { kind: 'refused' }],
    [401, { ...missing, explanation: 'Unable to find order' }, { kind: 'refused' }, { kind: 'refused' }],
    [503, { cause: 'SERVER_BUSY' }, { kind: 'unreachable' }, { kind: 'unreachable' }],
  ])('the refusal %i %j makes a payment %j, a refund %j', async (status, error, payment, refunded) => {
    expect(await refuse(status, error, (provider) => provider.query(REQUEST))).toMatchObject(payment)
    expect(await refuse(status, error, (provider) => provider.queryRefund(refund))).toMatchObject(refunded)
  })
  it.each([
    [400, { ...missing, field: 'transaction.id' }, { state: 'accepted' }],
    [400, { ...missing, field: 'transaction.amount' }, { state: 'refused' }],
    [400, missing, { state: 'refused' }],
    [401, missing, { kind: 'refused' }],
    [503, { cause: 'SERVER_BUSY' }, { kind: 'unreachable' }],
  ])('the refusal %i %j makes a requested refund %j', async (status, error, answer) => {
    expect(await refuse(status, error, (provider) => provider.refund(refund))).toMatchObject(answer)
  })
})
