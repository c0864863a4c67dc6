import { paymentMethodFromWire } from './fetch-payment-methods'
import { paymentAttemptFromWire, paymentToWire } from './request-payment'

it.each([
  ['MasterCard', 'card'],
  ['wxpay', 'wechat'],
  ['octopusonline', 'octopus'],
  ['cmbpay', 'cmb'],
  ['alipay', 'alipay'],
  ['paypal', 'unknown:paypal'],
])('[A7.common.2] reads pay type %s as %s', (payType, method) => {
  expect(paymentMethodFromWire(payType)).toEqual({ method, payType, takesAmount: true })
})

const payment = { orderNo: 'B1', fareType: 'day', currency: 'HKD', language: 'zh-hk' } as const

it('[A7.common.3] sends the language codes of each provider', () => {
  expect(paymentToWire({ ...payment, payType: 'MasterCard' }).language).toBe('zh-hk')
  expect(paymentToWire({ ...payment, payType: 'MasterCard', language: 'zh-cn' }).language).toBe('zh')
  expect(paymentToWire({ ...payment, payType: 'octopusonline' }).language).toBe('zh_TW')
})

it('sends codes, and an unknown fee type unchanged', () => {
  expect(paymentToWire({ ...payment, payType: 'MasterCard' })).toMatchObject({ feeType: '2', currency: '2' })
  expect(paymentToWire({ ...payment, fareType: 'unknown:7', payType: 'MasterCard' }).feeType).toBe('7')
})

it('[A3.payment.1, D9.11] reads an attempt and passes the frame text on unparsed', () => {
  const responseData = {
    orderNo: 'B1',
    orderReqno: 'R1',
    totalFee: 13000,
    sessionId: 'S1',
    successId: 'OK1',
    sysTime: '2026-11-21 10:00:00',
  }
  expect(paymentAttemptFromWire({ responseData, json: '{"frameUrl":"/x"}' })).toEqual({
    orderNo: 'B1',
    orderReqno: 'R1',
    amount: 13000,
    sessionId: 'S1',
    successId: 'OK1',
    frameText: '{"frameUrl":"/x"}',
  })
})

describe('accounts 7: fields of the methods that post a form', () => {
  it.each(['octopusonline', 'cmbpay'])('%s sends call type, class type, scene and join type', (payType) => {
    expect(paymentToWire({ ...payment, payType })).toMatchObject({
      callType: 'BUS',
      classesType: '1',
      sceneInfo: 'WAP',
      joinType: 'WEB',
    })
  })
  it.each(['MasterCard', 'wxpay'])('a payment by %s sends no fields of a posted form', (payType) => {
    expect(paymentToWire({ ...payment, payType })).not.toHaveProperty('callType')
  })
})
