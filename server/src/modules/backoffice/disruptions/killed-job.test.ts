import { type Kysely, sql } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database } from '../../../database/types'
import { testClock } from '../../../runtime/clock'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { seededNumbers } from '../../../testing/seeded-numbers'
import { placeBody } from '../../../testing/trip-body.request'
import { listWrongSums } from '../../passenger/ticket-refunds/testing/list-wrong-sums'
import { declareDisruption } from './declare-disruption'
import { runDisruptions } from './run-disruptions'
import { afterListing, killedAfter, withoutTurns } from './testing/killed-after'
import { EACH_KIND, fillMixedOrders } from './testing/mixed-orders'

const MINUTE = 61_000

let site: TestApp
let now: number
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  now = TEST_NOW
  await fillMixedOrders(site.db)
})

const declareAll = async () => {
  const { accountId: by } = await site.staff('supervisor')
  const day = { from: '2026-11-24', until: '2026-11-24' }
  const scopes = [
    { ...day, lineCode: 'HKGZHO', beginTime: '' },
    { ...day, lineCode: 'HZICLK', beginTime: '10:00' },
  ]
  for (const scope of scopes)
    await transaction(site.db, (trx) =>
      declareDisruption(trx, { scope, reason: 'Typhoon', requestKey: `key-${scope.lineCode}`, by, now }),
    )
}
const run = (db: Kysely<Database>) => {
  const at = now
  return runDisruptions({ ...site.context, db, clock: testClock(at) })
}
const runToTheEnd = async (db: Kysely<Database>) => {
  for (let left = true; left; ) {
    now += MINUTE
    await run(db)
    left = (await site.db.selectFrom('disruptions').select('state').where('state', '=', 'running').execute()).length > 0
  }
}

/**
 * The refund of each order, from its tickets alone and before the job: an oracle independent of the service's rules.
 */
const readOracle = async () =>
  (
    await sql<{ order_no: string; cents: number }>`
      with free as (
        select ticket_no, order_no, other_leg_ticket_no, paid_cents,
          (line_code = 'HKGZHO' or (line_code = 'HZICLK' and begin_time = '10:00')) and travel_date = '2026-11-24' as is_hit
        from tickets where status = 'valid' and not exists (select from ticket_checks c where c.ticket_no = tickets.ticket_no))
      select order_no, sum(paid_cents)::integer as cents from free
      where is_hit or exists (select from free other where other.ticket_no = free.other_leg_ticket_no and other.is_hit)
      group by order_no order by order_no`.execute(site.db)
  ).rows
const readLedger = async () =>
  (
    await sql<{ order_no: string; cents: number; refunds: number }>`
      select order_no, sum(amount_cents)::integer as cents, count(*)::integer as refunds from refunds
      where reason = 'service-disruption' group by order_no order by order_no`.execute(site.db)
  ).rows
const readEntered = async () =>
  (
    await sql<{ order_no: string; cents: number }>`
      select order_no, refund_cents as cents from disruption_orders where state = 'refunded' order by order_no`.execute(
      site.db,
    )
  ).rows
const countOf = async (from: ReturnType<typeof sql>) =>
  (await sql<{ count: number }>`select count(*)::integer as count from ${from}`.execute(site.db)).rows[0]?.count
/** Rides whose seats taken differ from their valid tickets. */
const listWrongSeats = async () =>
  (
    await sql`
      select line_code, travel_date, capacity - seats_left as taken from quotas where capacity = 2000 and capacity - seats_left <>
        (select count(*) from tickets where tickets.line_code = quotas.line_code and tickets.travel_date = quotas.travel_date
          and status = 'valid')
      union all select line_code, travel_date, sold from departures where line_code = 'HZICLK' and travel_date = '2026-11-24'
        and sold > 0`.execute(site.db)
  ).rows

describe('[D5.48] a job over mixed orders of each kind', () => {
  it('refunds each order once when the job is killed ten times beside another one', async () => {
    const oracle = await readOracle()
    await declareAll()
    const random = seededNumbers(48)
    for (let kill = 0; kill < 10; kill += 1) {
      now += MINUTE
      const first = run(killedAfter(site.db, 40 + random.upTo(100))).catch(() => 'killed')
      // The lease of the first has run out while it still works.
      now += MINUTE
      const second = run(killedAfter(site.db, 40 + random.upTo(100))).catch(() => 'killed')
      await Promise.all([first, second])
    }
    await runToTheEnd(site.db)

    const byHand = EACH_KIND * (13_000 + 6500 + 5500 + 12_000 + 42_000 + 13_000 + 6500 + 5800)
    expect(oracle.reduce((sum, { cents }) => sum + cents, 0)).toBe(byHand)
    expect((await readLedger()).map(({ order_no, cents }) => ({ order_no, cents }))).toEqual(oracle)
    expect((await readLedger()).filter(({ refunds }) => refunds !== 1)).toEqual([])
    expect(await readEntered()).toEqual(oracle)
    expect(await listWrongSums(site.db)).toEqual([])
    expect(await listWrongSeats()).toEqual([])
    expect(await countOf(sql`disruption_orders where state in ('waiting', 'failed')`)).toBe(0)
    expect(await countOf(sql`outbox where kind = 'mail:service-disrupted'`)).toBe(oracle.length)
    expect(await countOf(sql`coupons where coupon_no like 'C%' and state = 'unused' and order_no is null`)).toBe(
      EACH_KIND,
    )
    expect(await countOf(sql`orders where status = 'cancelled'`)).toBe(EACH_KIND)
    expect(await countOf(sql`refund_requests where state = 'approved'`)).toBe(EACH_KIND)
  }, 600_000)

  it('the job loses the record of a refund when an order has no guard (negative control)', async () => {
    await declareAll()
    // The third finds the lease of the first run out, and works on the same list; the second has the other disruption.
    const allListed = barrier(3)
    const runs: Promise<number>[] = []
    for (let count = 0; count < 3; count += 1) {
      now += MINUTE
      await new Promise<void>((listed) => {
        const wait = () => {
          listed()
          return allListed()
        }
        runs.push(run(afterListing(withoutTurns(site.db), wait)))
      })
    }
    await Promise.all(runs)
    expect((await readEntered()).length).toBeLessThan((await readLedger()).length)
  }, 600_000)

  it('declares a disruption once for concurrent copies of a form', async () => {
    const { accountId: by } = await site.staff('supervisor')
    const scope = { lineCode: 'HKGZHO', from: '2026-11-24', until: '2026-11-24', beginTime: '' }
    const declare = () =>
      transaction(site.db, (trx) =>
        declareDisruption(trx, { scope, reason: 'Typhoon', requestKey: 'key-twice', by, now }),
      )
    const declared = await Promise.all([declare(), declare(), declare(), declare()])
    expect(new Set(declared.map(({ disruption_no }) => disruption_no)).size).toBe(1)
  }, 600_000)

  it('reaches orders that are placed during the declaration', async () => {
    const { accountId: by } = await site.staff('supervisor')
    const scope = { lineCode: 'HKGZHO', from: '2026-11-27', until: '2026-11-27', beginTime: '' }
    const members = await Promise.all(Array.from({ length: 12 }, () => site.member()))
    const placed = members.map((member) =>
      member.call('ticket/buy.ticket', placeBody({ date: '2026-11-27' }, 6500)).then(({ code }) => code as string),
    )
    const declared = transaction(site.db, (trx) =>
      declareDisruption(trx, { scope, reason: 'Typhoon', requestKey: 'key-late', by, now }),
    )
    const codes = await Promise.all(placed)
    await declared
    await runToTheEnd(site.db)
    expect(codes.every((code) => code === 'SUCCESS' || code.startsWith('SOLD_OUT'))).toBe(true)
    const left = site.db.selectFrom('orders').select('status').where('travel_date', '=', '2026-11-27')
    expect((await left.execute()).every(({ status }) => status === 'cancelled')).toBe(true)
  }, 600_000)
})
