import type { DisruptionScope } from '@shuttle/domain/staff'
import {
  type Disruption,
  type DisruptionMove,
  declareDisruptionCall,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { type TestStaff, withSend } from '../../../testing/new-staff'
import { quoteBody } from '../../../testing/trip-body.request'
import { couponState } from '../../passenger/coupons/testing/give-coupon'
import { sendRequest } from '../../passenger/refund-requests/testing/refund-request-calls.request'
import {
  apply,
  type BoughtOrder,
  buyTickets,
  getQuote,
} from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../../passenger/ticket-refunds/testing/list-wrong-sums'
import { recordCheck } from '../../passenger/ticket-use'
import { startBackoffice, type TestBackoffice } from '../refunds/testing/start-backoffice'
import { runDisruptions } from './run-disruptions'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = '2026-11-24'

let backoffice: TestBackoffice
let boss: TestStaff
beforeAll(async () => {
  backoffice = await startBackoffice()
})
afterAll(() => backoffice.close())
beforeEach(async () => {
  backoffice.service.clock.set(NOON)
  await backoffice.service.startAnew()
  boss = await backoffice.staff('supervisor')
})
afterEach(async () => expect(await listWrongSums(backoffice.db)).toEqual([]))

type Declaration = z.output<typeof declareDisruptionCall.request>
let declared = 0
const scope = (change: Partial<DisruptionScope> = {}) => ({
  ...{ lineCode: 'HKGZHO', from: DAY, until: DAY, beginTime: '' },
  ...change,
})
const declaration = (rides: Partial<DisruptionScope> = {}, change: Partial<Declaration> = {}): Declaration => {
  declared += 1
  const shown = { orders: 0, tickets: 0, sums: [] }
  return { scope: scope(rides), reason: 'Typhoon signal 8', requestKey: `declared-${declared}`, shown, ...change }
}
const declare = async (rides: Partial<DisruptionScope> = {}): Promise<string> => {
  const shown = (await boss.send(previewDisruptionCall, scope(rides))).data
  return (await boss.send(declareDisruptionCall, declaration(rides, { shown }))).data.disruptionNo
}
/** Runs the job until nothing is left, and past its last search. */
const runAll = async (): Promise<void> => {
  for (let run = 0; run < 4; run += 1) {
    await runDisruptions(backoffice.service.context)
    backoffice.service.clock.advance(31_000)
  }
}
const read = async (disruptionNo: string) => (await boss.send(queryDisruptionsCall, { disruptionNo })).data.rows[0]
const readOrder = async (disruptionNo: string, { orderNo }: { orderNo: string }) =>
  (await boss.send(queryDisruptedOrdersCall, { disruptionNo })).data.rows.find((row) => row.orderNo === orderNo)
const check = (ticket_no = '') =>
  recordCheck(backoffice.db, { check_id: `G ${ticket_no}`, ticket_no, checked_at: NOON, gate: 'G', device: '' }, NOON)
const place = async (date: string) => {
  const member = await backoffice.service.member()
  const body = quoteBody({ date }, { timestamp: Math.floor(backoffice.service.clock.now() / 1000) })
  const amounts = { amount: 6500, totalNeedpay: 6500, orderType: '1' }
  const { code, responseData } = await member.call('ticket/buy.ticket', { ...body, ...amounts })
  return { code, member, ...(responseData as { orderNo: string }) }
}
const statusOf = ({ orderNo }: { orderNo: string }) => backoffice.service.getStatus(orderNo)
const amountOf = async ({ orderNo }: BoughtOrder) =>
  (await backoffice.listRefunds(orderNo)).map(({ amount_cents }) => amount_cents)

describe('[D5.47] a ride that does not run', () => {
  it('a disruption is counted first, then its orders are refunded in full with coupon and mail', async () => {
    const plain = await buyTickets(backoffice.service, { adult: 2 })
    const couponed = await buyTickets(backoffice.service, {}, { coupon: {} })
    const partly = await buyTickets(backoffice.service, { adult: 2 })
    await apply({ ...partly, tickets: partly.tickets.slice(0, 1) }, await getQuote(partly, partly.tickets.slice(0, 1)))
    const requested = await buyTickets(backoffice.service, { child: 1, adult: 1 })
    await sendRequest(requested, requested.tickets)
    const used = await buyTickets(backoffice.service, { adult: 2 })
    await check(used.tickets[0])
    const yuan = await buyTickets(backoffice.service, { line: 'ZHOHKGRT', date: '2026-11-23', back: DAY })
    const unpaid = await place(DAY)
    const elsewhere = await buyTickets(backoffice.service, { date: '2026-11-25' })
    await backoffice.service.clearOutbox()

    const counted = await boss.send(previewDisruptionCall, scope())
    const yuanPaid = 2 * 5800
    const hongKong = 13_000 + 5500 + 6500 + 9800 + 6500
    expect(counted.data).toMatchObject({
      ...{ orders: 6, coupons: 1, mails: 6, refundedBefore: 1, requests: 1, unpaid: 1 },
      ...{ tickets: 2 + 1 + 1 + 2 + 1 + 2, checkedTickets: 1, checkedOrders: 1 },
      sums: [
        { currency: 'CNY', total: yuanPaid },
        { currency: 'HKD', total: hongKong },
      ],
    })

    const disruptionNo = await declare()
    expect(await statusOf(plain)).toBe('paid')
    await runAll()
    const shown = await boss.send(queryDisruptionsCall, { disruptionNo })
    expect(shown.data.rows[0]).toMatchObject({
      ...{ state: 'done', counts: { refunded: 6, cancelled: 1 }, tickets: 9, coupons: 1, checkedTickets: 1 },
      sums: counted.data.sums,
    })
    expect(await Promise.all([plain, couponed, requested, yuan].map(amountOf))).toEqual([
      [13_000],
      [5500],
      [9800],
      [yuanPaid],
    ])
    expect((await amountOf(partly)).toSorted()).toEqual([5850, 6500])
    expect(await amountOf(used)).toEqual([6500])
    expect(await amountOf(elsewhere)).toEqual([])
    expect(await Promise.all([plain, requested, used, unpaid, elsewhere].map(statusOf))).toEqual([
      ...['refunding', 'refunding', 'used', 'cancelled', 'paid'],
    ])
    const { coupon_no } = await backoffice.db.selectFrom('order_coupons').selectAll().executeTakeFirstOrThrow()
    expect(await couponState(backoffice.db, coupon_no)).toEqual({ state: 'unused', order_no: null })
    const { request } = (await requested.member.call('wx/query.refund.request', { orderNo: requested.orderNo }))
      .responseData as { request: object }
    expect(request).toMatchObject({ state: 'APPROVED', totalFee: 0, total: 9800 })
    expect(await readOrder(disruptionNo, used)).toMatchObject({ checkedTickets: 1, tickets: 1, total: 6500 })

    const letters = await backoffice.readLetters()
    expect(letters.filter((letter) => letter.includes('has been cancelled'))).toHaveLength(6)
    expect(letters.filter((letter) => letter.includes('coupons you used are in your account'))).toHaveLength(1)
    expect(letters.filter((letter) => letter.includes('A bus of your order was cancelled, so'))).toHaveLength(6)
    expect(letters.filter((letter) => letter.includes('You have refunded tickets'))).toEqual([])
    expect(await statusOf(plain)).toBe('refunded')
    expect(
      await backoffice.db.selectFrom('refunds').select('reason').where('reason', '=', 'service-disruption').execute(),
    ).toHaveLength(6)
  })

  it('a ride is refunded after its departure too, when the order has ended', async () => {
    const order = await buyTickets(backoffice.service, { date: '2026-11-30' })
    backoffice.service.clock.set(Date.parse('2026-12-02T12:00:00+08:00'))
    await backoffice.db.updateTable('orders').set({ status: 'ended' }).where('order_no', '=', order.orderNo).execute()
    boss = await backoffice.staff('supervisor')
    const disruptionNo = await declare({ from: '2026-11-30', until: '2026-11-30' })
    await runAll()
    expect(await read(disruptionNo)).toMatchObject({ state: 'done', counts: { refunded: 1 } })
    expect([await amountOf(order), await statusOf(order)]).toEqual([[6500], 'refunding'])
  })

  it('refunds the return ride alone where the outbound one was used, and its seats leg by leg', async () => {
    const trip = { line: 'HKGZHORT', date: '2026-11-27', back: '2026-11-29' }
    const order = await buyTickets(backoffice.service, trip)
    const left = async (line: string, date: string) => {
      const quotas = backoffice.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', date)
      return (await quotas.where('line_code', '=', line).where('fare_type', '=', 'day').executeTakeFirst())?.seats_left
    }
    const before = [await left('HKGZHO', trip.date), (await left('ZHOHKG', trip.back)) ?? 0]
    await check(order.tickets[0])
    await declare({ lineCode: 'ZHOHKG', from: trip.back, until: trip.back })
    await runAll()
    const tickets = backoffice.db.selectFrom('tickets').select(['leg', 'status']).where('order_no', '=', order.orderNo)
    expect(await tickets.orderBy('leg').execute()).toEqual([
      { leg: 1, status: 'valid' },
      { leg: 2, status: 'refunded' },
    ])
    expect(await statusOf(order)).toBe('used')
    expect([await left('HKGZHO', trip.date), await left('ZHOHKG', trip.back)]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ])
  })

  it('rides are off sale from the declaration on, and on sale again when staff put them there', async () => {
    const date = '2026-11-28'
    const late = await place(date)
    const disruptionNo = await declare({ from: date, until: date })
    expect((await place(date)).code).toMatch(/^SOLD_OUT/)
    await runAll()
    // Its payment arrives after all: no seat is sold for it.
    expect(await statusOf(late)).toBe('cancelled')
    const move = { disruptionNo, move: 'sell', expectedState: 'done' } as const
    expect((await boss.send(moveDisruptionCall, move)).data).toMatchObject({ isSoldAgain: true })
    expect((await place(date)).code).toBe('SUCCESS')
  })

  it('a disruption that is sold again leaves the days closed that another one covers', async () => {
    const [first, both, last] = ['2026-12-03', '2026-12-04', '2026-12-05']
    const one = await declare({ from: first, until: both })
    await declare({ from: both, until: last })
    await runAll()
    const move = { disruptionNo: one, move: 'sell', expectedState: 'done' } as const
    expect((await boss.send(moveDisruptionCall, move)).code).toBe('SUCCESS')
    expect((await place(first)).code).toBe('SUCCESS')
    for (const date of [both, last]) expect((await place(date)).code).toMatch(/^SOLD_OUT/)
  })

  it('a disruption may be one departure: the others of its day stay on sale', async () => {
    const times = backoffice.db.selectFrom('departure_times').selectAll().where('line_code', '=', 'HZICLK')
    const [first, second] = await times.orderBy('begin_time').execute()
    const date = '2026-11-26'
    await declare({ lineCode: 'HZICLK', from: date, until: date, beginTime: first?.begin_time ?? '' })
    const rows = backoffice.db.selectFrom('departures').select(['begin_time', 'state']).where('travel_date', '=', date)
    expect(await rows.where('line_code', '=', 'HZICLK').execute()).toEqual([
      { begin_time: first?.begin_time, state: 'closed' },
    ])
    expect(second).toBeDefined()
  })
})

describe('[D5.47] a declaration', () => {
  it.each([
    ['days turned round', { until: '2026-11-23' }, 'STAFF_DISRUPTION_DAYS'],
    ['a departure of two days', { until: '2026-11-25', beginTime: '09:00' }, 'STAFF_DISRUPTION_TIME'],
    ['a line that is not there', { lineCode: 'HKGHKG' }, 'STAFF_DISRUPTION_LINE'],
    ['a round trip', { lineCode: 'HKGZHORT' }, 'STAFF_DISRUPTION_LINE'],
    ['a departure that the line has not', { beginTime: '03:33' }, 'STAFF_DISRUPTION_LINE'],
    ['no reason', {}, 'STAFF_REASON_MISSING', ' a '],
  ])('a declaration with %s is refused', async (_, rides, code, reason = 'Typhoon signal 8') =>
    expect((await boss.send(declareDisruptionCall, declaration(rides, { reason }))).code).toBe(code),
  )

  it('refuses a disruption at counts that are not those of the moment', async () => {
    const day = { from: '2026-11-29', until: '2026-11-29' }
    await buyTickets(backoffice.service, { date: day.from })
    const counted = (await boss.send(previewDisruptionCall, scope(day))).data
    const sums = [{ currency: 'HKD' as const, total: 6501 }]
    for (const made of [
      { orders: 0, tickets: 0, sums: [] },
      { ...counted, orders: 2 },
      { ...counted, sums },
    ]) {
      const body = declaration(day, { shown: made })
      expect((await boss.send(declareDisruptionCall, body)).code).toBe('STAFF_DISRUPTION_COUNTS')
    }
    expect(await backoffice.lastAuditEvent()).toMatchObject({ outcome: 'refused', refusal: 'STAFF_DISRUPTION_COUNTS' })
    const sold = await buyTickets(backoffice.service, { date: day.from })
    expect((await boss.send(declareDisruptionCall, declaration(day, { shown: counted }))).code).toBe(
      'STAFF_DISRUPTION_COUNTS',
    )
    await declare(day)
    await runAll()
    expect(await amountOf(sold)).toEqual([6500])
  })

  it('refuses a disruption of rides that were declared before under another key', async () => {
    const day = { lineCode: 'ZHOHKG', from: '2026-11-28', until: '2026-11-29' }
    const send = (change: Partial<DisruptionScope> = {}) =>
      boss.send(declareDisruptionCall, declaration({ ...day, ...change }))
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...['STAFF_DISRUPTION_TWICE', 'STAFF_DISRUPTION_TWICE'],
      'SUCCESS',
    ])
    expect((await send({ until: '2026-11-28' })).code).toBe('STAFF_DISRUPTION_TWICE')
    expect((await send({ until: '2026-11-30' })).code).toBe('SUCCESS')
    await runAll()
    expect((await send()).code).toBe('STAFF_DISRUPTION_TWICE')
  })

  it('refuses a disruption of days that were declared one by one', async () => {
    const send = async (from: string, until = from) =>
      (await boss.send(declareDisruptionCall, declaration({ lineCode: 'ZHOHKG', from, until }))).code
    expect([await send('2026-11-25'), await send('2026-11-26')]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await send('2026-11-25', '2026-11-26')).toBe('STAFF_DISRUPTION_TWICE')
    expect(await send('2026-11-25', '2026-11-27')).toBe('SUCCESS')
  })

  it('accepts a disruption of rides that are on sale again', async () => {
    const date = '2026-12-02'
    const [time] = await backoffice.db
      .selectFrom('departure_times')
      .select('begin_time')
      .where('line_code', '=', 'CLKHZI')
      .orderBy('begin_time')
      .execute()
    const one = { lineCode: 'CLKHZI', from: date, until: date, beginTime: time?.begin_time ?? '' }
    const send = async () => (await boss.send(declareDisruptionCall, declaration(one))).code
    expect([await send(), await send()]).toEqual(['SUCCESS', 'STAFF_DISRUPTION_TWICE'])
    await backoffice.db.updateTable('departures').set({ state: 'open' }).where('travel_date', '=', date).execute()
    expect(await send()).toBe('SUCCESS')
    await backoffice.db.updateTable('disruptions').set({ is_sold_again: true }).where('date_from', '=', date).execute()
    expect(await send()).toBe('SUCCESS')
  })

  it('leaves an order of the declaring staff to a colleague', async () => {
    const day = { lineCode: 'ZHOHKG', from: '2026-12-01', until: '2026-12-01' }
    const order = await buyTickets(backoffice.service, { line: day.lineCode, date: day.from })
    const { accountId } = order.member
    await backoffice.db.updateTable('accounts').set({ level: 9 }).where('id', '=', accountId).execute()
    const role = { account_id: accountId, role: 'supervisor', granted_at: NOON, granted_by: '' }
    await backoffice.db.insertInto('staff_roles').values(role).execute()
    const passenger = withSend(order.member)
    const shown = (await passenger.send(previewDisruptionCall, scope(day))).data
    const answer = await passenger.send(declareDisruptionCall, declaration(day, { shown }))
    expect(answer.code).toBe('SUCCESS')
    await runAll()
    expect([await amountOf(order), (await readOrder(answer.data.disruptionNo, order))?.state]).toEqual([
      [],
      'not-refunded',
    ])
  })

  it('a disruption may refund more than the largest whole number of four bytes', async () => {
    await buyTickets(backoffice.service, { line: 'ZHOHKG', date: '2026-12-03' })
    await buyTickets(backoffice.service, { line: 'ZHOHKG', date: '2026-12-03' })
    const disruptionNo = await declare({ lineCode: 'ZHOHKG', from: '2026-12-03', until: '2026-12-03' })
    await runAll()
    const orders = backoffice.db.updateTable('disruption_orders').where('disruption_no', '=', disruptionNo)
    await orders.set({ refund_cents: 2_000_000_000 }).execute()
    expect((await read(disruptionNo))?.sums).toEqual([{ currency: 'CNY', total: 4_000_000_000 }])
  })

  it('a repeated key is the same disruption, and refused for other rides', async () => {
    const body = declaration({ from: '2026-12-03', until: '2026-12-03' })
    const [one, same] = [await boss.send(declareDisruptionCall, body), await boss.send(declareDisruptionCall, body)]
    expect(same.data).toEqual(one.data)
    expect(
      (await boss.send(declareDisruptionCall, { ...body, scope: { ...body.scope, until: '2026-12-04' } })).code,
    ).toBe('IDEMPOTENCY_MISMATCH')
    expect(await backoffice.lastAuditEvent()).toMatchObject({
      action: 'disruption.declare',
      refusal: 'IDEMPOTENCY_MISMATCH',
    })
  })

  it.each(['support', 'refund-clerk', 'finance', 'auditor', 'gate'] as const)('refuses the role %s', async (role) => {
    const staffMember = await backoffice.staff(role)
    expect((await staffMember.send(declareDisruptionCall, declaration())).code).toBe('FORBIDDEN')
  })
})

describe('[D5.48] a running disruption', () => {
  const date = '2026-12-01'
  const move = (disruptionNo: string, name: DisruptionMove, expectedState: Disruption['state']) =>
    boss.send(moveDisruptionCall, { disruptionNo, move: name, expectedState })

  it('a disruption pauses, continues, and leaves what was not done when it is cancelled', async () => {
    const order = await buyTickets(backoffice.service, { date })
    const disruptionNo = await declare({ from: date, until: date })
    expect((await move(disruptionNo, 'pause', 'running')).data).toMatchObject({ state: 'paused' })
    await runAll()
    expect(await amountOf(order)).toEqual([])
    expect((await move(disruptionNo, 'pause', 'running')).code).toBe('STAFF_FORM_STALE')
    await move(disruptionNo, 'continue', 'paused')
    await move(disruptionNo, 'cancel', 'running')
    await runAll()
    expect(await amountOf(order)).toEqual([])
    expect(await read(disruptionNo)).toMatchObject({ state: 'cancelled', counts: { waiting: 1 } })
    expect((await move(disruptionNo, 'continue', 'cancelled')).code).toBe('STAFF_FORM_STALE')
    expect((await move('X1', 'pause', 'running')).code).toBe('STAFF_DISRUPTION_UNKNOWN')
  })

  it('names an order that cannot be refunded, refunds the others, and retries it on request', async () => {
    const [broken, fine] = [
      await buyTickets(backoffice.service, { date: '2026-12-02' }),
      await buyTickets(backoffice.service, { date: '2026-12-02' }),
    ]
    // Its payment is not in the ledger.
    const orders = () => backoffice.db.updateTable('orders').where('order_no', '=', broken.orderNo)
    const { request_no } = await backoffice.db
      .selectFrom('orders')
      .select('request_no')
      .where('order_no', '=', broken.orderNo)
      .executeTakeFirstOrThrow()
    await orders().set({ request_no: 'lost' }).execute()
    const disruptionNo = await declare({ from: '2026-12-02', until: '2026-12-02' })
    for (let run = 0; run < 3; run += 1) await runAll()
    expect(await read(disruptionNo)).toMatchObject({ state: 'done', counts: { refunded: 1, failed: 1 } })
    expect(await readOrder(disruptionNo, broken)).toMatchObject({
      ...{ state: 'failed', tries: 5, lastFault: expect.stringContaining('no payment of order') },
    })
    expect(await amountOf(fine)).toEqual([6500])
    await orders().set({ request_no }).execute()
    expect((await move(disruptionNo, 'retry', 'done')).data).toMatchObject({ state: 'running' })
    await runAll()
    expect(await read(disruptionNo)).toMatchObject({ state: 'done', counts: { refunded: 2 } })
    expect(await amountOf(broken)).toEqual([6500])
  })
})
