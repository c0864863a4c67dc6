import { uuidv7 } from 'uuidv7'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import { onPostgres } from '../../testing/open-test-database'
import { requestKey } from './idempotency.repository'
import { placeOrder } from './place-order'

const DAY = '2026-11-24'
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const members = async (count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => uuidv7())
  const rows = ids.map((id) => ({
    id,
    email: id,
    password_hash: '',
    nickname: '',
    avatar_url: '',
    member_number: id,
    level: 1,
    created_at: TEST_NOW,
  }))
  await site.db.insertInto('accounts').values(rows).execute()
  return ids
}

const buy = (
  accountId: string,
  key: string = uuidv7(),
  line: { code: string; total: number; back?: string } = { code: 'HKGZHO', total: 6500 },
) =>
  placeOrder(site.db, {
    accountId,
    journey: {
      lineCode: line.code,
      fareType: 'day',
      date: DAY,
      returnDate: line.back,
      counts: { adult: 1, child: 0, elderly: 0, student: 0, infant: 0 },
      passengers: [{ type: 'adult', name: '', idNumber: '' }],
    },
    claims: { amount: line.total, coupons: 0, couponCount: 0, balance: 0, due: line.total, currency: '' },
    key: requestKey(key, { accountId }),
    paymentWindowMs: 900_000,
    sentAt: TEST_NOW,
    now: TEST_NOW,
  })

const setSeats = (seats: number, line = 'HKGZHO') =>
  site.db
    .insertInto('quotas')
    .values({ line_code: line, fare_type: 'day', travel_date: DAY, capacity: seats, seats_left: seats })
    .onConflict((conflict) =>
      conflict.columns(['line_code', 'fare_type', 'travel_date']).doUpdateSet({ capacity: seats, seats_left: seats }),
    )
    .execute()
const seatsLeft = async (line = 'HKGZHO') =>
  (
    await site.db
      .selectFrom('quotas')
      .select('seats_left')
      .where('line_code', '=', line)
      .where('fare_type', '=', 'day')
      .where('travel_date', '=', DAY)
      .executeTakeFirstOrThrow()
  ).seats_left

/** How often each thing happened: `sold`, or the code of a refusal. */
const tally = async (attempts: Promise<unknown>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(attempts)) {
    const name = result.status === 'fulfilled' ? 'sold' : (result.reason.code ?? String(result.reason))
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** What everybody writes first: look, then take. It lives here to show that these tests can fail. */
const readThenWrite = async () => {
  const left = await seatsLeft()
  if (left < 1) throw Object.assign(new Error(), { code: 'SOLD_OUT' })
  await site.db
    .updateTable('quotas')
    .set({ seats_left: left - 1 })
    .where('line_code', '=', 'HKGZHO')
    .where('travel_date', '=', DAY)
    .execute()
}

if (onPostgres) {
  describe('seats that many want at the same moment', () => {
    it('40 buyers of the last 5 seats: exactly 5 are sold', async () => {
      await setSeats(5)
      const ids = await members(40)
      expect(await tally(ids.map((id) => buy(id)))).toEqual({ sold: 5, SOLD_OUT: 35 })
      expect(await seatsLeft()).toBe(0)
    })

    it('looking first and taking then sells more than there are: the reason for the guarded update', async () => {
      await setSeats(5)
      const { sold } = await tally(Array.from({ length: 40 }, readThenWrite))
      expect(sold).toBeGreaterThan(5)
    })

    it('two buyers of the last seat: one buys, one is told', async () => {
      await setSeats(1)
      const ids = await members(2)
      expect(await tally(ids.map((id) => buy(id)))).toEqual({ sold: 1, SOLD_OUT: 1 })
    })

    it('round trips in both directions do not wait for each other for ever', async () => {
      await setSeats(100)
      await setSeats(100, 'ZHOHKG')
      const ids = await members(40)
      const out = { code: 'HKGZHORT', total: 13_000, back: DAY }
      const back = { code: 'ZHOHKGRT', total: 11_600, back: DAY }
      expect(await tally(ids.map((id, index) => buy(id, uuidv7(), index % 2 ? out : back)))).toEqual({ sold: 40 })
      expect([await seatsLeft(), await seatsLeft('ZHOHKG')]).toEqual([60, 60])
    })

    it('a return leg without a seat leaves the outbound seat where it was', async () => {
      await setSeats(10)
      await setSeats(1, 'ZHOHKG')
      const ids = await members(5)
      const trip = { code: 'HKGZHORT', total: 13_000, back: DAY }
      expect(await tally(ids.map((id) => buy(id, uuidv7(), trip)))).toEqual({ sold: 1, SOLD_OUT: 4 })
      expect([await seatsLeft(), await seatsLeft('ZHOHKG')]).toEqual([9, 0])
    })
  })

  describe('one member at two places at once', () => {
    it('the same Idempotency-Key ten times is one order and one seat', async () => {
      await setSeats(50)
      const [id = ''] = await members(1)
      const numbers = await Promise.all(Array.from({ length: 10 }, () => buy(id, 'the same')))
      expect(new Set(numbers).size).toBe(1)
      expect(await seatsLeft()).toBe(49)
    })

    it('ten different orders leave one unpaid order and one seat taken', async () => {
      await setSeats(50)
      const [id = ''] = await members(1)
      expect(await tally(Array.from({ length: 10 }, () => buy(id)))).toEqual({ sold: 1, UNPAID_ORDER_EXISTS: 9 })
      expect(await seatsLeft()).toBe(49)
    })
  })
} else {
  it('races are run on PostgreSQL: the one connection of PGlite would hide them', () => {
    expect(process.env.TEST_DATABASE_URL).toBeUndefined()
  })
}
