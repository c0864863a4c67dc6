import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '../../../../config/config'
import { readState, UNKNOWN_CODES } from '../testing/read-state'
import { BANK_CODES, BANK_ORDER, BANK_REFUND } from './bank-codes'
import { type Fields, refundSerialNo, signFields } from './bank-messages'
import { createCmbProvider } from './cmb-provider'
import { readCmbSettings } from './cmb-settings'

const NOW = Date.parse('2026-11-21T09:00:00+08:00')
const attempt = { requestNo: '2611210000000001-00000042', openedAt: NOW }
const refund = { ...attempt, captured: 5800, refundNo: 'R-1', amount: 5220, currency: 'CNY' }
const SERIAL = refundSerialNo('R-1')

/** A bank with one fixed answer, signed with the merchant's key. */
let answer: Fields = {}
const settings = readCmbSettings(readConfig({}), () => NOW)
const server = createServer((_request, response) => {
  response.end(JSON.stringify({ sign: signFields(answer, settings.key), rspData: answer }))
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise<void>((done) => server.close(() => done())))
const bank = () =>
  createCmbProvider({
    ...settings,
    bankKey: settings.bankKey,
    serviceUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  })
const read = readState

const order = { branchNo: '0755', merchantNo: '000054', date: '20261121', orderNo: '261121000000000100000042' }
const paid = {
  ...{ rspCode: 'SUC0000', rspMsg: '', ...order, bankSerialNo: '17251', currency: '10', orderAmount: '58.00' },
  orderStatus: '4',
}
const listOf = (row: Fields): Fields => ({
  rspCode: 'SUC0000',
  dataCount: '1',
  dataList: `${Object.keys(row).join(',')}\r\n${Object.values(row).join(',`')}\r\n`,
})
const refunded = { ...order, merchantSerialNo: SERIAL, orderStatus: '210' }

describe('[D7.all.4] the codes of the bank', () => {
  it.each([
    ['MSS3411', 'none', 'refused', 'unknown'],
    ['MSS3412', 'none', 'refused', 'unknown'],
    ['MSS4003', 'fault: refused', 'accepted', 'fault: refused'],
    ['MSS4002', 'fault: refused', 'refused', 'fault: refused'],
    ['MSS4004', 'fault: refused', 'refused', 'fault: refused'],
    ['MSS4005', 'fault: refused', 'refused', 'fault: refused'],
    ['MSS9999', 'fault: refused', 'fault: refused', 'fault: refused'],
    ['', 'fault: refused', 'fault: refused', 'fault: refused'],
  ])(
    'code %s: a payment is %s, a new refund %s, and a queried refund %s',
    async (rspCode, payment, requested, later) => {
      answer = { rspCode, rspMsg: '' }
      expect(await read(bank().query(attempt))).toBe(payment)
      expect(await read(bank().refund(refund))).toBe(requested)
      expect(await read(bank().queryRefund(refund))).toBe(later)
    },
  )
  it.each(['订单不存在', '无此订单', '没有权限', '没有符合条件的记录'])(
    'the bank adapter does not read the text of a refusal: %s',
    async (rspMsg) => {
      answer = { rspCode: 'MSS1003', rspMsg }
      await expect(bank().query(attempt)).rejects.toMatchObject({ kind: 'refused' })
      await expect(bank().queryRefund(refund)).rejects.toMatchObject({ kind: 'refused' })
    },
  )
  it.each(['MSS1001', 'MSS1002', 'MSS1003', 'MSS1004', 'MSS4001'])(
    'code %s is a fault of the settings: the refund is requested again',
    async (rspCode) => {
      answer = { rspCode, rspMsg: '' }
      await expect(bank().refund(refund)).rejects.toMatchObject({ kind: 'refused' })
    },
  )
  it.each([
    ['0', 'captured'],
    ['2', 'captured'],
    ['4', 'captured'],
    ['1', 'none'],
    ['7', 'fault: unreadable'],
    ['', 'fault: unreadable'],
  ])('an order in state %j is %s', async (orderStatus, state) => {
    answer = { ...paid, orderStatus }
    expect(await read(bank().query(attempt))).toBe(state)
  })
  it.each([
    ['210', 'done'],
    ['240', 'done'],
    ['219', 'pending'],
    ['249', 'pending'],
    ['211', 'refused'],
    ['241', 'refused'],
    ['300', 'fault: unreadable'],
  ])('a refund in state %s is %s', async (orderStatus, state) => {
    answer = listOf({ ...refunded, orderStatus })
    expect(await read(bank().queryRefund(refund))).toBe(state)
  })
  it('the bank adapter accepts a refund and does not report it as done', async () => {
    answer = { rspCode: 'SUC0000', refundSerialNo: SERIAL, amount: '52.20' }
    expect(await bank().refund(refund)).toEqual({ state: 'accepted' })
  })
  it('the bank adapter finds no refund in an empty list', async () => {
    answer = { rspCode: 'SUC0000', dataCount: '0', dataList: '' }
    expect(await bank().queryRefund(refund)).toEqual({ state: 'unknown' })
  })
})

/** Meaning of each code for a payment, for a requested refund, and for a queried one. */
const CODES = {
  SUC0000: ['captured', 'accepted', 'done'],
  MSS3411: ['none', 'refused', 'unknown'],
  MSS3412: ['none', 'refused', 'unknown'],
  MSS4003: ['fault: refused', 'accepted', 'fault: refused'],
  MSS4002: ['fault: refused', 'refused', 'fault: refused'],
  MSS4004: ['fault: refused', 'refused', 'fault: refused'],
  MSS4005: ['fault: refused', 'refused', 'fault: refused'],
  MSS1001: ['fault: refused', 'fault: refused', 'fault: refused'],
  MSS1002: ['fault: refused', 'fault: refused', 'fault: refused'],
  MSS1003: ['fault: refused', 'fault: refused', 'fault: refused'],
  MSS1004: ['fault: refused', 'fault: refused', 'fault: refused'],
  MSS4001: ['fault: refused', 'fault: refused', 'fault: refused'],
}

describe('[D7.all.4] every code of the bank', () => {
  it('every code of the bank has a line here', () => {
    expect(Object.keys(CODES).toSorted()).toEqual(Object.keys(BANK_CODES).toSorted())
    expect(Object.keys(BANK_ORDER)).toEqual(['0', '1', '2', '4'])
    expect(Object.keys(BANK_REFUND)).toEqual(['210', '211', '219', '240', '241', '249'])
  })
  it.each(Object.entries(CODES))('code %s is %j', async (rspCode, states) => {
    answer = { ...paid, rspCode }
    const payment = await read(bank().query(attempt))
    answer = { rspCode, refundSerialNo: SERIAL, amount: '52.20' }
    const requested = await read(bank().refund(refund))
    answer = { ...listOf(refunded), rspCode }
    expect([payment, requested, await read(bank().queryRefund(refund))]).toEqual(states)
  })
  it.each(UNKNOWN_CODES)('any other code, such as %j, is a fault', async (code) => {
    answer = { ...paid, rspCode: code }
    expect(await read(bank().query(attempt))).toBe('fault: refused')
    expect(await read(bank().refund(refund))).toBe('fault: refused')
    expect(await read(bank().queryRefund(refund))).toBe('fault: refused')
    answer = { ...paid, orderStatus: code }
    expect(await read(bank().query(attempt))).toBe('fault: unreadable')
    answer = listOf({ ...refunded, orderStatus: code })
    expect(await read(bank().queryRefund(refund))).toBe('fault: unreadable')
  })
  it.each(['', 'SUCCESS', 'constructor'])('a return with %j has no hint: the bank is queried', (result) =>
    expect(bank().parseReturn({ result })).toEqual({ hint: undefined }),
  )
})

describe('[D7.all.4] an answer of the bank counts for its question alone', () => {
  it.each([
    { branchNo: '0756' },
    { merchantNo: '000055' },
    { date: '20261120' },
    { orderNo: '261121000000000100000043' },
  ])('the bank adapter refuses an answer with %j', async (change) => {
    answer = { ...paid, ...change }
    expect(await read(bank().query(attempt))).toBe('fault: unreadable')
    answer = listOf({ ...refunded, ...change })
    expect(await read(bank().queryRefund(refund))).toBe('fault: unreadable')
  })
  it('the bank adapter refuses another refund, and a second row', async () => {
    answer = listOf({ ...refunded, merchantSerialNo: 'another' })
    expect(await read(bank().queryRefund(refund))).toBe('fault: unreadable')
    const one = listOf(refunded)
    answer = { ...one, dataList: `${one.dataList}${Object.values(refunded).join(',`')}\r\n` }
    expect(await read(bank().queryRefund(refund))).toBe('fault: unreadable')
  })
  it.each([
    ['52.20', 'done'],
    ['52.21', 'fault: unreadable'],
    ['52.19', 'fault: unreadable'],
    ['', 'fault: unreadable'],
  ])('the bank adapter accepts only the queried refund amount: %s is %s', async (orderAmount, state) => {
    answer = listOf({ ...refunded, orderAmount })
    expect(await read(bank().queryRefund(refund))).toBe(state)
  })
  it.each([
    { refundSerialNo: 'another' },
    { amount: '52.21' },
    { orderNo: '261121000000000100000043' },
    { merchantNo: '000055' },
    { currency: '21' },
  ])('the bank adapter refuses the acceptance of %j', async (change) => {
    answer = { rspCode: 'SUC0000', refundSerialNo: SERIAL, amount: '52.20', ...change }
    expect(await read(bank().refund(refund))).toBe('fault: unreadable')
  })
})
