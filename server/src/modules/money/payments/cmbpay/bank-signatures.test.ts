import { recordedPublicKey } from '../testing/recorded-key'
import {
  bankMoment,
  isSigned,
  payForm,
  refundSerialNo,
  signFields,
  sortedFields,
  verifyBankNotice,
} from './bank-messages'
import type { CmbSettings } from './cmb-settings'

const settings: CmbSettings = {
  payUrl: 'https://netpay.example/netpayment/BaseHttp.dll',
  keyUrl: '',
  serviceUrl: 'https://merchserv.example/merchserv/BaseHttp.dll',
  branchNo: '0755',
  merchantNo: '000054',
  key: 'K3y',
  bankKey: recordedPublicKey,
  operatorNo: '9999',
  operatorPassword: 'p',
  version: '1.0',
  siteUrl: 'https://shuttle.example',
  timeoutMs: 300,
  now: () => 0,
}
const OPENED = Date.parse('2026-11-21T09:00:00+08:00')
const request = {
  requestNo: '2611210000000001-00000042',
  orderNo: '2611210000000001',
  openedAt: OPENED,
  payer: undefined,
  amount: 5800,
  currency: 'CNY',
  description: 'Bridge Shuttle Bus tickets',
  locale: 'zh_CN',
  timeoutSeconds: 899,
  payPath: '/webhtml/details_payment?orderNo=2611210000000001',
} as const

/** `printf 'amount=58.00&branchNo=0755&...&returnUrl=...&K3y' | sha256sum`, the fields sorted by hand. */
const FORM_SIGN = '776200f9a52a44140a5e945dde98a02906cbf4b6c12a28fc5d81167a1ba91a58'
/**
 * `printf 'amount=58.00&bankDate=...&orderNo=...' | openssl dgst -sha1 -sign key | base64`, the fields sorted by hand.
 */
const NOTICE_SIGN =
  'V3vlsgHMxrF9D7BZPeRaLVEQWucJeYdgJUHLe614IlGStS1MWv+sEni+xcSpWW8iQVLqJm1PBRUCunKAGbVTETUZjIRgHVaF1nxXmbw+borjftv37VXyPZQl084EGEpDKEEDvqBsXLfH3wB8ySyjkNwQzAyPhko6xxwXlMVjEX7aQp9o6qyQKYqPYaEzp0y+iyeactr69tFk7mJxvKUOTuhXMJkQtCMQc6tM6ECFMy9l+sUD6WyHieoNrQfykGtfHobX8itBRQ0YOFryp4on+TYE6DJdsWf+0dq6gLiZ/wgHKjn6qCjeERay7yR6lxVmXMe8xxsI6IMapGTe7416Cg=='
const noticeData = {
  orderNo: '261121000000000100000042',
  noticeUrl: 'https://shuttle.example/api/pay/notify/cmbpay',
  noticeType: 'BKPAYRTN',
  noticeSerialNo: '20261121261121000000000100000042',
  merchantPara: '2611210000000001|2611210000000001-00000042',
  merchantNo: '000054',
  httpMethod: 'POST',
  discountFlag: 'N',
  discountAmount: '0.00',
  dateTime: '20261121090059',
  date: '20261121',
  cardType: '02',
  branchNo: '0755',
  bankSerialNo: '17251138900000000020',
  bankDate: '20261121',
  amount: '58.00',
}
const notice = (data: object, sign = NOTICE_SIGN, signType = 'RSA') =>
  new URLSearchParams({
    jsonRequestData: JSON.stringify({ version: '1.0', charset: 'UTF-8', sign, signType, noticeData: data }),
  }).toString()

describe('China Merchants Bank one-net, recorded vectors', () => {
  it('[D7.cmb.1] the bank adapter signs the form of the browser', () => {
    const { action, fields } = payForm(settings, request)
    expect(action).toBe('https://netpay.example/netpayment/BaseHttp.dll?MB_EUserPay')
    expect(Object.keys(fields)).toEqual(['jsonRequestData'])
    expect(JSON.parse(fields.jsonRequestData ?? '')).toEqual({
      version: '1.0',
      charset: 'UTF-8',
      sign: FORM_SIGN,
      signType: 'SHA-256',
      reqData: {
        dateTime: '20261121090000',
        branchNo: '0755',
        merchantNo: '000054',
        date: '20261121',
        orderNo: '261121000000000100000042',
        amount: '58.00',
        expireTimeSpan: '14',
        payNoticeUrl: 'https://shuttle.example/api/pay/notify/cmbpay',
        payNoticePara: '2611210000000001|2611210000000001-00000042',
        returnUrl: 'https://shuttle.example/api/pay/return/cmbpay?orderReqno=2611210000000001-00000042',
      },
    })
  })
  it.each([
    [59, '1'],
    [60, '1'],
    [120, '2'],
    [1800, '30'],
    [1861, '30'],
  ])('the bank adapter sends %i seconds as %s minutes', (timeoutSeconds, minutes) => {
    const { fields } = payForm(settings, { ...request, timeoutSeconds })
    expect(JSON.parse(fields.jsonRequestData ?? '').reqData.expireTimeSpan).toBe(minutes)
  })
  it('the bank adapter dates an order by the day in UTC+8', () => {
    expect(bankMoment(Date.parse('2026-11-20T16:00:00Z'))).toBe('20261121000000')
    expect(bankMoment(Date.parse('2026-11-20T15:59:59Z'))).toBe('20261120235959')
  })
  it('the bank adapter sorts names case-insensitively', () => {
    expect(sortedFields({ b: '2', C: '3', a: '1', aB: '4' })).toBe('a=1&aB=4&b=2&C=3')
  })
  it('the bank adapter accepts its own signature in either case, and no other', () => {
    const fields = { rspCode: 'SUC0000', rspMsg: '' }
    const sign = signFields(fields, 'K3y')
    expect([isSigned(fields, sign, 'K3y'), isSigned(fields, sign.toUpperCase(), 'K3y')]).toEqual([true, true])
    expect([isSigned(fields, sign, 'k3y'), isSigned({ ...fields, rspMsg: ' ' }, sign, 'K3y')]).toEqual([false, false])
    expect(isSigned(fields, '', 'K3y')).toBe(false)
  })
  it('the bank adapter has one serial number of at most 20 characters for a refund', () => {
    expect(refundSerialNo('R-2611210000000001-00000042')).toBe('f3bb025dd4f4613e3d3f')
  })

  it('the bank adapter reads the attempt of a notice', () => {
    expect(verifyBankNotice(settings, notice(noticeData))).toEqual({ requestNo: '2611210000000001-00000042' })
  })
  it.each([
    ['another amount', notice({ ...noticeData, amount: '0.01' })],
    ['a field more', notice({ ...noticeData, more: '1' })],
    ['another kind of signature', notice(noticeData, NOTICE_SIGN, 'SHA-256')],
    ['no signature', notice(noticeData, '')],
    ['no data', 'jsonRequestData='],
    ['nothing', ''],
  ])('[D7.cmb.1] the bank adapter refuses a notice with %s', (_name, body) => {
    expect(verifyBankNotice(settings, body)).toBeUndefined()
  })
  it('the bank adapter refuses a notice for another merchant', () => {
    expect(verifyBankNotice({ ...settings, merchantNo: '000055' }, notice(noticeData))).toBeUndefined()
  })
})
