import { ProviderFault, type SessionRequest } from '../payment-provider'
import { getSandboxKeys } from '../sandbox-keys'
import { OCTOPUS_NOW, startFakeOctopus } from '../testing/fake-octopus'
import { createOctopusProvider } from './octopus-provider'
import { sealEnvelope } from './secure-envelope'

let octopus: Awaited<ReturnType<typeof startFakeOctopus>>
beforeAll(async () => {
  octopus = await startFakeOctopus()
})
afterAll(() => octopus.close())
beforeEach(() => {
  octopus.requests.length = 0
  octopus.willAnswer({})
})

const provider = () => createOctopusProvider(octopus.settings)
const request: SessionRequest = {
  requestNo: '2611210000000001-00000042',
  orderNo: '2611210000000001',
  openedAt: OCTOPUS_NOW,
  payer: undefined,
  amount: 6500,
  currency: 'HKD',
  description: 'Bridge Shuttle Bus tickets',
  locale: 'zh_TW',
  timeoutSeconds: 899,
  payPath: '/webhtml/details_payment?orderNo=2611210000000001',
}
const LANDING = 'https://pay.example/oos/payment/?token=1'
const getFault = async (talk: Promise<unknown>): Promise<string> => {
  try {
    await talk
  } catch (error) {
    if (error instanceof ProviderFault) return error.kind
    throw error
  }
  return 'none'
}

describe('the requests to Octopus', () => {
  it('[D7.octopus.1] the adapter requests a payment that ends with the window, and returns a form to its page', async () => {
    octopus.willAnswer({ content: { landingUrl: LANDING } })
    const { launch } = await provider().createSession(request)
    expect(launch).toEqual({ action: LANDING, fields: { locale: 'zh_TW' } })
    expect(octopus.requests).toEqual([
      {
        path: '/webapi-restricted/payment/request/',
        document:
          '<paymentRequestCollection xmlns="http://namespace.oos.online.octopus.com.hk/transaction/" documentTime="2026-11-21T09:00:00.000+08:00"><paymentRequest>' +
          '<gatewayId>196001</gatewayId><gatewayRef>2611210000000001-00000042</gatewayRef><merchantId>196001</merchantId>' +
          '<expiryTime>2026-11-21T09:14:59.000+08:00</expiryTime><businessDate>2026-11-21</businessDate><amount>6500</amount>' +
          '<returnUrl>https://shuttle.example/api/pay/notify/octopusonline</returnUrl></paymentRequest></paymentRequestCollection>',
      },
    ])
  })
  it.each([
    [6500, 'HKD', 'none'],
    [6490, 'HKD', 'none'],
    [6499, 'HKD', 'refused'],
    [6501, 'HKD', 'refused'],
    [6500, 'CNY', 'refused'],
  ] as const)('[D7.octopus.1] Octopus takes dollars ending in 0 cents: %i %s: %s', async (amount, currency, fault) => {
    octopus.willAnswer({ content: { landingUrl: LANDING } })
    expect(await getFault(provider().createSession({ ...request, amount, currency }))).toBe(fault)
    expect(octopus.requests).toHaveLength(fault === 'none' ? 1 : 0)
  })
  it.each([
    ['at another place', 'https://elsewhere.example/oos/payment/?token=1'],
    ['by another protocol', 'http://pay.example/oos/payment/?token=1'],
    ['that is a script', 'javascript:alert(1)'],
    ['that is not there', ''],
  ])('the adapter refuses a landing page %s', async (_name, landingUrl) => {
    octopus.willAnswer({ content: { landingUrl } })
    expect(await getFault(provider().createSession(request))).toBe('unreadable')
  })
  it.each([
    ['zh_CN', 'zh_CN'],
    ['zh_TW', 'zh_TW'],
    ['en_US', 'en_US'],
    ['zh-hk', 'zh_TW'],
    ['', 'zh_TW'],
  ])('[A7.common.3] the adapter sends %j as %s', (wanted, locale) => {
    expect(provider().toLocale(wanted)).toBe(locale)
  })
})

describe('[D7.all.4] the answers of Octopus that count', () => {
  const paid = { amount: '6500', receiptId: 'R1' }
  const query = () => provider().query({ requestNo: request.requestNo, openedAt: OCTOPUS_NOW })

  it('an answer contains a payment with its amount and receipt', async () => {
    octopus.willAnswer({ content: paid })
    expect(await query()).toEqual({
      state: 'captured',
      transactionId: 'R1',
      merchant: '196001',
      amount: 6500,
      currency: 'HKD',
    })
  })
  it('an answer reports another currency than dollars', async () => {
    octopus.willAnswer({ content: { ...paid, currency: 'USD' } })
    expect(await query()).toMatchObject({ currency: 'USD' })
  })
  it.each([
    ['NOT_FOUND', 'none'],
    ['PENDING', 'none'],
    ['EXPIRED', 'none'],
    ['CANCELLED', 'none'],
    ['FAILED', 'declined'],
    ['REJECTED', 'declined'],
  ])('a payment %s has taken nothing: %s', async (status, state) => {
    octopus.willAnswer({ content: { ...paid, status } })
    expect((await query()).state).toBe(state)
  })
  it.each(['REFUNDED', 'PARTIALLY_REFUNDED'])('a payment %s was taken and refunded', async (status) => {
    octopus.willAnswer({ content: { ...paid, status } })
    const returned = { state: 'returned', transactionId: 'R1', merchant: '196001', amount: 6500, currency: 'HKD' }
    expect(await query()).toEqual({ ...returned, refunded: undefined })
  })
  it.each([
    ['with a status that is new', { content: { ...paid, status: 'SOMETHING_NEW' } }, 'unreadable'],
    ['about another payment', { content: { ...paid, gatewayRef: '2611210000000001-00000043' } }, 'unreadable'],
    ['to another gateway', { content: { ...paid, gatewayId: '196002' } }, 'unreadable'],
    ['of another kind', { root: 'paymentRequestResponseCollection', content: paid }, 'unreadable'],
    ['without an amount', { content: { receiptId: 'R1' } }, 'unreadable'],
    ['with half a cent', { content: { ...paid, amount: '6500.5' } }, 'unreadable'],
    ['without a receipt', { content: { amount: '6500' } }, 'unreadable'],
    ['five minutes old', { now: OCTOPUS_NOW - 300_000, content: paid }, 'none'],
    ['a moment older', { now: OCTOPUS_NOW - 300_001, content: paid }, 'unreadable'],
    ['from far ahead', { now: OCTOPUS_NOW + 300_001, content: paid }, 'unreadable'],
    ['without a seal', { text: '<paymentEnquiryResponseCollection/>' }, 'unreadable'],
    ['that is empty', { text: '' }, 'unreadable'],
    ['of a service that is busy', { status: 503 }, 'unreachable'],
    ['of a service that limits', { status: 429 }, 'unreachable'],
    ['of a service that refuses', { status: 400 }, 'refused'],
  ])('an answer %s is %s', async (_name, answer, fault) => {
    octopus.willAnswer(answer)
    expect(await getFault(query())).toBe(fault)
  })
  it('an answer that we could have sealed ourselves is ignored', async () => {
    const document = '<paymentEnquiryResponseCollection/>'
    const own = { ...octopus.settings, octopusKey: getSandboxKeys('octopus-merchant').publicKey }
    octopus.willAnswer({ text: sealEnvelope(own, document) })
    expect(await getFault(query())).toBe('unreadable')
  })
})

describe('Octopus refunds under one number', () => {
  const refund = {
    requestNo: request.requestNo,
    openedAt: OCTOPUS_NOW,
    captured: 6500,
    refundNo: `R-${request.requestNo}`,
    amount: 5850,
    currency: 'HKD',
  }
  it('a refund is requested with the payment, our number and the amount', async () => {
    octopus.willAnswer({ content: { refundRef: refund.refundNo } })
    expect(await provider().refund(refund)).toEqual({ state: 'accepted' })
    expect(octopus.requests[0]?.document).toContain(
      '<paymentRefund><gatewayId>196001</gatewayId><gatewayRef>2611210000000001-00000042</gatewayRef><refundRef>R-2611210000000001-00000042</refundRef><amount>5850</amount></paymentRefund>',
    )
  })
  it('a refund whose amount does not end in 0 cents is left to staff', async () => {
    expect((await provider().refund({ ...refund, amount: 5855 })).state).toBe('refused')
    expect(octopus.requests).toEqual([])
  })
  it.each([
    [{ content: { status: 'SUCCESS', refundRef: refund.refundNo } }, 'accepted', 'done'],
    [{ content: { status: 'PENDING', refundRef: refund.refundNo } }, 'accepted', 'pending'],
    [{ content: { status: 'DUPLICATE_REQUEST', refundRef: refund.refundNo } }, 'accepted', 'pending'],
    [{ content: { status: 'REJECTED' } }, 'refused', 'refused'],
    [{ content: { status: 'FAILED', refundRef: refund.refundNo } }, 'refused', 'refused'],
    [{ content: { status: 'INVALID_AMOUNT', refundRef: refund.refundNo } }, 'refused', 'refused'],
    [{ content: { status: 'NOT_FOUND' } }, 'refused', 'unknown'],
    [{ status: 404 }, 'refused', 'unknown'],
  ])('a refund answer %j is %s, and a query of it later %s', async (answer, state, later) => {
    octopus.willAnswer(answer)
    expect((await provider().refund(refund)).state).toBe(state)
    expect((await provider().queryRefund(refund)).state).toBe(later)
  })
  it.each([
    ['about another refund', { content: { status: 'SUCCESS', refundRef: 'R-2' } }, 'unreadable'],
    ['about no refund', { content: { status: 'SUCCESS' } }, 'unreadable'],
    ['with a status that is new', { content: { status: 'SOMETHING_NEW', refundRef: refund.refundNo } }, 'unreadable'],
    ['of a service that refuses us', { status: 403 }, 'refused'],
  ])('an answer %s changes no refund: %s', async (_name, answer, fault) => {
    octopus.willAnswer(answer)
    expect(await getFault(provider().queryRefund(refund))).toBe(fault)
  })
  it('a refund is not reported as done when the answer was lost', async () => {
    octopus.willAnswer({ status: 503 })
    expect(await getFault(provider().refund(refund))).toBe('unreachable')
    expect(await getFault(provider().queryRefund(refund))).toBe('unreachable')
  })
})
