import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { placeBody } from '../../../testing/trip-body.request'
import { type Leg, toLegs } from '../sales/legs'
import { takeSeats } from './seats.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const DAY = '2026-11-24'
/** There and back on one day, and the same from the other end: both lock the same two rows. */
const journeys = ['HKGZHORT', 'ZHOHKGRT'].map((line) => toLegs(line, 'day', DAY, DAY))

/** Every journey in a transaction of its own, without retries; answers the database's errors. */
const together = async (
  pairs: number,
  work: (trx: Transaction<Database>, legs: Leg[]) => Promise<unknown>,
): Promise<unknown[]> => {
  const runs = Array.from({ length: pairs }, () => journeys).flat()
  const ends = await Promise.allSettled(runs.map((legs) => site.db.transaction().execute((trx) => work(trx, legs))))
  return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
}

describe('round trips from both ends at once', () => {
  it('round trips that are bought from both ends at once all get their seats', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => site.member()))
    const answers = await Promise.all(
      members.map((member, index) => {
        const [line, total] = index % 2 === 0 ? ['HKGZHORT', 13_000] : ['ZHOHKGRT', 11_600]
        return member.call('ticket/buy.ticket', placeBody({ line: String(line), date: DAY, back: DAY }, Number(total)))
      }),
    )
    expect(answers.map((answer) => answer.code)).toEqual(Array(20).fill('SUCCESS'))
    const rows = await site.db.selectFrom('quotas').select('seats_left').where('travel_date', '=', DAY).execute()
    expect(rows).toEqual([{ seats_left: 1980 }, { seats_left: 1980 }])
  })

  it('round trips from both ends never wait for each other, even without retries', async () => {
    expect(await together(10, (trx, legs) => takeSeats(trx, legs, 1))).toEqual([])
  })

  it('two round trips deadlock when each locks its legs in the order of travel (negative control)', async () => {
    const asRidden = async (trx: Transaction<Database>, legs: Leg[]) => {
      for (const leg of legs) {
        await takeSeats(trx, [leg], 1)
        await sql`select pg_sleep(0.02)`.execute(trx)
      }
    }
    expect(await together(1, asRidden)).toEqual(['40P01'])
  })
})
