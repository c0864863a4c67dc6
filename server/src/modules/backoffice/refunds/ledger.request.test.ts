import {
  closeDifferenceCall,
  exportLedgerCall,
  queryDifferencesCall,
  queryLedgerCall,
  queryLedgerExportsCall,
  readLedgerExportCall,
  refundTicketsByStaffCall,
  retryRefundCall,
  settleRefundCall,
  startLedgerExportCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { TestStaff } from '../../../testing/new-staff'
import { checkSettledRefunds } from '../../money/payments/check-settled-refunds'
import { apply, buyTickets, getQuote } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { writeListExports } from '../list-exports'
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

const getLedger = async (body: z.output<typeof queryLedgerCall.request> = {}) =>
  (await finance.send(queryLedgerCall, body)).data
const find = async (refundNo: string) => (await getLedger({ number: refundNo })).rows[0]
const retry = (refundNo: string) => finance.send(retryRefundCall, { refundNo })
const SETTLEMENT = { reference: 'FPS 0001', reasonText: 'Card was closed.' }
const settle = (refundNo: string, change: Partial<z.output<typeof settleRefundCall.request>> = {}) =>
  finance.send(settleRefundCall, { refundNo, ...SETTLEMENT, ...change })
/** The same two, as JSON. */
const sendRetry = (refundNo: string) => finance.call(retryRefundCall.path, { refundNo })
const sendSettlement = (refundNo: string) => finance.call(settleRefundCall.path, { refundNo, ...SETTLEMENT })
const checkSettled = () => checkSettledRefunds({ ...backoffice.service.context, methods: backoffice.service.methods })
const getDifferences = async (refundNo: string) => {
  const { data } = await finance.send(queryDifferencesCall, { pageSize: 100 })
  return data.rows.filter((row) => row.refundNo === refundNo)
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
    const { rows, next, counts } = await getLedger({ pageSize: 1 })
    expect(rows).toMatchObject([{ orderNo: done.orderNo, state: 'done', attempts: 1 }])
    expect([counts.refused, counts.done].map((count = 0) => count >= 1)).toEqual([true, true])
    const second = await getLedger({ pageSize: 1, before: next })
    expect(second.rows).toMatchObject([
      {
        ...{ refundNo, orderNo: order.orderNo, state: 'refused', payType: 'MasterCard', refund: 5850, fee: 650 },
        ...{ paid: 6500, currency: 'HKD', reason: 'plan-changed', attempts: 1, tickets: order.tickets },
        ...{ madeBy: undefined, secondBy: undefined, acceptedAt: NOON, nextAt: undefined },
      },
    ])
    const { transactionId, paymentNo, lastAnswer } = second.rows[0] ?? {}
    for (const text of [transactionId, paymentNo, lastAnswer]) expect(text).toBeTruthy()
    const shown = ` '${order.orderNo.slice(0, 6)} ${order.orderNo.slice(6)}\u200b`
    for (const number of [refundNo, order.orderNo, paymentNo, shown])
      expect((await getLedger({ number })).rows).toHaveLength(1)
    expect((await getLedger({ number: refundNo, state: 'done' })).rows).toEqual([])
    expect((await getLedger({ number: `'${refundNo.toLowerCase()}` })).rows).toHaveLength(1)
    expect((await getLedger({ number: refundNo, provider: 'wxpay' })).rows).toEqual([])
    expect((await finance.call('staff/query.refunds', { state: 'LOST' })).code).toBe('BAD_REQUEST')
  })

  it('the ledger names the staff who made a refund', async () => {
    const [clerk, order] = [await backoffice.staff('refund-clerk'), await buyTickets(backoffice.service)]
    const { orderNo, tickets } = order
    const fees = { policyFee: 650, newFee: 0, reasonText: 'Fever.' }
    await clerk.send(refundTicketsByStaffCall, { orderNo, tickets, ...fees, reason: 'illness' })
    expect(await find(orderNo)).toMatchObject({
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
    expect(before?.state).toBe(fault === 'fail-refund' ? 'failed' : 'refused')
    const { data } = await retry(refundNo)
    expect(data).toMatchObject({ refundNo, attempts: before?.attempts })
    expect(data.nextAt).toBe(fault === 'fail-refund' ? NOON + 30_000 : NOON)
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'refund.retry',
      object_id: refundNo,
      outcome: 'done',
    })
    await backoffice.service.runOutbox()
    expect(await find(refundNo)).toMatchObject({ state: 'done' })
    expect(await backoffice.service.getStatus(order.orderNo)).toBe('refunded')
    expect(countTaken(order.orderNo)).toBe(1)
    expect(await sendRetry(refundNo)).toMatchObject({ code: 'STAFF_REFUND_ENDED', responseData: { state: 'DONE' } })
    expect((await retry('R0')).code).toBe('STAFF_REFUND_UNKNOWN')
  })
})

describe('[D5.27] a refund that is settled outside', () => {
  it('a settlement moves the order on, mails the reference, and ends the calls to the provider', async () => {
    const { order, refundNo } = await makeStuckRefund(backoffice)
    backoffice.service.letters.length = 0
    const { data } = await settle(refundNo)
    expect(data).toMatchObject({
      state: 'settled',
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
    for (const again of [sendSettlement, sendRetry])
      expect(await again(refundNo)).toMatchObject({ code: 'STAFF_REFUND_ENDED', responseData: { state: 'DONE' } })
  })

  it.each([
    ['without a reference', { reference: ' ' }, 'STAFF_REFERENCE_MISSING'],
    ['without a reason', { reasonText: 'no' }, 'STAFF_REASON_MISSING'],
    ['that is not there', { refundNo: 'R0' }, 'STAFF_REFUND_UNKNOWN'],
  ])('refuses to settle a refund %s', async (_, change, code) => {
    const { refundNo } = await makeStuckRefund(backoffice)
    expect((await settle(refundNo, change)).code).toBe(code)
    expect((await find(refundNo))?.state).toBe('refused')
  })

  it('refuses to settle a refund while the provider may still execute it', async () => {
    const order = await buyTickets(backoffice.service)
    const { responseData } = await apply(order, await getQuote(order))
    const { refundNo } = responseData as { refundNo: string }
    expect(await sendSettlement(refundNo)).toMatchObject({
      code: 'STAFF_REFUND_MOVING',
      responseData: { state: 'ACCEPTED' },
    })
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
      ...{ kind: 'settled-twice', state: 'open', number: refundNo, closedBy: undefined },
      ...{ ours: { amount: 5850, currency: 'HKD' }, theirs: { amount: 5850, currency: 'HKD' } },
    })
    backoffice.service.clock.advance(2 * DAY)
    expect(await checkSettled()).toBe(0)
    finance = await backoffice.staff('finance')
    const close = (reason: string, differenceNo = found?.differenceNo ?? '') =>
      finance.send(closeDifferenceCall, { differenceNo, reason })
    expect((await close('ok')).code).toBe('STAFF_REASON_MISSING')
    expect((await close('Returned.', 'D0')).code).toBe('STAFF_DIFFERENCE_UNKNOWN')
    expect((await close('Returned by bank.')).data).toMatchObject({
      ...{ state: 'closed', closedBy: finance.accountId, reason: 'Returned by bank.' },
    })
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'difference.close',
      object_id: found?.differenceNo,
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
    const stored = backoffice.db.selectFrom('refund_settlements').select(['checks', 'next_check_at'])
    const { checks, next_check_at } = await stored.where('refund_no', '=', refundNo).executeTakeFirstOrThrow()
    // On the days 1, 30, 89 and 90.
    expect([checks, next_check_at]).toEqual([4, null])
  })
})

it('[D5.25] exports the matching ledger in the language of the request, without formulas, and audits it', async () => {
  const { refundNo } = await makeStuckRefund(backoffice)
  await settle(refundNo, { reference: '=1+1' })
  const exportRefunds = (body: object) => finance.call(exportLedgerCall.path, body, { 'accept-language': 'zh-HK' })
  const { fileName, csv, rows, total } = (await exportRefunds({ number: refundNo })).responseData
  expect([fileName, rows, total]).toEqual(['refunds-2026-11-21.csv', 1, 1])
  const [headings, row] = csv.trim().split('\r\n')
  expect(headings).toMatch(/^\uFEFF?退款編號,訂單編號,狀態,退款金額/)
  expect(row).toMatch(new RegExp(`^'?${refundNo},'\\d{20},已另行結清,58.50,6.50,HKD,MasterCard,`))
  expect(row).toMatch(/,'=1\+1$/)
  expect(await backoffice.lastAuditEvent()).toMatchObject({ action: 'ledger.export', after: '{"rows":1,"total":1}' })
  backoffice.service.clock.advance(60_000)
  expect((await exportRefunds({ number: refundNo, state: 'done' })).responseData).toMatchObject({ rows: 0, total: 0 })
})

it('[D5.25] a file of the whole ledger is written in parts, under the sent filters, for its owner alone', async () => {
  const { refundNo } = await makeStuckRefund(backoffice)
  const second = await makeStuckRefund(backoffice)
  const english = { 'accept-language': 'en' }
  const { data: started } = await finance.send(startLedgerExportCall, { state: 'refused' }, english)
  expect(started).toMatchObject({ state: 'waiting', fileName: 'refunds-2026-11-21.csv', rows: 0 })
  expect(await backoffice.lastAuditEvent()).toMatchObject({ action: 'ledger.export', outcome: 'done' })
  await writeListExports(backoffice.service.context, { lists: { ledger: ledgerList }, ending: ENDING, rowsAPart: 1 })
  const { data: files } = await finance.send(queryLedgerExportsCall, {})
  const [file] = files
  expect(files).toMatchObject([{ id: started.id, state: 'ready', rows: file?.parts }])
  const read = async (part: number, who = finance) => who.send(readLedgerExportCall, { id: started.id, part })
  const parts: string[] = []
  for (let part = 0; part < (file?.parts ?? 0); part += 1) parts.push((await read(part)).data.csv)
  expect(await backoffice.lastAuditEvent()).toMatchObject({ action: 'ledger-file.open', object_id: started.id })
  backoffice.service.clock.advance(60_000)
  finance = await backoffice.staff('finance')
  const whole = await finance.call(exportLedgerCall.path, { state: 'refused' }, { 'accept-language': 'en' })
  expect(parts.join('')).toBe(whole.responseData.csv)
  for (const number of [refundNo, second.refundNo]) expect(parts.join('')).toContain(number)
  expect((await read(0)).code).toBe('NOT_FOUND')
  const supervisor = await backoffice.staff('supervisor')
  expect((await read(0, supervisor)).code).toBe('NOT_FOUND')
  const letters = await backoffice.readLetters()
  expect(letters.filter((letter) => letter.includes('refund_order_query'))).toHaveLength(1)
})
