import { signText } from '../../../../sandbox/alipay/alipay-request'
import { readConfig } from '../../../config/config'
import { signFields } from './cmbpay/bank-messages'
import { readCmbSettings } from './cmbpay/cmb-settings'
import { getSandboxKeys } from './sandbox-keys'
import type { EveryMethod } from './testing/fake-payment-method.request'
import { oweRefund } from './testing/owe-refund'
import { type ProxiedPayments, startProxiedPayments } from './testing/start-proxied-payments'

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')

let service: ProxiedPayments['service']
let proxy: ProxiedPayments['proxy']
let close: ProxiedPayments['close']
beforeAll(async () => {
  ;({ service, proxy, close } = await startProxiedPayments())
})
afterAll(() => close())
beforeEach(() => {
  service.clock.set(MORNING)
  proxy.interrupt()
  return service.startAnew()
})

const PAGE = '<html><title>Not here</title></html>'
const CALL = {
  MasterCard: /^PUT .*\/transaction\//,
  wxpay: /^POST \/v3\/refund\//,
  cmbpay: /\?DoRefund/,
  octopusonline: /\/payment\/refund\//,
  alipay: /method=alipay\.trade\.refund&/,
} as const
const bankAnswer = (rspCode: string): string => {
  const rspData = { rspCode, rspMsg: '' }
  return JSON.stringify({ sign: signFields(rspData, readCmbSettings(readConfig({}), Date.now).key), rspData })
}

const alipayAnswer = (subCode: string): string => {
  const text = JSON.stringify({ code: '40004', msg: 'Business Failed', sub_code: subCode })
  return `{"alipay_trade_refund_response":${text},"sign":"${signText(text, getSandboxKeys('alipay').privateKey)}"}`
}

const checkTwice = async (): Promise<void> => {
  await service.runOutbox()
  service.clock.advance(60_000)
  await service.runOutbox()
}

describe('[D7.card.2, D3.refund.7] an answer that is no known refusal', () => {
  it.each<[EveryMethod, string, number, string]>([
    ['MasterCard', 'a page with 404', 404, PAGE],
    ['MasterCard', 'a page with 400', 400, PAGE],
    ['MasterCard', 'JSON of another server with 404', 404, '{"message":"no route"}'],
    ['MasterCard', 'an error without a cause', 400, '{"result":"ERROR","error":{}}'],
    ['wxpay', 'a page with 404', 404, PAGE],
    ['wxpay', 'a code that is new', 400, '{"code":"SOMETHING_NEW","message":""}'],
    ['cmbpay', 'a code that is new', 200, bankAnswer('MSS9999')],
    ['cmbpay', 'an answer without a code', 200, bankAnswer('')],
    ['alipay', 'a page with 200', 200, PAGE],
    ['alipay', 'a code that is new', 200, alipayAnswer('ACQ.SOMETHING_NEW')],
    ['alipay', 'too little balance', 200, alipayAnswer('ACQ.SELLER_BALANCE_NOT_ENOUGH')],
    ['octopusonline', 'a page with 400', 400, PAGE],
    ['octopusonline', 'a page with 401', 401, PAGE],
    ['octopusonline', 'a page with 403', 403, PAGE],
    ['octopusonline', 'a page with 408', 408, PAGE],
  ])(
    'a refund by %s stays open after %s; it is made once when the provider works again',
    async (payType, _name, status, body) => {
      const { row, listRefunds } = await oweRefund(service, payType)
      proxy.interrupt({ call: CALL[payType], status, body })
      await checkTwice()
      expect(await row()).toMatchObject({ state: 'accepted', next_check_at: expect.any(Number), checks: 2 })
      expect(listRefunds()).toEqual([])
      proxy.interrupt()
      service.clock.advance(3_600_000)
      await checkTwice()
      expect(await row()).toMatchObject({ state: 'done', next_check_at: null })
      expect(listRefunds()).toEqual(['REFUND 1000'])
    },
  )

  it.each<[EveryMethod, string, number, string]>([
    ['MasterCard', 'INVALID_REQUEST', 400, '{"result":"ERROR","error":{"cause":"INVALID_REQUEST"}}'],
    ['wxpay', 'INVALID_REQUEST', 400, '{"code":"INVALID_REQUEST","message":""}'],
    ['cmbpay', 'MSS4005', 200, bankAnswer('MSS4005')],
    ['alipay', 'ACQ.TRADE_NOT_ALLOW_REFUND', 200, alipayAnswer('ACQ.TRADE_NOT_ALLOW_REFUND')],
    ['octopusonline', 'that it has no such document', 404, PAGE],
  ])('a known refusal ends a refund: %s answers %s (negative control)', async (payType, _name, status, body) => {
    const { row, listRefunds } = await oweRefund(service, payType)
    proxy.interrupt({ call: CALL[payType], status, body })
    await checkTwice()
    expect(await row()).toMatchObject({ state: 'refused', next_check_at: null, checks: 1 })
    expect(listRefunds()).toEqual([])
  })
})
