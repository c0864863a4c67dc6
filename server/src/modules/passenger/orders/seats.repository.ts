import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { type DepartureKey, type Leg, releaseDepartureSeats, takeDepartureSeats, usualSeatsOn } from '../sales'

type Db = Kysely<Database>

/**
 * Always in the same order, so that two round trips cannot deadlock: by line, fare type, day and time, compared as
 * PostgreSQL does these letters in any collation, and not by the language of the process.
 */
const inLockOrder = (legs: readonly Leg[]): Leg[] => {
  const sortKey = ({ lineCode, fareType, date, beginTime = '' }: Leg) => [lineCode, fareType, date, beginTime].join(' ')
  return legs.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}

/** The departure of a leg whose seats are counted by departure; the others have a quota a day. */
const toDepartureKey = ({ fareType, lineCode, date, beginTime }: Leg): DepartureKey | undefined =>
  fareType === 'reserved' ? { lineCode, date, beginTime: beginTime ?? '' } : undefined

/** Inserts the day's row, with the seats that the line has on the day, when it is first needed. */
const ensureQuota = (db: Db, leg: Leg) =>
  sql`
  insert into quotas (line_code, fare_type, travel_date, capacity, seats_left)
  select line_code, fare_type, ${leg.date}::date, seats, seats from (
    select usual.line_code, usual.fare_type, ${usualSeatsOn(sql`${leg.date}::date`)} as seats
    from daily_quotas usual where line_code = ${leg.lineCode} and fare_type = ${leg.fareType}) as day
  on conflict do nothing`.execute(db)

const hasQuota = async (db: Db, leg: Leg): Promise<boolean> => {
  const row = await db
    .selectFrom('quotas')
    .select('seats_left')
    .where('line_code', '=', leg.lineCode)
    .where('fare_type', '=', leg.fareType)
    .where('travel_date', '=', leg.date)
    .executeTakeFirst()
  return row !== undefined
}

const takeOnLeg = async (db: Db, leg: Leg, seats: number): Promise<boolean> => {
  const departure = toDepartureKey(leg)
  if (departure) return takeDepartureSeats(db, departure, seats)
  await ensureQuota(db, leg)
  const taken = await db
    .updateTable('quotas')
    .set((row) => ({ seats_left: row('seats_left', '-', seats) }))
    .where('line_code', '=', leg.lineCode)
    .where('fare_type', '=', leg.fareType)
    .where('travel_date', '=', leg.date)
    .where('is_closed', '=', false)
    .where('seats_left', '>=', seats)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n || !(await hasQuota(db, leg))
}

/**
 * Takes seats on every leg by guarded updates, or on none: false when a leg has too few. A line without any quota is
 * not limited; a booked departure always has its capacity. Runs inside the caller's transaction.
 */
export const takeSeats = async (trx: Transaction<Database>, legs: readonly Leg[], seats: number): Promise<boolean> => {
  const taken: Leg[] = []
  for (const leg of inLockOrder(legs)) {
    if (!(await takeOnLeg(trx, leg, seats))) {
      // The caller may commit nevertheless: a late payment is recorded.
      await releaseSeats(trx, taken, seats)
      return false
    }
    taken.push(leg)
  }
  return true
}

/** Releases seats, as many on each leg or a number by leg; never beyond what the day had. */
export const releaseSeats = async (
  db: Db,
  legs: readonly Leg[],
  released: number | ((leg: Leg) => number),
): Promise<void> => {
  for (const leg of inLockOrder(legs)) {
    const seats = typeof released === 'number' ? released : released(leg)
    const departure = toDepartureKey(leg)
    if (departure) {
      await releaseDepartureSeats(db, departure, seats)
      continue
    }
    await db
      .updateTable('quotas')
      .set({ seats_left: sql<number>`least(capacity, seats_left + ${seats})` })
      .where('line_code', '=', leg.lineCode)
      .where('fare_type', '=', leg.fareType)
      .where('travel_date', '=', leg.date)
      .execute()
  }
}

/**
 * Moves seats from one departure to another, in the lock order of every other seat change: two orders that swap their
 * departures cannot deadlock. False when the other departure has too few; the caller then rolls back.
 */
export const moveSeats = async (trx: Transaction<Database>, from: Leg, to: Leg, seats: number): Promise<boolean> => {
  for (const leg of inLockOrder([from, to])) {
    if (leg === from) await releaseSeats(trx, [from], seats)
    else if (!(await takeOnLeg(trx, to, seats))) return false
  }
  return true
}
