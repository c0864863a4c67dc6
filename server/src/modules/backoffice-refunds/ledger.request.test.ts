import { queryDifferencesCall, queryLedgerCall } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { TestStaff } from '../../testing/new-staff'
import { writeListExports } from '../list-exports'
import { checkSettledRefunds } from '../payments/check-settled-refunds'
import { apply, buyTickets, getQuote } from '../ticket-refunds/testing/buy-tickets.request'
import { ledgerList } from './ledger-list.file'
import { startBackoffice, type TestBackoffice } from './testing/start-backoffice'
import { makeStuckRefund, refundAtProvider } from './testing/stuck-refund'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const ENDING = new AbortController().signal
const [HOUR, DAY] = [3_600_000, 86_400_000]

let backoffice: TestBackoffice
let finance: TestStaff
beforeAll(async () => {
  backoffice = await startBackoffice()
})
afterAll(() => backoffice.close())
beforeEach(async () => {
  backoffice.service.clock.set(NOON)
  await backoffice.service.startAnew()
  finance = await backoffice.staff('finance')
})

const getLedger = async (body: object = {}) => {
  const answer = await finance.call('staff/query.refunds', body)
  expect(z.safeParse(queryLedgerCall.answer, answer).error).toBeUndefined()
  return answer.responseData
}
const find = async (refundNo: string) => (await getLedger({ number: refundNo })).rows[0]
const retry = (refundNo: string) => finance.call('staff/retry.refund', { refundNo })
const settle = (refundNo: string, change: object = {}) =>
  finance.call('staff/settle.refund', { refundNo, reference: 'FPS 0001', reasonText: 'Card was closed.', ...change })
const checkSettled = () => checkSettledRefunds({ ...backoffice.service.context, methods: backoffice.service.methods })
const getDifferences = async (refundNo: string) => {
  const answer = await finance.call('staff/query.differences', { pageSize: 100 })
  expect(z.safeParse(queryDifferencesCall.answer, answer).error).toBeUndefined()
  return answer.responseData.rows.filter((row: { refundNo: string }) => row.refundNo === refundNo)
}
const countTaken = (orderNo: string) =>
  [...backoffice.service.sandbox.state.orders.values()]
    .filter(({ reference }) => reference === orderNo)
    .flatMap(({ transactions }) => transactions.filter(({ type }) => type === 'REFUND')).length

describe('[D5.25] the ledger', () => {
  it('lists every refund, the newest first, with the provider numbers, its state and its attempts', async () => {
    const { order, refundNo } = await makeStuckRefund(backoffice)
    backoffice.service.clock.advance(1000)
    const done = await buyTickets(backoffice.service)
    await apply(done, await getQuote(done))
    await backoffice.service.runOutbox()
    const { rows, nextRefundNo, counts } = await getLedger({ pageSize: 1 })
    expect(rows).toMatchObject([{ orderNo: done.orderNo, state: 'DONE', attempts: 1 }])
    expect([counts.REFUSED >= 1, counts.DONE >= 1]).toEqual([true, true])
    const second = await getLedger({ pageSize: 1, beforeRefundNo: nextRefundNo })
    expect(second.rows).toMatchObject([
      {
        ...{ refundNo, orderNo: order.orderNo, state: 'REFUSED', payType: 'MasterCard', total: 5850, totalFee: 650 },
        ...{ amountPaid: 6500, currency: '2', reasonCode: 'PLAN_CHANGED', attempts: 1, tickets: order.tickets },
        ...{ madeBy: '', secondBy: '', applyTime: '2026-11-21 12:00:00' },
      },
    ])
    const [row] = second.rows
    expect([row.transactionId, row.orderReqno, row.lastAnswer].map((text) => text === '')).toEqual([
      false,
      false,
      false,
    ])
    expect(row).not.toHaveProperty('nextTime')
    const shown = ` '${order.orderNo.slice(0, 6)} ${order.orderNo.slice(6)}\u200b`
    for (const number of [refundNo, order.orderNo, row.orderReqno, shown])
      expect((await getLedger({ number })).rows).toHaveLength(1)
    expect((await getLedger({ number: refundNo, state: 'DONE' })).rows).toEqual([])
    expect((await getLedger({ number: `'${refundNo.toLowerCase()}` })).rows).toHaveLength(1)
    expect((await getLedger({ number: refundNo, payType: 'wxpay' })).rows).toEqual([])
    expect((await finance.call('staff/query.refunds', { state: 'LOST' })).code).toBe('BAD_REQUEST')
  })

  it('the ledger names the staff who made a refund', async () => {
    const [clerk, order] = [await backoffice.staff('refund-clerk'), await buyTickets(backoffice.service)]
    const { orderNo, tickets } = order
    const body = { orderNo, tickets, totalFee: 650, newFee: 0, reasonText: 'Fever.', reasonCode: 'ILLNESS' }
    const { responseData } = await clerk.call('staff/refund.tickets', body)
    expect(await find(responseData.refundNo)).toMatchObject({
      madeBy: clerk.accountId,
      makerName: clerk.email,
      policyFee: 650,
      reasonText: 'Fever.',
    })
  })
})

describe('[D5.26] a refund that is retried', () => {
  it.each(['refuse-refund', 'fail-refund'] as const)('retries at once under the same number: %s', async (fault) => {
    const { order, refundNo } = await makeStuckRefund(backoffice, fault)
    const before = await find(refundNo)
    expect(before.state).toBe(fault === 'fail-refund' ? 'FAILED' : 'REFUSED')
    const { responseData } = await retry(refundNo)
    expect(responseData).toMatchObject({ refundNo, attempts: before.attempts })
    expect(responseData.nextTime).toBe(fault === 'fail-refund' ? '2026-11-21 12:00:30' : '2026-11-21 12:00:00')
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'refund.retry',
      object_id: refundNo,
      outcome: 'done',
    })
    await backoffice.service.runOutbox()
    expect(await find(refundNo)).toMatchObject({ state: 'DONE' })
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('refunded')
    expect(countTaken(order.orderNo)).toBe(1)
    expect(await retry(refundNo)).toMatchObject({ code: 'STAFF_REFUND_ENDED', responseData: { state: 'DONE' } })
    expect((await retry('R0')).code).toBe('STAFF_REFUND_UNKNOWN')
  })
})

describe('[D5.27] a refund that is settled outside', () => {
  it('a settlement moves the order on, mails the reference, and ends the calls to the provider', async () => {
    const { order, refundNo } = await makeStuckRefund(backoffice)
    backoffice.service.letters.length = 0
    const { responseData } = await settle(refundNo)
    expect(responseData).toMatchObject({
      state: 'SETTLED',
      settlement: {
        ...{ reference: 'FPS 0001', reasonText: 'Card was closed.' },
        ...{ settledBy: finance.accountId, settlerName: finance.email },
      },
    })
    expect(JSON.parse((await backoffice.lastAuditEvent()).after)).toEqual({ state: 'settled', reference: 'FPS 0001' })
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('refunded')
    const letters = await backoffice.readLetters()
    expect(letters.filter((letter) => letter.includes('FPS 0001') && letter.includes('HK$58.50'))).toHaveLength(1)
    backoffice.service.clock.advance(2 * DAY)
    await backoffice.service.runOutbox()
    expect([await checkSettled(), countTaken(order.orderNo)]).toEqual([1, 0])
    finance = await backoffice.staff('finance')
    expect(await getDifferences(refundNo)).toEqual([])
    for (const again of [settle, retry])
      expect(await again(refundNo)).toMatchObject({ code: 'STAFF_REFUND_ENDED', responseData: { state: 'DONE' } })
  })

  it.each([
    ['without a reference', { reference: ' ' }, 'STAFF_REFERENCE_MISSING'],
    ['without a reason', { reasonText: 'no' }, 'STAFF_REASON_MISSING'],
    ['that is not there', { refundNo: 'R0' }, 'STAFF_REFUND_UNKNOWN'],
  ])('refuses to settle a refund %s', async (_, change, code) => {
    const { refundNo } = await makeStuckRefund(backoffice)
    expect((await settle(refundNo, change)).code).toBe(code)
    expect((await find(refundNo)).state).toBe('REFUSED')
  })

  it('refuses to settle a refund while the provider may still execute it', async () => {
    const order = await buyTickets(backoffice.service)
    const { responseData } = await apply(order, await getQuote(order))
    const { refundNo } = responseData as { refundNo: string }
    expect(await settle(refundNo)).toMatchObject({ code: 'STAFF_REFUND_MOVING', responseData: { state: 'ACCEPTED' } })
    const stuck = await makeStuckRefund(backoffice)
    await retry(stuck.refundNo)
    expect((await settle(stuck.refundNo)).code).toBe('STAFF_REFUND_MOVING')
  })
})

describe('[D5.27] a later success of the provider', () => {
  it('stores a later success as a difference, once, until it is closed with a reason', async () => {
    const { refundNo } = await makeStuckRefund(backoffice, 'fail-refund')
    await settle(refundNo)
    await refundAtProvider(backoffice, refundNo)
    expect(await checkSettled()).toBe(0)
    backoffice.service.clock.advance(HOUR)
    expect(await checkSettled()).toBe(1)
    const [found, ...none] = await getDifferences(refundNo)
    expect(none).toEqual([])
    expect(found).toMatchObject({
      ...{ kind: 'SETTLED_TWICE', state: 'OPEN', number: refundNo, closedBy: '' },
      ...{ ours: { total: 5850, currency: 'HKD' }, theirs: { total: 5850, currency: 'HKD' } },
    })
    backoffice.service.clock.advance(2 * DAY)
    expect(await checkSettled()).toBe(0)
    finance = await backoffice.staff('finance')
    const close = (reasonText: string, differenceNo = found.differenceNo) =>
      finance.call('staff/close.difference', { differenceNo, reasonText })
    expect((await close('ok')).code).toBe('STAFF_REASON_MISSING')
    expect((await close('Returned.', 'D0')).code).toBe('STAFF_DIFFERENCE_UNKNOWN')
    expect((await close('Returned by bank.')).responseData).toMatchObject({
      ...{ state: 'CLOSED', closedBy: finance.accountId, reasonText: 'Returned by bank.' },
    })
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'difference.close',
      object_id: found.differenceNo,
    })
    expect((await close('Once more.')).code).toBe('STAFF_DIFFERENCE_CLOSED')
  })

  it('checks for a later success once a day for ninety days', async () => {
    const { refundNo } = await makeStuckRefund(backoffice)
    await settle(refundNo)
    for (const days of [1, 29, 59, 1, 1]) {
      backoffice.service.clock.advance(days * DAY)
      await checkSettled()
    }
    const stored = backoffice.db.selectFrom('refund_settlements').select(['looks', 'next_look_at'])
    const { looks, next_look_at } = await stored.where('refund_no', '=', refundNo).executeTakeFirstOrThrow()
    // On the days 1, 30, 89 and 90.
    expect([looks, next_look_at]).toEqual([4, null])
  })
})

it('[D5.25] exports the matching ledger in the language of the request, without formulas, and audits it', async () => {
  const { refundNo } = await makeStuckRefund(backoffice)
  await settle(refundNo, { reference: '=1+1' })
  const exportRefunds = (body: object) => finance.call('staff/export.refunds', body, { 'accept-language': 'zh-HK' })
  const { fileName, csv, rows, total } = (await exportRefunds({ number: refundNo })).responseData
  expect([fileName, rows, total]).toEqual(['refunds-2026-11-21.csv', 1, 1])
  const [headings, row] = csv.trim().split('\r\n')
  expect(headings).toMatch(/^\uFEFF?退款編號,訂單編號,狀態,退款金額/)
  expect(row).toMatch(new RegExp(`^'?${refundNo},'\\d{20},已另行結清,58.50,6.50,HKD,MasterCard,`))
  expect(row).toMatch(/,'=1\+1$/)
  expect(await backoffice.lastAuditEvent()).toMatchObject({ action: 'ledger.export', after: '{"rows":1,"total":1}' })
  backoffice.service.clock.advance(60_000)
  expect((await exportRefunds({ number: refundNo, state: 'DONE' })).responseData).toMatchObject({ rows: 0, total: 0 })
})

it('[D5.25] a file of the whole ledger is written in parts, under the sent filters, for its owner alone', async () => {
  const { refundNo } = await makeStuckRefund(backoffice)
  const second = await makeStuckRefund(backoffice)
  const start = (body: object) => finance.call('staff/start.ledger.export', body, { 'accept-language': 'en' })
  const { responseData: started } = await start({ state: 'REFUSED' })
  expect(started).toMatchObject({ state: 'WAITING', fileName: 'refunds-2026-11-21.csv', rows: 0 })
  expect(await backoffice.lastAuditEvent()).toMatchObject({ action: 'ledger.export', outcome: 'done' })
  await writeListExports(backoffice.service.context, { lists: { ledger: ledgerList }, ending: ENDING, rowsAPart: 1 })
  const { responseData: files } = await finance.call('staff/query.ledger.exports', {})
  expect(files).toMatchObject([{ exportId: started.exportId, state: 'READY', rows: files[0].parts }])
  const read = async (part: number, who = finance) =>
    who.call('staff/read.ledger.export', { exportId: started.exportId, part })
  const parts: string[] = []
  for (let part = 0; part < files[0].parts; part += 1) parts.push((await read(part)).responseData.csv)
  expect(await backoffice.lastAuditEvent()).toMatchObject({ action: 'ledger-file.open', object_id: started.exportId })
  backoffice.service.clock.advance(60_000)
  finance = await backoffice.staff('finance')
  const whole = await finance.call('staff/export.refunds', { state: 'REFUSED' }, { 'accept-language': 'en' })
  expect(parts.join('')).toBe(whole.responseData.csv)
  for (const number of [refundNo, second.refundNo]) expect(parts.join('')).toContain(number)
  expect((await read(0)).code).toBe('NOT_FOUND')
  const supervisor = await backoffice.staff('supervisor')
  expect((await read(0, supervisor)).code).toBe('NOT_FOUND')
  const letters = await backoffice.readLetters()
  expect(letters.filter((letter) => letter.includes('refund_order_query'))).toHaveLength(1)
})
