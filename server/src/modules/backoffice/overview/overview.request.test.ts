import { type FareType, toInstant } from '@shuttle/domain'
import {
  previewStaffRefundCall,
  queryOverviewCall,
  refundTicketsByStaffCall,
  settleRefundCall,
} from '@shuttle/wire/staff'
import { transaction } from '../../../database/transaction'
import type { TestStaff } from '../../../testing/new-staff'
import { sendRequest } from '../../passenger/refund-requests/testing/refund-request-calls.request'
import { closeDaySale, openDaySale } from '../../passenger/sales'
import { buyTickets } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { startBackoffice, type TestBackoffice } from '../refunds/testing/start-backoffice'
import { makeStuckRefund } from '../refunds/testing/stuck-refund'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

let backoffice: TestBackoffice
beforeAll(async () => {
  backoffice = await startBackoffice()
})
afterAll(() => backoffice.close())
beforeEach(() => {
  backoffice.service.clock.set(NOON)
})

/** The caller reads only parts that the role has. */
const read = async (by: TestStaff) => {
  const { data } = await by.send(queryOverviewCall, {})
  return data as { [Part in keyof typeof data]: NonNullable<(typeof data)[Part]> }
}

describe('[D5.55] the overview', () => {
  it.each([
    ['support', 'payments seats'],
    ['refund-clerk', 'payments proposals requests seats'],
    ['finance', 'differences failedRefunds payments proposals requests sales seats'],
    ['supervisor', 'differences failedRefunds payments proposals requests sales seats'],
    ['auditor', 'differences failedRefunds payments proposals requests sales seats'],
  ] as const)('the overview has for %s the parts %s, and is in the audit', async (role, parts) => {
    const { readAt, day, ...answered } = await read(await backoffice.staff(role))
    const present = Object.entries(answered).flatMap(([part, value]) => (value === undefined ? [] : [part]))
    expect(present.sort().join(' ')).toBe(parts)
    expect([readAt, day]).toEqual([NOON, '2026-11-21'])
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'overview.read',
      role,
      outcome: 'done',
      after: '',
    })
  })

  it('the overview is refused to a gate, and does not prolong a session', async () => {
    expect((await (await backoffice.staff('gate')).send(queryOverviewCall, {})).code).toBe('FORBIDDEN')
    const finance = await backoffice.staff('finance')
    await read(finance)
    const listActivity = () =>
      backoffice.db
        .selectFrom('staff_sessions')
        .innerJoin('sessions', 'sessions.id', 'staff_sessions.session_id')
        .select('last_action_at')
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
    expect(before.requests.oldestAt).toBeUndefined()
    const byOrder = Object.fromEntries(requests.rows.map((row) => [row.orderNo, row]))
    expect(Object.keys(byOrder)).toEqual(orders.map(({ orderNo }) => orderNo))
    const [inHkd, inCny] = requests.rows
    expect(inHkd?.maskedEmail).toMatch(/^[^@]?\*+@/)
    expect(requests.sums).toEqual(
      expect.arrayContaining([
        { currency: 'CNY', total: inCny?.refund },
        { currency: 'HKD', total: inHkd?.refund },
      ]),
    )
    expect(requests).toMatchObject({ oldestAt: NOON, overdue: 0, answerBy: inHkd?.answerBy })
    backoffice.service.clock.set(Date.parse(`${inHkd?.answerBy}T12:00:00+08:00`))
    // A session of weeks ago is over.
    expect((await read(await backoffice.staff('finance'))).requests.overdue).toBe(0)
    backoffice.service.clock.advance(86_400_000)
    expect((await read(await backoffice.staff('finance'))).requests.overdue).toBe(2)
  })

  it('counts refunds that failed or were refused until they are settled', async () => {
    const finance = await backoffice.staff('finance')
    const { refundNo } = await makeStuckRefund(backoffice)
    const { failedRefunds } = await read(finance)
    expect(failedRefunds).toMatchObject({ count: 1, sums: [{ currency: 'HKD', total: 5850 }] })
    const settled = { refundNo, reference: 'FPS 0001', reasonText: 'Card was closed.' }
    expect((await finance.send(settleRefundCall, settled)).code).toBe('SUCCESS')
    expect((await read(finance)).failedRefunds).toEqual({ count: 0, sums: [], oldestAt: undefined })
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
    const unansweredSince = NOON + 75_000
    service.clock.advance(120_000)
    await service.reconcile()
    const row = { orderNo, requestNo: orderReqno, payType: 'MasterCard', total: 6500, currency: 'HKD', unansweredSince }
    expect((await read(support)).payments).toMatchObject({
      ...{ count: 1, oldestAt: unansweredSince, sums: [{ currency: 'HKD', total: 6500 }] },
      rows: [{ ...row, openedAt: NOON, attempts: 3 }],
    })
    expect((await support.call('staff/verify.payment', { orderNo, requestNo: orderReqno })).code).toBe('SUCCESS')
    await service.reconcile()
    expect(await service.getStatus(orderNo)).toBe('paid')
    expect((await read(support)).payments).toEqual({ count: 0, sums: [], oldestAt: undefined, rows: [] })
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
    const { fee: policyFee } = (await supervisor.send(previewStaffRefundCall, { orderNo, tickets })).data
    const change = { policyFee, newFee: 0, reasonText: 'Fever.', reason: 'illness' } as const
    expect((await supervisor.send(refundTicketsByStaffCall, { orderNo, tickets, ...change })).code).toBe('SUCCESS')
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
      { lineCode: 'HKGZHO', currency: 'HKD', orders: 1, tickets: 2, total: 13_000 },
      { lineCode: 'ZHOHKG', currency: 'CNY', orders: 1, tickets: 1, total: 5800 },
    ])
    const find = (lineCode: string, fareType: FareType, beginTime?: string) =>
      seats.find((row) => row.lineCode === lineCode && row.fareType === fareType && row.beginTime === beginTime)
    expect(find('HKGZHO', 'day')).toMatchObject({ capacity: 2000, sold: 2 })
    expect(find('HKGMAC', 'night')).toMatchObject({ capacity: 400, sold: 0 })
    expect(find('HZICLK', 'reserved', '06:00')).toMatchObject({ capacity: 40, status: 'open' })
    backoffice.service.clock.set(Date.parse('2026-11-22T06:00:00+08:00'))
    const later = (await read(finance)).seats
    expect(later.find(({ beginTime }) => beginTime === '06:00')).toMatchObject({ status: 'departed' })
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
      return seats.find(({ lineCode, fareType }) => lineCode === 'HKGZHO' && fareType === 'day')
    }
    const set = { line_code: 'HKGZHO', fare_type: 'day' as const, valid_from: day, capacity: 77 }
    await backoffice.db.insertInto('dated_quotas').values(set).execute()
    const open = await readDay()
    expect([open?.capacity, open?.sold, open?.status]).toEqual([77, 0, undefined])
    await buyTickets(backoffice.service, { date: day, adult: 2 })
    await transaction(backoffice.db, (trx) => closeDaySale(trx, rides))
    expect(await readDay()).toMatchObject({ capacity: 77, sold: 2, status: 'closed' })
    await transaction(backoffice.db, (trx) => openDaySale(trx, rides))
    expect(await readDay()).toMatchObject({ status: undefined })
  })
})
