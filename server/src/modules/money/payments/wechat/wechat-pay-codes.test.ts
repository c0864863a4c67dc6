import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paymentNotice, platformHeaders } from '../../../../../sandbox/wechat-pay/wechat-pay-messages'
import { readConfig } from '../../../../config/config'
import { sandboxProfiles } from '../../../../start/sandbox-profiles'
import { readState, UNKNOWN_CODES } from '../testing/read-state'
import { ERROR_MEANINGS, REFUND_STATUS, TRADE_STATE } from './wechat-pay-codes'
import { createWechatPayProvider } from './wechat-pay-provider'
import { readWechatPaySettings } from './wechat-pay-settings'

const NOW = Date.parse('2026-11-21T09:00:00+08:00')
const config = readConfig({})
const settings = readWechatPaySettings(config, () => NOW)
const { wechatPay: profile } = sandboxProfiles(config, () => NOW)
if (!profile) throw new Error('no profile')

/** A platform with one fixed answer, signed. */
let answer: { status: number; body: object } = { status: 200, body: {} }
const server = createServer((_request, response) => {
  const text = JSON.stringify(answer.body)
  response.writeHead(answer.status, { 'content-type': 'application/json', ...platformHeaders(profile, text, NOW) })
  response.end(text)
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise<void>((done) => server.close(() => done())))
const provider = () =>
  createWechatPayProvider({
    ...{ ...settings, privateKey: settings.privateKey, platformKey: settings.platformKey },
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
const attempt = { requestNo: 'A-1', openedAt: NOW }
const request = { ...attempt, captured: 6500, refundNo: 'R-1', amount: 5850, currency: 'HKD' }
const readStates = async () => ({
  query: await readState(provider().query(attempt)),
  refund: await readState(provider().refund(request)),
  queryRefund: await readState(provider().queryRefund(request)),
})
const order = (change: object = {}) => ({
  ...{ mchid: settings.merchant, out_trade_no: 'A-1', trade_state: 'SUCCESS', transaction_id: 'T-1' },
  ...{ amount: { total: 6500, currency: 'HKD' }, ...change },
})
const refund = (change: object = {}) => ({
  ...{ status: 'SUCCESS', out_refund_no: 'R-1', out_trade_no: 'A-1', amount: { refund: 5850, currency: 'HKD' } },
  ...change,
})

const STATES = {
  ...{ SUCCESS: 'captured', REFUND: 'returned', PAYERROR: 'declined' },
  ...{ NOTPAY: 'none', USERPAYING: 'none', ACCEPT: 'none', CLOSED: 'none', REVOKED: 'none' },
}
const REFUNDS = {
  SUCCESS: ['accepted', 'done'],
  PROCESSING: ['accepted', 'pending'],
  CLOSED: ['refused', 'refused'],
  ABNORMAL: ['refused', 'refused'],
}
const UNKNOWN = { query: 'none', refund: 'refused', queryRefund: 'unknown' }
const FINAL = { query: 'fault: refused', refund: 'refused', queryRefund: 'fault: refused' }
const LATER = { query: 'fault: refused', refund: 'fault: refused', queryRefund: 'fault: refused' }
const ERRORS = {
  ...{ ORDER_NOT_EXIST: UNKNOWN, ORDERNOTEXIST: UNKNOWN, RESOURCE_NOT_EXISTS: UNKNOWN },
  ...{ PARAM_ERROR: FINAL, INVALID_REQUEST: FINAL, USER_ACCOUNT_ABNORMAL: FINAL },
  ...{ NOT_ENOUGH: LATER, FREQUENCY_LIMITED: LATER, SYSTEM_ERROR: LATER, SIGN_ERROR: LATER, NO_AUTH: LATER },
  ...{ MCH_NOT_EXISTS: LATER, APPID_MCHID_NOT_MATCH: LATER, STATEMENT_CREATING: LATER, NO_STATEMENT_EXIST: LATER },
}

describe('[D7.all.4] every code of WeChat Pay', () => {
  it('every code of WeChat Pay has a line here', () => {
    expect(Object.keys(STATES).toSorted()).toEqual(Object.keys(TRADE_STATE).toSorted())
    expect(Object.keys(REFUNDS).toSorted()).toEqual(Object.keys(REFUND_STATUS).toSorted())
    expect(Object.keys(ERRORS).toSorted()).toEqual(Object.keys(ERROR_MEANINGS).toSorted())
  })
  it.each(Object.entries(STATES))('an order in state %s is %s', async (trade_state, state) => {
    answer = { status: 200, body: order({ trade_state }) }
    expect((await readStates()).query).toBe(state)
  })
  it.each(Object.entries(REFUNDS))('a refund in status %s is %j', async (status, [requested, later]) => {
    answer = { status: 200, body: refund({ status }) }
    expect(await readStates()).toMatchObject({ refund: requested, queryRefund: later })
  })
  it.each(Object.entries(ERRORS))('the error %s is %j', async (code, read) => {
    answer = { status: 400, body: { code, message: '' } }
    expect(await readStates()).toEqual(read)
  })
  it.each(UNKNOWN_CODES)('any other code, such as %j, is a fault', async (code) => {
    answer = { status: 200, body: order({ trade_state: code }) }
    expect((await readStates()).query).toBe('fault: unreadable')
    answer = { status: 200, body: refund({ status: code }) }
    expect(await readStates()).toMatchObject({ refund: 'fault: unreadable', queryRefund: 'fault: unreadable' })
    answer = { status: 400, body: { code, message: 'order does not exist' } }
    expect(await readStates()).toEqual(LATER)
  })
})

describe('[D7.all.4] an answer of WeChat Pay counts for its question alone', () => {
  it.each([{ mchid: '1900000002' }, { out_trade_no: 'A-2' }])('an order with %j is refused', async (change) => {
    answer = { status: 200, body: order(change) }
    expect((await readStates()).query).toBe('fault: unreadable')
  })
  it.each([
    { out_refund_no: 'R-2' },
    { out_trade_no: 'A-2' },
    { amount: { refund: 5851, currency: 'HKD' } },
    { amount: { refund: 5850, currency: 'CNY' } },
  ])('the WeChat Pay adapter refuses a refund with %j', async (change) => {
    answer = { status: 200, body: refund(change) }
    expect(await readStates()).toMatchObject({ refund: 'fault: unreadable', queryRefund: 'fault: unreadable' })
  })
  it.each([
    ['of this merchant', settings.merchant, { requestNo: 'A-1' }],
    ['of another', '1900000002', undefined],
  ])('the WeChat Pay adapter reads a notice %s as %j', (_whose, mchid, about) => {
    const { headers = {}, body } = paymentNotice(profile, order({ mchid }), NOW)
    expect(provider().verifyCallback({ headers, body })).toEqual(about)
  })
  it.each([{}, { result: 'FAILED' }])('the WeChat Pay adapter reads no state from a return with %j', (fields) => {
    expect(provider().parseReturn(fields)).toEqual({ hint: 'done' })
  })
})
