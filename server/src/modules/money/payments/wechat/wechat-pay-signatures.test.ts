import { recordedPrivateKey, recordedPublicKey } from '../testing/recorded-key'
import { bridgeParameters, verifyNotice } from './wechat-pay-messages'
import type { WechatPaySettings } from './wechat-pay-settings'
import { decryptResource, getAuthorization, isFromPlatform } from './wechat-pay-signature'

const TIMESTAMP = '1795222800'
const NONCE = '593BEC0C930BF1AFEB40B4A08C8FB242'
let now = Number(TIMESTAMP) * 1000
beforeEach(() => {
  now = Number(TIMESTAMP) * 1000
})
const settings: WechatPaySettings = {
  baseUrl: 'https://api.mch.example',
  merchant: '1230000109',
  appId: 'wx1',
  serial: 'S1',
  privateKey: recordedPrivateKey,
  platformSerial: 'PUB_KEY_ID_1',
  platformKey: recordedPublicKey,
  apiKey: '0123456789abcdef0123456789ABCDEF',
  currencies: ['CNY'],
  notifyUrl: 'https://shuttle.example/api/pay/notify/wxpay',
  timeoutMs: 300,
  now: () => now,
  nonce: () => NONCE,
}

/**
 * `printf 'POST\n/v3/pay/transactions/jsapi\n1795222800\n593B...B242\n{"appid":"wx1"}\n' | openssl dgst -sha256 -sign
 * key | base64`
 */
const CALL_SIGNATURE =
  'QeBr/p6SoD8Yfs4Xazzq8fxijwCw1mep7+9+drQvIeJsL8SrIpDrWurEkUxz8tHVxSw/lmbcP4QpYx92Pd7nzsfO5+Jz7MzB+mkUpZE7KvCoUBrI57qVd7EuMWPgcVBd5E1rxabAAb3mrV01qHl4HSfwxXbHj2Y/j5y7DRVNGzFjAGu+9MsZaRe97MdIDjCGH1nbNpdEn1BHZPwZ6e/f4YGOxd1699J0loqbL0ez725aj/+F7NDM50XExN1tXEQlnPD54FZmYgcXmyafuQmTK8UV0Y0d7i8bM6kA6U4ksa2Uh7Yr2Wf8vQobTigxqGtQnlN1pXrsDuwNaIS6JfZvMw=='
/** `printf 'wx1\n1795222800\n593B...B242\nprepay_id=wx2014...\n' | openssl dgst -sha256 -sign key | base64` */
const PAY_SIGN =
  'SFs51bO2JrOzMLjQMWNZrR3o/rWtU883u8uir5OTcV7Zh9AB1y/W+0mfDxo8fktRT0iP4uT9it+uKyXJoi+7wHsUDpiKXQRCAqzBPy7RbGpgyii79ODFRXInodS3uBfuM9PJS1E/YMbLK/MG4fsy3TVu+t+sB8nBEf1cPhDWKgtYvvCJbZSfG1JXSxuGmQVG7bDjZ+Lc0A2L8YDiK/mv8N2pO4lBkO2cQYjz8Xgy2lV79KSeLDuWijBhtzAsPOy5fQahGEvBftjnQMhNB+18LWmmlzEFlfaRVaAFJG2OO2W8bHPFn0OPExQ/EIEheuOZhq2EGGLulmmiE8sSVT7zXQ=='
/** Sealed by a counter mode and a GHASH written out by hand over `openssl enc -aes-256-ecb`. */
const SEALED =
  'bz1kVndYkCFlgKSV7lZeuBxDb6Dr2XsMVxgLZBGofcEd7SUTxir2v/FFn5anPKWRilkHBHy/R66OPskWdag68VB/3iQMS1vY7EKyzMn1D/Z0G/X94g2rz2lbbX4yx79hNdcXQutkBCm3'
const NOTICE = `{"id":"EV-1","event_type":"TRANSACTION.SUCCESS","resource":{"algorithm":"AEAD_AES_256_GCM","ciphertext":"${SEALED}","associated_data":"transaction","nonce":"fdasflkja484"}}`
/** `printf '1795222800\nNONCE1\n<notice>\n' | openssl dgst -sha256 -sign key | base64` */
const NOTICE_SIGNATURE =
  'bRvuuosrBVghCDXphSgoLCEEDrtV1sBi4JKCaxYSxLgA3JD+SFjHTC89xAjpJeue++Vv20MVqRUsXW8hj4HcyCzbSq+nsrh0In4yntPx/5VnhTkOuq9ubdHq+wpt5+MJIjj6HMx3XPxDRqx2ZJT+hWG6HbnTbBBrAx7geLOnI5cXVrMH7hu7Su2t/fijbQU0JWhDtsiKInMMdi7IqSTdouVvgwLgjCJxppgz29v3WHNbOJZON1l48IXdaGK1dvxaKJrMRWLjbVgQL1yMiPjdOf9C6Qf7qPLMOYt5QPf17urttwOiIYOu7MhnQZ1TbQ1rM5kbiHurnPs/hZbhCL0xrw=='
const headers = {
  'wechatpay-serial': 'PUB_KEY_ID_1',
  'wechatpay-timestamp': TIMESTAMP,
  'wechatpay-nonce': 'NONCE1',
  'wechatpay-signature': NOTICE_SIGNATURE,
}

describe('WeChat Pay JSAPI v3, recorded vectors', () => {
  it('the adapter signs a call by WECHATPAY2-SHA256-RSA2048', () => {
    const call = { method: 'POST', path: '/v3/pay/transactions/jsapi', body: '{"appid":"wx1"}' } as const
    expect(getAuthorization(settings, call, { timestamp: TIMESTAMP, nonce: NONCE })).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1230000109",nonce_str="${NONCE}",signature="${CALL_SIGNATURE}",timestamp="${TIMESTAMP}",serial_no="S1"`,
    )
  })

  it('[D7.wxpay.1] the adapter signs the arguments of the bridge', () => {
    expect(bridgeParameters(settings, 'wx201410272009395522657a690389285100')).toEqual({
      appId: 'wx1',
      timeStamp: TIMESTAMP,
      nonceStr: NONCE,
      package: 'prepay_id=wx201410272009395522657a690389285100',
      signType: 'RSA',
      paySign: PAY_SIGN,
    })
  })

  it('the adapter decrypts a resource sealed by AES-256-GCM, and none that was changed', () => {
    const resource = {
      algorithm: 'AEAD_AES_256_GCM' as const,
      ciphertext: SEALED,
      nonce: 'fdasflkja484',
      associated_data: 'transaction',
    }
    expect(decryptResource(resource, settings.apiKey)).toBe(
      '{"mchid":"1230000109","out_trade_no":"2611210000000001-00000042","trade_state":"SUCCESS"}',
    )
    expect(decryptResource({ ...resource, associated_data: 'refund' }, settings.apiKey)).toBeUndefined()
    expect(decryptResource({ ...resource, ciphertext: SEALED.replace('b', 'c') }, settings.apiKey)).toBeUndefined()
    expect(decryptResource(resource, 'x'.repeat(32))).toBeUndefined()
    expect(decryptResource({ ...resource, ciphertext: '' }, settings.apiKey)).toBeUndefined()
  })

  it('the adapter reads the attempt of a notice', () => {
    expect(verifyNotice(settings, { headers, body: NOTICE })).toEqual({ requestNo: '2611210000000001-00000042' })
  })
  it.each([
    ['no serial', { 'wechatpay-serial': undefined }],
    ['another nonce', { 'wechatpay-nonce': 'NONCE2' }],
    ['another moment', { 'wechatpay-timestamp': '1795222801' }],
    ['no signature', { 'wechatpay-signature': undefined }],
    ['a signature that is no base64', { 'wechatpay-signature': '%%%' }],
  ])('the adapter refuses a notice with %s', (_name, change) => {
    expect(verifyNotice(settings, { headers: { ...headers, ...change }, body: NOTICE })).toBeUndefined()
  })
  it('the adapter refuses a notice of a key that the settings do not have, and names both', () => {
    const other = { ...headers, 'wechatpay-serial': 'PUB_KEY_ID_2' }
    expect(() => verifyNotice(settings, { headers: other, body: NOTICE })).toThrow(
      'key PUB_KEY_ID_2, which is not among PUB_KEY_ID_1',
    )
    const otherPlatformKeys = [{ serial: 'PUB_KEY_ID_2', key: recordedPublicKey }]
    expect(verifyNotice({ ...settings, otherPlatformKeys }, { headers: other, body: NOTICE })).toBeDefined()
  })
  it('the adapter refuses a notice whose body was changed, or that is for another merchant', () => {
    expect(verifyNotice(settings, { headers, body: NOTICE.replace('EV-1', 'EV-2') })).toBeUndefined()
    expect(verifyNotice({ ...settings, merchant: 'M2' }, { headers, body: NOTICE })).toBeUndefined()
  })
  it.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('a message signed %i seconds away is accepted: %s', (seconds, taken) => {
    now += seconds * 1000
    expect(isFromPlatform(settings, { headers, body: NOTICE }, now)).toBe(taken)
  })
})
