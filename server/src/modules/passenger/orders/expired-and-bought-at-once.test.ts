import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import type { TestMember } from '../../../testing/new-member'
import { placeBody } from '../../../testing/trip-body.request'
import { watchTransactions } from '../../../testing/watch-transactions'
import type { Leg } from '../sales'
import { expireOrder, expireOrders } from './expire-orders'
import { findOrder } from './orders.repository'
import { takeSeats } from './seats.repository'

const DEADLINE = TEST_NOW + 15 * 60_000
const SEATS = 2000
const LATE = inLarge(100, 8)
const BUYERS = inLarge(30, 8)

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

/** There and back over two days and on one, from both ends: the row that one locks last, another locks first. */
const TRIPS = [
  { line: 'HKGZHORT', date: '2026-11-24', back: '2026-11-25', total: 13_000 },
  { line: 'ZHOHKGRT', date: '2026-11-24', back: '2026-11-25', total: 11_600 },
  { line: 'HKGZHORT', date: '2026-11-25', back: '2026-11-25', total: 13_000 },
  { line: 'ZHOHKGRT', date: '2026-11-25', back: '2026-11-25', total: 11_600 },
] as const
type Trip = (typeof TRIPS)[number]
const [THERE, FROM_THERE] = TRIPS

const buy = async (member: TestMember, { total, ...trip }: Trip) => {
  const timestamp = Math.floor(site.clock.now() / 1000)
  return member.call('ticket/buy.ticket', placeBody(trip, total, { timestamp }))
}
const members = (count: number) => Promise.all(Array.from({ length: count }, () => site.member()))
const tripOf = (index: number): Trip => TRIPS[index % TRIPS.length] ?? THERE
const leg = (lineCode: string, date: string): Leg => ({ direction: 'outbound', lineCode, fareType: 'day', date })
const ordersOf = (status: 'toPay' | 'expired') =>
  site.db.selectFrom('orders').selectAll().where('status', '=', status).execute()
const countSeatsTaken = async (): Promise<number> => {
  const days = ['2026-11-24', '2026-11-25'] as const
  const rows = await site.db.selectFrom('quotas').select('seats_left').where('travel_date', 'in', days).execute()
  return rows.reduce((sum, row) => sum + SEATS - row.seats_left, 0)
}

describe('round trips that expire while members buy both ways', () => {
  it('no two round trips wait for each other, and every seat is counted', async () => {
    const late = await members(LATE)
    const placed = await Promise.all(late.map((member, index) => buy(member, tripOf(index))))
    expect(placed.filter(({ code }) => code === 'SUCCESS')).toHaveLength(LATE)
    site.clock.set(DEADLINE)
    // Some of the late members buy again: their own order expires just before.
    const buyers = [...late.slice(0, BUYERS / 2), ...(await members(BUYERS / 2))]
    const faults = watchTransactions(site.db)
    const sweeps = Promise.all([1, 2, 3].map(() => expireOrders(site.db, DEADLINE)))
    const bought = await Promise.all(buyers.map((member, index) => buy(member, tripOf(index))))
    await sweeps
    for (let more = 1; more > 0; ) more = await expireOrders(site.db, DEADLINE)
    expect(bought.map(({ code }) => code)).toEqual(Array(BUYERS).fill('SUCCESS'))
    expect(faults).toEqual([])
    expect([(await ordersOf('toPay')).length, (await ordersOf('expired')).length]).toEqual([BUYERS, LATE])
    expect(await countSeatsTaken()).toBe(2 * BUYERS)
  })

  it('an order that two transactions find overdue returns its seats once', async () => {
    const [late, other] = await members(2)
    if (!late || !other) throw new Error('no members')
    await buy(other, THERE)
    const { responseData } = await buy(late, THERE)
    const bothFound = barrier(2)
    const expire = async (trx: Transaction<Database>) => {
      const order = await findOrder(trx, responseData.orderNo)
      await bothFound()
      return order !== undefined && expireOrder(trx, order)
    }
    const expired = await Promise.all([expire, expire].map((work) => site.db.transaction().execute(work)))
    expect(expired.sort()).toEqual([false, true])
    expect(await countSeatsTaken()).toBe(2)
  })

  it('several orders that expire in one transaction deadlock with a buyer (negative control)', async () => {
    const [one, other] = await members(2)
    if (!one || !other) throw new Error('no members')
    const numbers = [await buy(one, THERE), await buy(other, FROM_THERE)].map((answer) => answer.responseData.orderNo)
    const bothHold = barrier(2)
    const expireAll = async (trx: Transaction<Database>) => {
      for (const orderNo of numbers) {
        const order = await findOrder(trx, orderNo)
        if (order) await expireOrder(trx, order)
        await bothHold()
      }
    }
    const takeBoth = async (trx: Transaction<Database>) => {
      await takeSeats(trx, [leg('HKGZHO', '2026-11-25')], 1)
      await bothHold()
      await takeSeats(trx, [leg('ZHOHKG', '2026-11-25')], 1)
    }
    const faults = watchTransactions(site.db)
    await Promise.allSettled([expireAll, takeBoth].map((work) => site.db.transaction().execute(work)))
    expect(faults).toEqual(['40P01'])
  })

  it('two buyers deadlock when a late order expires in the transaction of the next order (negative control)', async () => {
    const both = await members(2)
    const bothHold = barrier(2)
    const faults = watchTransactions(site.db)
    const again = both.map(async (member, index) => {
      const { responseData } = await buy(member, index === 0 ? THERE : FROM_THERE)
      return site.db.transaction().execute(async (trx) => {
        const order = await findOrder(trx, responseData.orderNo)
        if (order) await expireOrder(trx, order)
        await bothHold()
        const next = index === 0 ? ['2026-11-25', '2026-11-24'] : ['2026-11-24', '2026-11-25']
        await takeSeats(trx, [leg('HKGZHO', next[0] ?? ''), leg('ZHOHKG', next[1] ?? '')], 1)
      })
    })
    await Promise.allSettled(again)
    expect(faults).toEqual(['40P01'])
  })
})
