import { recordedPrivateKey, recordedPublicKey } from '../testing/recorded-key'
import { readTrade, readTradeRefund, verifyTradeNotice, wapPayForm } from './alipay-messages'
import type { AlipaySettings } from './alipay-settings'
import { signByRsa2 } from './alipay-signature'

const settings: AlipaySettings = {
  gatewayUrl: 'https://openapi.example/gateway.do',
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  privateKey: recordedPrivateKey,
  alipayKey: recordedPublicKey,
  currencies: ['CNY'],
  siteUrl: 'https://shuttle.example',
  timeoutMs: 300,
  now: () => Date.parse('2026-11-21T09:00:00+08:00'),
}
const requestNo = '2611210000000001-00000042'
const request = {
  requestNo,
  orderNo: '2611210000000001',
  openedAt: settings.now(),
  payer: undefined,
  amount: 5800,
  currency: 'CNY',
  description: 'Bridge Shuttle Bus tickets',
  locale: 'zh_CN',
  timeoutSeconds: 899,
  payPath: '/webhtml/details_payment?orderNo=2611210000000001',
} as const

/** By `printf 'app_id=...&version=1.0' | openssl dgst -sha256 -sign key | base64`, the fields sorted by hand. */
const FORM_SIGN =
  'Hs9D3CXbKGkcIMuUG0X+rrTCNxPZvsIHrRouHHf+71pBYGtyZChmREMWw0Lab5E1Pp50tNOrVOIx5sjV+BiAdDoLBiSX9M2TBXV7gR6hCw2tzFIjg+LDTKxsfE4t3G+Al6SnGwyuYpZImx59cfCJhjgzQahZYzGfojhM9P1mnESwZr8GJdYYCwE9ap53Df4WKaepdrhiwLms2aCZ6Xd68xuLzIsSRdLhLu8oCZWHXVKdPQy7pQVWq7Y2NnDiLg8/3xC4mEvfFmsYoodpI5hfeKxHkFfq5YtX3yzEyAo4qhJ1PBWj9dLigRmSIbOZ14JFRSlEQnULXX7B4CL6SAaZog=='
/** In the same way, without `sign_type`. */
const NOTICE_SIGN =
  'E/R5quxGqi3wwekI6bc7a6MXtZVoVIamZPwLSoWGruEP6hA5IedNKoLE6rcz8oYI6y5anwT4msxvXq4q1NjC4wzM4qL5iRMYxCqTadtzPvcRZZLDbaZhf3+jZGjXhwkaS8Wqru6CVnYzOUPe6W+TD+KAJAY/7oTtypJcCLyCo1Sk6x7So48CQbX+9p+pmhXChv/1ejHS860p2keDAeWH0OInDrzqU81KDuD27TaIO6+Z+PaNIQE5nN/dt5gwD/EIXZGFHzMGiheUJ99WPKT4wPOEk4VhJffgdJJbOl2fG9NDAhzPvCzUUdvy6I3vaPlSAbDb+8NowesWkZF/lDLj2A=='

describe('[D7.alipay.1] the form of the browser', () => {
  it('the form has number, amount, deadline and addresses of the attempt, signed over the sorted fields', () => {
    const { action, fields } = wapPayForm(settings, request)
    expect(action).toBe('https://openapi.example/gateway.do?charset=utf-8')
    const { sign, biz_content: biz = '', ...others } = fields
    expect(others).toEqual({
      app_id: '2021000000000001',
      method: 'alipay.trade.wap.pay',
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: '2026-11-21 09:00:00',
      version: '1.0',
      notify_url: 'https://shuttle.example/api/pay/notify/alipay',
      return_url: `https://shuttle.example/api/pay/return/alipay?orderReqno=${requestNo}`,
    })
    expect(JSON.parse(biz)).toEqual({
      out_trade_no: requestNo,
      total_amount: '58.00',
      subject: 'Bridge Shuttle Bus tickets',
      product_code: 'QUICK_WAP_WAY',
      quit_url: 'https://shuttle.example/webhtml/details_payment?orderNo=2611210000000001',
      time_expire: '2026-11-21 09:14:59',
      passback_params: '2611210000000001',
    })
    expect(sign).toBe(FORM_SIGN)
  })
  it('the form names the Hong Kong dollar, and never the yuan', () => {
    const biz = (currency: 'CNY' | 'HKD') =>
      JSON.parse(wapPayForm(settings, { ...request, currency }).fields.biz_content ?? '')
    expect(biz('HKD')).toMatchObject({ trans_currency: 'HKD', settle_currency: 'HKD' })
    expect(biz('CNY').trans_currency).toBeUndefined()
  })
})

describe('[D7.alipay.1] a notice of Alipay', () => {
  const data = {
    notify_type: 'trade_status_sync',
    app_id: '2021000000000001',
    seller_id: '2088000000000001',
    out_trade_no: requestNo,
    trade_no: '2026112122001400000000000042',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '58.00',
    empty: '',
  }
  const notice = (fields: object = {}, sign = NOTICE_SIGN) =>
    new URLSearchParams({ ...data, ...fields, sign_type: 'RSA2', sign }).toString()
  it('a notice names the attempt, and is answered by "success"', () => {
    expect(verifyTradeNotice(settings, notice())).toEqual({
      requestNo,
      reply: { contentType: 'text/plain; charset=utf-8', body: 'success' },
    })
  })
  it.each([
    ['another amount', notice({ total_amount: '0.01' })],
    ['one more field', notice({ more: '1' })],
    ['no signature', notice({}, '')],
    ['nothing', ''],
  ])('is refused with %s', (_what, body) => expect(verifyTradeNotice(settings, body)).toBeUndefined())
  it.each([
    ['application', { appId: '2021000000000002' }],
    ['account', { sellerId: '2088000000000002' }],
  ])('is refused for another %s, though Alipay signed it', (_what, ours) =>
    expect(verifyTradeNotice({ ...settings, ...ours }, notice())).toBeUndefined(),
  )
  it('a notice is signed as the recorded vector is (control of the two above)', () =>
    expect(signByRsa2(data, recordedPrivateKey)).toBe(NOTICE_SIGN))
})

describe('[D7.alipay.1] answers of Alipay', () => {
  const trade = { out_trade_no: requestNo, trade_no: '42', total_amount: '58.00' }
  const paid = { transactionId: '42', merchant: '2021000000000001', amount: 5800, currency: 'CNY' }
  it.each([
    ['WAIT_BUYER_PAY', {}, { state: 'none' }],
    ['TRADE_SUCCESS', {}, { state: 'captured', ...paid }],
    ['TRADE_FINISHED', { trans_currency: 'HKD' }, { state: 'captured', ...paid, currency: 'HKD' }],
    ['TRADE_CLOSED', {}, { state: 'none' }],
    ['TRADE_CLOSED', { send_pay_date: '2026-11-21 09:00:00' }, { state: 'returned', ...paid, refunded: 5800 }],
  ])('a trade in state %s with %j is read', (trade_status, more, expected) =>
    expect(readTrade(settings, { ...trade, trade_status, ...more }, requestNo)).toEqual(expected),
  )
  it.each([
    ['another number', { ...trade, out_trade_no: 'X', trade_status: 'TRADE_SUCCESS' }],
    ['an unknown state', { ...trade, trade_status: 'SOLD' }],
    ['no amount', { ...trade, total_amount: '', trade_status: 'TRADE_SUCCESS' }],
  ])('a trade with %s is unreadable', (_what, answer) =>
    expect(() => readTrade(settings, answer, requestNo)).toThrow(expect.objectContaining({ kind: 'unreadable' })),
  )
  const wanted = { requestNo, openedAt: 0, captured: 5800, refundNo: 'R1', amount: 1000, currency: 'CNY' }
  const refund = { out_trade_no: requestNo, out_request_no: 'R1', refund_amount: '10.00' }
  it.each([
    ['nothing', {}, { state: 'unknown' }],
    ['no status', refund, { state: 'done' }],
    ['REFUND_SUCCESS', { ...refund, refund_status: 'REFUND_SUCCESS' }, { state: 'done' }],
    ['REFUND_PROCESSING', { ...refund, refund_status: 'REFUND_PROCESSING' }, { state: 'pending' }],
    ['REFUND_FAIL', { ...refund, refund_status: 'REFUND_FAIL' }, { state: 'refused', reason: expect.any(String) }],
  ])('a refund with %s is read', (_what, answer, expected) => expect(readTradeRefund(answer, wanted)).toEqual(expected))
  it.each([
    ['amount', { ...refund, refund_amount: '9.99' }],
    ['currency', { ...refund, refund_currency: 'HKD' }],
    ['number', { ...refund, out_request_no: 'R2' }],
  ])('a refund with another %s counts for none', (_what, answer) =>
    expect(() => readTradeRefund(answer, wanted)).toThrow(expect.objectContaining({ kind: 'unreadable' })),
  )
})
