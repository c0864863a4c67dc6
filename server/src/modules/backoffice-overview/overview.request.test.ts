import { toInstant } from '@shuttle/domain'
import { queryOverviewCall } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import { transaction } from '../../database/transaction'
import type { TestStaff } from '../../testing/new-staff'
import { startBackoffice, type TestBackoffice } from '../backoffice-refunds/testing/start-backoffice'
import { makeStuckRefund } from '../backoffice-refunds/testing/stuck-refund'
import { sendRequest } from '../refund-requests/testing/refund-request-calls.request'
import { closeDaySale, openDaySale } from '../sales'
import { buyTickets } from '../ticket-refunds/testing/buy-tickets.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

let backoffice: TestBackoffice
beforeAll(async () => {
  backoffice = await startBackoffice()
})
afterAll(() => backoffice.close())
beforeEach(() => {
  backoffice.service.clock.set(NOON)
})

const read = async (by: TestStaff) => {
  const answer = await by.call('staff/query.overview', {})
  expect(z.safeParse(queryOverviewCall.answer, answer).error).toBeUndefined()
  return answer.responseData
}

describe('[D5.55] the overview', () => {
  it.each([
    ['support', 'payments seats'],
    ['refund-clerk', 'payments proposals requests seats'],
    ['finance', 'differences failedRefunds payments proposals requests sales seats'],
    ['supervisor', 'differences failedRefunds payments proposals requests sales seats'],
    ['auditor', 'differences failedRefunds payments proposals requests sales seats'],
  ] as const)('the overview has for %s the parts %s, and is in the audit', async (role, parts) => {
    const { readTime, day, ...answered } = await read(await backoffice.staff(role))
    expect(Object.keys(answered).sort().join(' ')).toBe(parts)
    expect([readTime, day]).toEqual(['2026-11-21 12:00:00', '2026-11-21'])
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'overview.read',
      role,
      outcome: 'done',
      after: '',
    })
  })

  it('the overview is refused to a gate, and does not prolong a session', async () => {
    expect((await (await backoffice.staff('gate')).call('staff/query.overview', {})).code).toBe('FORBIDDEN')
    const finance = await backoffice.staff('finance')
    await read(finance)
    const listActivity = () =>
      backoffice.db
        .selectFrom('staff_sessions')
        .innerJoin('sessions', 'sessions.id', 'staff_sessions.session_id')
        .select('last_act_at')
        .where('account_id', '=', finance.accountId)
        .execute()
    expect(await listActivity()).toEqual([])
  })

  it('counts what waits, sums each currency alone, and lists the oldest first', async () => {
    const finance = await backoffice.staff('finance')
    const before = await read(finance)
    const orders = [
      await buyTickets(backoffice.service, { elderly: 1 }),
      await buyTickets(backoffice.service, { line: 'ZHOHKG', elderly: 1 }),
    ]
    for (const order of orders) {
      await sendRequest(order)
      backoffice.service.clock.advance(60_000)
    }
    const { requests } = await read(finance)
    expect([before.requests.count, requests.count]).toEqual([0, 2])
    expect(before.requests).not.toHaveProperty('oldestTime')
    const byOrder = Object.fromEntries(requests.rows.map((row: { orderNo: string }) => [row.orderNo, row]))
    expect(Object.keys(byOrder)).toEqual(orders.map(({ orderNo }) => orderNo))
    const [inHkd, inCny] = requests.rows
    expect(requests.sums).toEqual(
      expect.arrayContaining([
        { currency: '1', total: inCny.total },
        { currency: '2', total: inHkd.total },
      ]),
    )
    expect(requests).toMatchObject({ oldestTime: '2026-11-21 12:00:00', overdue: 0, answerDate: inHkd.answerDate })
    backoffice.service.clock.set(Date.parse(`${inHkd.answerDate}T12:00:00+08:00`))
    // A session of weeks ago is over.
    expect((await read(await backoffice.staff('finance'))).requests.overdue).toBe(0)
    backoffice.service.clock.advance(86_400_000)
    expect((await read(await backoffice.staff('finance'))).requests.overdue).toBe(2)
  })

  it('counts refunds that failed or were refused until they are settled', async () => {
    const finance = await backoffice.staff('finance')
    const { refundNo } = await makeStuckRefund(backoffice)
    const { failedRefunds } = await read(finance)
    expect(failedRefunds).toMatchObject({ count: 1, sums: [{ currency: '2', total: 5850 }] })
    const settled = { refundNo, reference: 'FPS 0001', reasonText: 'Card was closed.' }
    expect((await finance.call('staff/settle.refund', settled)).code).toBe('SUCCESS')
    expect((await read(finance)).failedRefunds).toEqual({ count: 0, sums: [] })
  })

  it('lists a payment from when its provider is silent until it answers', async () => {
    const { service } = backoffice
    const support = await backoffice.staff('support')
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    service.clock.advance(15_000)
    await service.reconcile()
    expect((await read(support)).payments.count).toBe(0)
    await service.sandbox.payByCard(sessionId)
    await service.sandbox.setFault({ kind: 'busy', operation: 'order', reference: orderNo, times: 2 })
    service.clock.advance(60_000)
    await service.reconcile()
    const unansweredTime = '2026-11-21 12:01:15'
    service.clock.advance(120_000)
    await service.reconcile()
    const row = { orderNo, requestNo: orderReqno, payType: 'MasterCard', total: 6500, currency: '2', unansweredTime }
    expect((await read(support)).payments).toMatchObject({
      ...{ count: 1, oldestTime: unansweredTime, sums: [{ currency: '2', total: 6500 }] },
      rows: [{ ...row, openedTime: '2026-11-21 12:00:00', attempts: 3 }],
    })
    expect((await support.call('staff/verify.payment', { orderNo, requestNo: orderReqno })).code).toBe('SUCCESS')
    await service.reconcile()
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect((await read(support)).payments).toEqual({ count: 0, sums: [], rows: [] })
  })

  it('counts a proposal as mine for a second person other than its author alone', async () => {
    const [clerk, supervisor, finance, auditor] = [
      await backoffice.staff('refund-clerk'),
      await backoffice.staff('supervisor'),
      await backoffice.staff('finance'),
      await backoffice.staff('auditor'),
    ]
    const { orderNo, tickets } = await buyTickets(backoffice.service, {
      line: 'HKGMACRT',
      back: '2026-11-25',
      adult: 6,
    })
    const preview = await supervisor.call('staff/preview.refund', { orderNo, tickets })
    const { totalFee } = preview.responseData as { totalFee: number }
    const body = { orderNo, tickets, totalFee, newFee: 0, reasonText: 'Fever.', reasonCode: 'ILLNESS' }
    expect((await supervisor.call('staff/refund.tickets', body)).code).toBe('SUCCESS')
    const mine: number[] = []
    for (const by of [clerk, supervisor, finance, auditor]) {
      const { proposals } = await read(by)
      expect(proposals.count).toBe(1)
      mine.push(proposals.mine)
    }
    expect(mine).toEqual([0, 0, 1, 0])
    backoffice.service.clock.advance(7 * 86_400_000)
    expect((await read(finance)).proposals.count).toBe(0)
  })
})

describe('[D5.56] the sales and seats of today', () => {
  it('sales are paid orders of the day by line and currency; seats are sold against quota and departure', async () => {
    backoffice.service.clock.set(Date.parse('2026-11-22T00:00:00+08:00'))
    const finance = await backoffice.staff('finance')
    const today = '2026-11-22'
    await buyTickets(backoffice.service, { date: today, adult: 2 })
    await buyTickets(backoffice.service, { line: 'ZHOHKG', date: today, adult: 1 })
    const unpaid = await backoffice.service.member()
    await unpaid.placeOrder()
    const { sales, seats, day } = await read(finance)
    expect(day).toBe(today)
    expect(sales).toEqual([
      { lineCode: 'HKGZHO', currency: '2', orders: 1, tickets: 2, total: 13_000 },
      { lineCode: 'ZHOHKG', currency: '1', orders: 1, tickets: 1, total: 5800 },
    ])
    const find = (lineCode: string, feeType: string, beginTime = '') =>
      seats.find(
        (row: { lineCode: string; feeType: string; beginTime: string }) =>
          row.lineCode === lineCode && row.feeType === feeType && row.beginTime === beginTime,
      )
    expect(find('HKGZHO', '2')).toMatchObject({ capacity: 2000, sold: 2 })
    expect(find('HKGMAC', '3')).toMatchObject({ capacity: 400, sold: 0 })
    expect(find('HZICLK', '9', '06:00')).toMatchObject({ capacity: 40, statusCode: '1' })
    backoffice.service.clock.set(Date.parse('2026-11-22T06:00:00+08:00'))
    const later = (await read(finance)).seats
    expect(later.find(({ beginTime }: { beginTime: string }) => beginTime === '06:00')).toMatchObject({
      statusCode: '3',
    })
    backoffice.service.clock.set(Date.parse('2026-11-23T00:00:00+08:00'))
    expect((await read(finance)).sales).toEqual([])
  })

  it('seats of a day are what staff set for it, and closed where they ended its sale', async () => {
    const day = '2026-12-06'
    backoffice.service.clock.set(toInstant(day))
    const finance = await backoffice.staff('finance')
    const rides = { lineCode: 'HKGZHO', from: day, until: day, beginTime: '' }
    const readDay = async () => {
      const { seats } = await read(finance)
      return seats.find(
        (row: { lineCode: string; feeType: string }) => row.lineCode === 'HKGZHO' && row.feeType === '2',
      )
    }
    const set = { line_code: 'HKGZHO', fare_type: 'day' as const, valid_from: day, capacity: 77 }
    await backoffice.db.insertInto('dated_quotas').values(set).execute()
    const open = await readDay()
    expect([open.capacity, open.sold, open.statusCode]).toEqual([77, 0, undefined])
    await buyTickets(backoffice.service, { date: day, adult: 2 })
    await transaction(backoffice.db, (trx) => closeDaySale(trx, rides))
    expect(await readDay()).toMatchObject({ capacity: 77, sold: 2, statusCode: '0' })
    await transaction(backoffice.db, (trx) => openDaySale(trx, rides))
    expect((await readDay()).statusCode).toBeUndefined()
  })
})
