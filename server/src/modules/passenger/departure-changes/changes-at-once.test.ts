import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { airportBody, anAirportPassenger } from '../../../testing/airport-body.request'
import { barrier } from '../../../testing/barrier'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { findOrder } from '../orders'
import { moveSeats, releaseSeats, takeSeats } from '../orders/seats.repository'
import { findDeparture, type Leg } from '../sales'
import { collectByPickupCode, recordCheck } from '../ticket-use'
import { changeDeparture } from './change-departure'
import { readChange } from './change-departure.request'
import { type AirportOrder, buyRide, changeBody, changeRide, countSold } from './testing/change.request'

const TIMES = inLarge(50, 12)
const DAY = '2026-11-24'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

type Trx = Transaction<Database>

const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
/** Opens a departure towards the airport with so many seats left of forty. */
const open = async (begin_time: string, left: number) => {
  const departure = { line_code: 'HZICLK', travel_date: DAY, begin_time, end_time: begin_time, capacity: 40 }
  const row = { ...departure, sold: 40 - left, state: 'open' as const }
  await site.db
    .insertInto('departures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['line_code', 'travel_date', 'begin_time']).doUpdateSet(row))
    .execute()
}
const buy = (beginTime: string, passengerCount = 1) =>
  buyRide(
    site,
    airportBody(
      { bookBeginTime: beginTime },
      Array.from({ length: passengerCount }, (_, position) => anAirportPassenger(position)),
    ),
  )
/** The same command on a database without row locks; returns its code, or the database's. */
const changeUnlocked = ({ member, orderNo }: AirportOrder, change: object): Promise<string> => {
  const parsed = readChange({ lineCode: 'HZICLK', ...changeBody(orderNo, change) }, undefined)
  const command = { ...parsed, accountId: member.accountId, language: 'en' as const, now: site.clock.now() }
  return changeDeparture({ db: withoutRowLocks(site.db) }, command).then(
    () => 'SUCCESS',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
}
/** Locks the departure that an order leaves: its change waits there after all its reads. */
const holdDeparture = (beginTime: string) => (trx: Trx) =>
  sql`select 1 from departures where line_code = 'HZICLK' and travel_date = ${DAY} and begin_time = ${beginTime}
    for update`.execute(trx)
const listTickets = async ({ orderNo }: AirportOrder) => {
  const tickets = site.db.selectFrom('tickets').select(['ticket_no', 'status', 'begin_time'])
  return tickets.where('order_no', '=', orderNo).orderBy('passenger_position').execute()
}

describe('[D4.6] concurrent changes of one order', () => {
  it('applies one of many changes with different keys and refuses the others as changed', async () => {
    await open('08:51', 40)
    await open('08:01', 40)
    const order = await buy('08:51', 2)
    const answers = await atOnce(TIMES, (at) =>
      changeRide(order, { beginTime: '08:01' }, { 'idempotency-key': `own-${at}` }),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([...Array(TIMES - 1).fill('CHANGE_TWICE'), 'SUCCESS'])
    expect(await countSold(site, ['08:51', '08:01'])).toEqual([0, 2])
  })

  it('applies one of many changes to as many departures, and takes the seats of exactly that one', async () => {
    const order = await buy('09:00')
    const times = Array.from({ length: TIMES }, (_, minute) => `07:${String(minute).padStart(2, '0')}`)
    for (const time of times) await open(time, 40)
    const answers = await atOnce(TIMES, (at) => changeRide(order, { beginTime: times[at] }))
    expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
    const [ticket] = await listTickets(order)
    expect(await countSold(site, times)).toEqual(times.map((time) => (time === ticket?.begin_time ? 1 : 0)))
  })

  it('many changes under one key are the same change, with one pickup code and one mail', async () => {
    const order = await buy('09:00')
    const answers = await atOnce(TIMES, () => changeRide(order, {}, { 'idempotency-key': 'same' }))
    expect(new Set(answers.map(({ responseData }) => JSON.stringify(responseData))).size).toBe(1)
    expect(answers[0]?.code).toBe('SUCCESS')
    const mails = site.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail:departure-changed')
    expect((await mails.execute()).filter(({ payload }) => payload.includes(order.orderNo))).toHaveLength(1)
  })

  it('the second change is a fault of the last guard, not a refusal, when the order is not locked (negative control)', async () => {
    await open('08:52', 40)
    const order = await buy('08:52')
    const { one, other } = await inThisOrder(site.db, holdDeparture('08:52'), [
      () => changeUnlocked(order, { beginTime: '08:30' }),
      () => changeUnlocked(order, { beginTime: '08:00' }),
    ])
    expect([await one, await other].toSorted()).toEqual(['23505', 'SUCCESS'])
  })
})

describe('[D4.6] a change and a purchase of the last seat', () => {
  it('sells the seat to one of many, and no refused request takes a seat', async () => {
    await open('08:53', 40)
    await open('08:03', 1)
    const orders = await atOnce(5, () => buy('08:53'))
    const members = await atOnce(5, () => site.member())
    const answers = await Promise.all([
      ...orders.map((order) => changeRide(order, { beginTime: '08:03' })),
      ...members.map((member) => member.call('ticket/buy.ticket', airportBody({ bookBeginTime: '08:03' }))),
    ])
    const codes = answers.map(({ code }) => code)
    expect(codes.toSorted()).toEqual([...Array(9).fill('DEPARTURE_SOLD_OUT'), 'SUCCESS'])
    const changed = codes.slice(0, 5).filter((code) => code === 'SUCCESS').length
    expect(await countSold(site, ['08:53', '08:03'])).toEqual([5 - changed, 40])
  })

  it('sells a seat twice when a change reads before it writes (negative control)', async () => {
    await open('08:04', 1)
    const key = { lineCode: 'HZICLK', date: DAY, beginTime: '08:04' }
    const bothHaveRead = barrier(2)
    const takeNaively = async () => {
      const departure = await findDeparture(site.db, key)
      await bothHaveRead()
      if (!departure || departure.sold >= departure.capacity) return false
      const write = site.db.updateTable('departures').set({ sold: departure.sold + 1 })
      await write.where('begin_time', '=', '08:04').where('line_code', '=', 'HZICLK').execute()
      return true
    }
    expect(await atOnce(2, takeNaively)).toEqual([true, true])
    expect(await countSold(site, ['08:04'])).toEqual([40])
  })
})

describe('[D4.6] two orders that swap their departures', () => {
  it('swaps the departures of both orders, again and again', async () => {
    await open('08:55', 40)
    await open('08:05', 40)
    const pairs = await atOnce(10, async () => [await buy('08:55'), await buy('08:05')] as const)
    const answers = await Promise.all(
      pairs.flatMap(([late, early]) => [
        changeRide(late, { beginTime: '08:05' }),
        changeRide(early, { beginTime: '08:55' }),
      ]),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill('SUCCESS'))
    expect(await countSold(site, ['08:55', '08:05'])).toEqual([10, 10])
  })

  const leg = (beginTime: string): Leg => ({
    ...{ direction: 'outbound', lineCode: 'HZICLK', fareType: 'reserved', date: DAY },
    beginTime,
  })
  /** Both ways, each in a transaction that is not retried; returns the error codes of the database. */
  const swap = async (pairs: number, move: (trx: Trx, from: Leg, to: Leg) => Promise<unknown>) => {
    const [late, early] = [leg('08:56'), leg('08:06')]
    const ways = Array.from({ length: pairs }, () => [[late, early] as const, [early, late] as const]).flat()
    const ends = await Promise.allSettled(
      ways.map(([from, to]) => site.db.transaction().execute((trx) => move(trx, from, to))),
    )
    return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
  }

  it('two swaps never wait for each other, even where nothing is retried', async () => {
    await open('08:56', 20)
    await open('08:06', 20)
    expect(await swap(10, (trx, from, to) => moveSeats(trx, from, to, 1))).toEqual([])
    expect(await countSold(site, ['08:56', '08:06'])).toEqual([20, 20])
  })

  it('two changes deadlock when each leaves one departure before it takes the other (negative control)', async () => {
    await open('08:56', 20)
    await open('08:06', 20)
    const bothHaveLeft = barrier(2)
    const asRidden = async (trx: Trx, from: Leg, to: Leg) => {
      await releaseSeats(trx, [from], 1)
      await bothHaveLeft()
      await takeSeats(trx, [to], 1)
    }
    expect(await swap(1, asRidden)).toEqual(['40P01'])
  })
})

describe('[D4.6] a change and a check of a ticket at the gate', () => {
  const check = (ticket_no: string, on = site.db) =>
    recordCheck(on, { check_id: ticket_no, ticket_no, checked_at: TEST_NOW, gate: 'Gate 1', device: '1' }, TEST_NOW)
  /** Locks the ticket as well, where the check waits. */
  const hold = (ticketNo: string) => async (trx: Trx) => {
    await holdDeparture('09:00')(trx)
    await trx.selectFrom('tickets').select('ticket_no').where('ticket_no', '=', ticketNo).forUpdate().execute()
  }
  const prepare = async () => {
    const order = await buy('09:00', 2)
    const [ticket] = await listTickets(order)
    return { order, ticketNo: ticket?.ticket_no ?? '' }
  }

  it('moves nothing when the check was first', async () => {
    const { order, ticketNo } = await prepare()
    const operations = [() => check(ticketNo), () => changeRide(order)] as const
    const { one, other } = await inThisOrder(site.db, hold(ticketNo), operations)
    expect([await one, (await other).code]).toEqual([true, 'CHANGE_USED_TICKET'])
    expect((await listTickets(order)).map(({ begin_time }) => begin_time)).toEqual(['09:00', '09:00'])
  })

  it('stores the check when the change was first, as of a gate that was offline', async () => {
    const { order, ticketNo } = await prepare()
    const operations = [() => changeRide(order), () => check(ticketNo)] as const
    const { one, other } = await inThisOrder(site.db, hold(ticketNo), operations)
    expect([(await one).code, await other]).toEqual(['SUCCESS', true])
    expect((await listTickets(order)).map(({ begin_time }) => begin_time)).toEqual(['08:30', '08:30'])
  })

  it('moves a ticket after its check when the order is not locked (negative control)', async () => {
    const { order, ticketNo } = await prepare()
    const { one, other } = await inThisOrder(site.db, hold(ticketNo), [
      () => check(ticketNo, withoutRowLocks(site.db)),
      () => changeUnlocked(order, {}),
    ])
    expect([await one, await other]).toEqual([true, 'SUCCESS'])
  })
})

describe('[D4.6] a change and the old pickup code at a counter', () => {
  const prepare = async () => {
    const order = await buy('09:00')
    const { pickup_code: pickupCode } = (await findOrder(site.db, order.orderNo)) ?? { pickup_code: '' }
    const collect = (on = site.db) =>
      collectByPickupCode(on, { pickupCode, place: 'Counter 2', now: TEST_NOW }).catch(({ code }) => code as string)
    return { order, collect }
  }
  const hold =
    ({ orderNo }: AirportOrder) =>
    (trx: Trx) =>
      trx.selectFrom('orders').select('order_no').where('order_no', '=', orderNo).forUpdate().execute()

  it('refuses the old code as replaced to a counter that had found the order, when the change was first', async () => {
    const { order, collect } = await prepare()
    const { one, other } = await inThisOrder(site.db, hold(order), [() => changeRide(order), () => collect()])
    expect([(await one).code, await other]).toEqual(['SUCCESS', 'PICKUP_CODE_REPLACED'])
  })

  it('moves nothing when the counter was first', async () => {
    const { order, collect } = await prepare()
    const { one, other } = await inThisOrder(site.db, hold(order), [() => collect(), () => changeRide(order)])
    expect([await one, (await other).code]).toEqual([true, 'CHANGE_USED_TICKET'])
  })
})
