import { readState, UNKNOWN_CODES } from '../testing/read-state'
import { startRecordingGateway } from '../testing/recording-gateway'
import { ERROR_CAUSE, ORDER_RESULT, REFUND_RESULT, TRANSACTION_TYPE } from './gateway-codes'
import { createMastercardProvider } from './mastercard-provider'

const MERCHANT = 'TESTSHUTTLE'
const attempt = { requestNo: 'A-1', openedAt: 0 }
const request = { ...attempt, captured: 6500, refundNo: 'R-1', amount: 5850, currency: 'HKD' }

/** A gateway whose answer a test sets. */
const answer: { status: number; body: unknown } = { status: 200, body: {} }
let gateway: Awaited<ReturnType<typeof startRecordingGateway>>
beforeAll(async () => {
  gateway = await startRecordingGateway(answer)
})
afterAll(() => gateway.close())
const provider = () =>
  createMastercardProvider({ ...gateway.settings, notification: { url: 'https://shuttle.example', secret: 's' } })
const read = async (body: unknown, status = 200) => {
  Object.assign(answer, { status, body })
  return {
    query: await readState(provider().query(attempt)),
    refund: await readState(provider().refund(request)),
    queryRefund: await readState(provider().queryRefund(request)),
  }
}

const movement = (type: string, result: string, id = '1') => ({
  result,
  response: { gatewayCode: 'CODE' },
  transaction: { id, type, amount: 65, currency: 'HKD' },
})
const order = (captured: number, transaction: object[], change: object = {}) => ({
  ...{ result: 'SUCCESS', id: 'A-1', merchant: MERCHANT, currency: 'HKD', totalCapturedAmount: captured, transaction },
  ...change,
})
const refund = (change: object = {}) => ({
  ...{ result: 'SUCCESS', merchant: MERCHANT, order: { id: 'A-1' }, response: { gatewayCode: 'CODE' } },
  ...{ transaction: { id: 'R-1', type: 'REFUND', amount: 58.5, currency: 'HKD' }, ...change },
})

/** State of a payment whose only transaction has this result; the sum is 65.00 where it succeeded. */
const RESULTS = { SUCCESS: 'captured', PENDING: 'none', UNKNOWN: 'none', FAILURE: 'declined', ERROR: 'declined' }
const NEITHER = ['none', 'captured']
const RETURNS = ['none', 'returned']
/** State of an order with such a transaction alone, and with it after a payment. */
const TYPES = {
  ...{ PAYMENT: ['captured', 'captured'], CAPTURE: ['captured', 'captured'] },
  ...{ REFUND: RETURNS, REFUND_REQUEST: RETURNS, VOID_PAYMENT: RETURNS, VOID_CAPTURE: RETURNS, CHARGEBACK: RETURNS },
  ...{ AUTHENTICATION: NEITHER, AUTHORIZATION: NEITHER, AUTHORIZATION_UPDATE: NEITHER, VOID_AUTHORIZATION: NEITHER },
  ...{ VOID_REFUND: NEITHER, VERIFICATION: NEITHER, FUNDING: NEITHER, DISBURSEMENT: NEITHER },
}
const REFUNDS = {
  SUCCESS: ['accepted', 'done'],
  PENDING: ['accepted', 'pending'],
  UNKNOWN: ['accepted', 'pending'],
  FAILURE: ['refused', 'refused'],
}
const BUSY = { query: 'fault: unreachable', refund: 'fault: unreachable', queryRefund: 'fault: unreachable' }
const FAULT = { query: 'fault: refused', refund: 'fault: refused', queryRefund: 'fault: refused' }
/** With status 404, at which INVALID_REQUEST is about an order that does not exist. */
const CAUSES = {
  ...{ SERVER_BUSY: BUSY, SERVER_FAILED: BUSY },
  INVALID_REQUEST: { query: 'none', refund: 'refused', queryRefund: 'unknown' },
  REQUEST_REJECTED: { ...FAULT, refund: 'refused' },
}

describe('[D7.all.4] every code of the card gateway', () => {
  it('every code of the card gateway has a line here', () => {
    expect(Object.keys(RESULTS).toSorted()).toEqual(Object.keys(ORDER_RESULT).toSorted())
    expect(Object.keys(TYPES).toSorted()).toEqual(Object.keys(TRANSACTION_TYPE).toSorted())
    expect(Object.keys(REFUNDS).toSorted()).toEqual(Object.keys(REFUND_RESULT).toSorted())
    expect(Object.keys(CAUSES).toSorted()).toEqual(Object.keys(ERROR_CAUSE).toSorted())
  })
  it.each(Object.entries(RESULTS))('a payment with the result %s is %s', async (result, state) => {
    const body = order(state === 'captured' ? 65 : 0, [movement('PAYMENT', result)])
    expect((await read(body)).query).toBe(state)
  })
  it.each(Object.entries(TYPES))('a transaction of type %s is %j', async (type, [alone, behind]) => {
    expect((await read(order(alone === 'captured' ? 65 : 0, [movement(type, 'SUCCESS')]))).query).toBe(alone)
    const both = [movement('PAYMENT', 'SUCCESS'), movement(type, 'SUCCESS', '2')]
    expect((await read(order(65, both))).query).toBe(behind)
  })
  it.each(Object.entries(REFUNDS))('a refund with the result %s is %j', async (result, [requested, later]) => {
    expect(await read(refund({ result }))).toMatchObject({ refund: requested, queryRefund: later })
  })
  it.each(Object.entries(CAUSES))('an error with the cause %s is %j', async (cause, states) => {
    expect(await read({ result: 'ERROR', error: { cause } }, 404)).toEqual(states)
  })
  it.each(UNKNOWN_CODES)('any other code, such as %j, is a fault', async (code) => {
    expect((await read(order(0, [movement('PAYMENT', code)]))).query).toBe('fault: unreadable')
    expect((await read(order(65, [movement('PAYMENT', 'SUCCESS'), movement(code, 'SUCCESS', '2')]))).query).toBe(
      'fault: unreadable',
    )
    expect((await read(order(65, [movement('PAYMENT', 'SUCCESS')], { result: code }))).query).toBe('fault: unreadable')
    const states = { refund: 'fault: unreadable', queryRefund: 'fault: unreadable' }
    expect(await read(refund({ result: code }))).toMatchObject(states)
    expect(await read({ result: 'ERROR', error: { cause: code } }, 404)).toEqual(FAULT)
  })
})

describe('[D7.all.4] an answer of the card gateway counts for its question alone', () => {
  it.each([{ id: 'A-2' }, { merchant: 'OTHER' }])('the gateway adapter refuses an order with %j', async (change) => {
    expect((await read(order(65, [movement('PAYMENT', 'SUCCESS')], change))).query).toBe('fault: unreadable')
  })
  it.each([
    ['a sum without the payment that it is of', order(65, [])],
    ['a payment that is in no sum', order(0, [movement('PAYMENT', 'SUCCESS')])],
  ])('the adapter refuses %s', async (_what, body) => expect((await read(body)).query).toBe('fault: unreadable'))
  it.each([
    { merchant: 'OTHER' },
    { order: { id: 'A-2' } },
    { transaction: { id: 'R-2', type: 'REFUND', amount: 58.5, currency: 'HKD' } },
    { transaction: { id: 'R-1', type: 'REFUND', amount: 58.49, currency: 'HKD' } },
    { transaction: { id: 'R-1', type: 'REFUND', amount: 58.5, currency: 'CNY' } },
  ])('the gateway adapter refuses a refund with %j', async (change) => {
    const states = { refund: 'fault: unreadable', queryRefund: 'fault: unreadable' }
    expect(await read(refund(change))).toMatchObject(states)
  })
  it.each([
    ['s', { requestNo: 'A-1' }],
    ['t', undefined],
    ['', undefined],
  ])('the gateway adapter reads a notice with the secret %j as %j', (secret, about) => {
    const headers = { 'x-notification-secret': secret }
    expect(provider().verifyCallback({ headers, body: '{"order":{"id":"A-1"}}' })).toEqual(about)
  })
  it.each([
    [{ resultIndicator: 'x' }, 'done'],
    [{}, 'cancelled'],
  ])('a return with %j has the hint %s', (fields, hint) => expect(provider().parseReturn(fields)).toEqual({ hint }))
})
