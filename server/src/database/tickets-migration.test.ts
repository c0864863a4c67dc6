import { type Kysely, sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { migrate } from './migrate'
import type { Database } from './types'

let db: Kysely<Database>
let close: () => Promise<void>
let schema: string
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
  const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(db)
  schema = rows[0]?.name ?? ''
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await migrate(db, '0500-vocabulary')
  await fillAsBefore()
  await migrate(db)
})
afterAll(() => close())

const run = (statement: string) => sql.raw(statement).execute(db)

interface OldOrder {
  line: string
  currency: 'CNY' | 'HKD'
  fareType: 'day' | 'night' | 'reserved'
  back?: string
  due: number
  status?: string
  /** Types in the order of the passengers, with the fare of a leg. */
  people: [string, number][]
  /** Whether tickets were issued. */
  paid?: boolean
}

const addOrder = async (orderNo: string, order: OldOrder): Promise<void> => {
  const { line, back, people } = order
  const times = order.fareType === 'reserved' ? ["'10:00'", "'10:30'", "'18:00'", "'18:30'"] : ["''", "''", "''", "''"]
  await run(`insert into orders (order_no, account_id, line_code, category, fare_type, travel_date, return_date, currency,
    amount_cents, coupon_cents, due_cents, seats, status, placed_at, pay_by, paid_at, pay_type, request_no, pickup_code,
    begin_time, end_time, return_begin_time, return_end_time)
    values ('${orderNo}', 'a1', '${line}', '${back ? 'roundTrip' : 'oneWay'}', '${order.fareType}', '2026-11-24',
    ${back ? `'${back}'` : 'null'}, '${order.currency}', ${order.due}, 0, ${order.due}, ${people.length},
    '${order.status ?? 'paid'}', 1000, 2000, ${order.paid === false ? 'null' : '1500'}, '', '', 'P-${orderNo}', ${times.join()})`)
  const types = new Map(people)
  for (const [type, fare] of types) {
    const count = people.filter(([one]) => one === type).length
    await run(`insert into order_items values ('${orderNo}', '${type}', ${count}, ${fare})`)
  }
  for (const [position, [type]] of people.entries())
    await run(
      `insert into order_passengers values ('${orderNo}', ${position}, '${type}', 'Ann', '${position === 0 ? 'a123456(7)' : '1(2)3'}')`,
    )
  if (order.paid === false) return
  // As they were issued: type by type, whatever the order of the people.
  const byType = [...types.keys()].flatMap((type) => people.filter(([one]) => one === type))
  for (const leg of back ? [1, 2] : [1])
    for (const [at, [type, fare]] of byType.entries())
      await run(`insert into tickets values ('${orderNo}-${leg}${at}', '${orderNo}', ${leg}, '${line.slice(0, 6)}', '2026-11-24',
        '${type}', ${fare}, 'valid', ${orderNo === 'checked'}, '${orderNo === 'checked' ? 'Gate 3' : ''}')`)
}

const fillAsBefore = async (): Promise<void> => {
  await run(`insert into stations values ('HKG', 'x', 'x', 'x'), ('ZHO', 'x', 'x', 'x')`)
  for (const [code, category] of [
    ['HKGZHO', 'oneWay'],
    ['HKGZHORT', 'roundTrip'],
  ])
    await run(`insert into lines (line_code, route_code, category, origin_code, destination_code, max_per_order, max_children,
      booking_window_days, position, on_sale) values ('${code}', '${code}', '${category}', 'HKG', 'ZHO', 6, 1, 14, 1, true)`)
  await run(`insert into accounts (id, email, password_hash, nickname, avatar_url, member_number, level, created_at)
    values ('a1', 'a@b.c', '', '', '', '1', 1, 1)`)
  const line = 'HKGZHO'
  const day = { line, currency: 'HKD', fareType: 'day' } as const
  await addOrder('plain', {
    ...day,
    due: 9800,
    people: [
      ['child', 3300],
      ['adult', 6500],
      ['infant', 0],
    ],
  })
  await addOrder('checked', { ...day, fareType: 'night', due: 7000, people: [['adult', 7000]] })
  await addOrder('coupon', {
    ...day,
    due: 10_830,
    people: [
      ['adult', 6500],
      ['adult', 6500],
      ['child', 3300],
    ],
  })
  await addOrder('yuan', {
    ...day,
    currency: 'CNY',
    due: 10_000,
    people: [
      ['adult', 5800],
      ['adult', 5800],
      ['adult', 5800],
    ],
  })
  await addOrder('free', {
    ...day,
    due: 0,
    people: [
      ['adult', 6500],
      ['child', 3300],
    ],
  })
  await addOrder('return', {
    line: 'HKGZHORT',
    currency: 'HKD',
    fareType: 'reserved',
    back: '2026-11-27',
    due: 19_600,
    people: [
      ['adult', 6500],
      ['child', 3300],
    ],
  })
  await addOrder('unpaid', {
    line: 'HKGZHORT',
    currency: 'HKD',
    fareType: 'day',
    back: '2026-11-27',
    due: 19_590,
    status: 'toPay',
    paid: false,
    people: [
      ['child', 3300],
      ['adult', 6500],
    ],
  })
}

const findTickets = (orderNo: string) =>
  db.selectFrom('tickets').selectAll().where('order_no', '=', orderNo).orderBy('ticket_no').execute()
const findPeople = async (orderNo: string) =>
  (
    await db.selectFrom('order_passengers').selectAll().where('order_no', '=', orderNo).orderBy('position').execute()
  ).map((one) => [one.passenger_type, one.paid_cents, one.return_paid_cents])

describe('[D3.share.2, D3.ticket.1] orders and tickets from before tickets knew their person', () => {
  it.each([
    [
      'plain',
      [
        ['child', 0, 3300],
        ['adult', 1, 6500],
        ['infant', 2, 0],
      ],
    ],
    ['checked', [['adult', 0, 7000]]],
    // 10 830 x 65/163 = 4318.7 and 10 830 x 33/163 = 2192.6, in steps of ten cents.
    [
      'coupon',
      [
        ['adult', 0, 4320],
        ['adult', 1, 4320],
        ['child', 2, 2190],
      ],
    ],
    [
      'yuan',
      [
        ['adult', 0, 3334],
        ['adult', 1, 3333],
        ['adult', 2, 3333],
      ],
    ],
    [
      'free',
      [
        ['adult', 0, 0],
        ['child', 1, 0],
      ],
    ],
    [
      'return',
      [
        ['adult', 0, 6500],
        ['child', 1, 3300],
        ['adult', 0, 6500],
        ['child', 1, 3300],
      ],
    ],
  ])('the tickets of %s know person and paid share', async (orderNo, expected) => {
    const tickets = await findTickets(orderNo)
    expect(tickets.map((one) => [one.passenger_type, one.passenger_position, one.paid_cents])).toEqual(expected)
  })

  it('the shares of every order sum to its amount due', async () => {
    const { rows } = await sql<{ wrong: string }>`
      select o.order_no as wrong from orders o join order_passengers p on p.order_no = o.order_no
      group by o.order_no having sum(p.paid_cents + p.return_paid_cents) <> o.due_cents
      union select o.order_no from orders o join tickets t on t.order_no = o.order_no
      group by o.order_no having sum(t.paid_cents) <> o.due_cents`.execute(db)
    expect(rows).toEqual([])
  })

  it('people who have not paid yet know the share of both legs', async () => {
    // Ten cents are missing of 19 600: the largest remainders are the children's, then that of the first adult ticket.
    const people = await findPeople('unpaid')
    expect(people.flat().filter(Number.isInteger)).toEqual([3300, 3300, 6500, 6490])
    expect(await findPeople('return')).toEqual([
      ['adult', 6500, 6500],
      ['child', 3300, 3300],
    ])
  })

  it('tickets of a round trip know their other leg and their own departure', async () => {
    const tickets = await findTickets('return')
    expect(tickets.map((one) => [one.ticket_no, one.other_leg_ticket_no, one.begin_time, one.end_time])).toEqual([
      ['return-10', 'return-20', '10:00', '10:30'],
      ['return-11', 'return-21', '10:00', '10:30'],
      ['return-20', 'return-10', '18:00', '18:30'],
      ['return-21', 'return-11', '18:00', '18:30'],
    ])
  })

  it('other tickets know the window they are good for', async () => {
    expect(await findTickets('plain')).toMatchObject([
      { begin_time: '06:00', end_time: '23:59', other_leg_ticket_no: null },
      {},
      {},
    ])
    expect(await findTickets('checked')).toMatchObject([{ begin_time: '00:00', end_time: '05:59' }])
  })

  it('a ticket that was checked has a check at its gate; none is collected', async () => {
    const checks = await db.selectFrom('ticket_checks').select(['ticket_no', 'gate', 'checked_at']).execute()
    expect(checks).toEqual([{ ticket_no: 'checked-10', gate: 'Gate 3', checked_at: 1500 }])
    const collected = db.selectFrom('tickets').select('ticket_no').where('collected_at', 'is not', null)
    expect(await collected.execute()).toEqual([])
  })
})

it('[D4.8] identity numbers show their last four, short ones nothing, and wait for the job that seals them', async () => {
  const people = await db.selectFrom('order_passengers').selectAll().orderBy('order_no').orderBy('position').execute()
  expect(people.length).toBeGreaterThan(5)
  for (const { position, id_number, id_tail, id_sealed } of people)
    expect([id_number, id_tail, id_sealed]).toEqual(position === 0 ? ['a123456(7)', '4567', ''] : ['1(2)3', '', ''])
})
