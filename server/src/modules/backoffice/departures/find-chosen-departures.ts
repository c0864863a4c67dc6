import { type CivilDate, civilDateAt, type Departure, departureStatusAt, type Instant } from '@shuttle/domain'
import { isTravelSpan, listTravelDays } from '@shuttle/domain/staff'
import type { DepartureChoice } from '@shuttle/wire/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findLineOnSale } from '../../passenger/catalogue'
import { findDeparturesOn } from '../../passenger/sales'

type Db = Kysely<Database>

/** Throws LINE_NOT_FOUND: a round trip rides the departures of its two lines. */
export const assertOneWayLine = async (db: Db, lineCode: string, now: Instant): Promise<void> => {
  const line = await findLineOnSale(db, lineCode, civilDateAt(now))
  if (line?.category !== 'oneWay') throw new Refusal('LINE_NOT_FOUND')
}

/** The days of a choice. Throws STAFF_DAYS_INVALID for too many of them, or one before today. */
export const listChosenDays = (choice: DepartureChoice, now: Instant): CivilDate[] => {
  if (!isTravelSpan(choice) || choice.from < civilDateAt(now)) throw new Refusal('STAFF_DAYS_INVALID')
  return listTravelDays(choice)
}

/**
 * The departures of a choice as stored, and those of them that have not departed. Throws LINE_NOT_FOUND,
 * STAFF_DAYS_INVALID, and STAFF_DEPARTURE_GONE where one that was chosen by its time has departed.
 */
export const findChosenDepartures = async (
  db: Db,
  choice: DepartureChoice,
  now: Instant,
): Promise<{ all: Departure[]; waiting: Departure[] }> => {
  const { lineCode, beginTimes } = choice
  await assertOneWayLine(db, lineCode, now)
  const found = await findDeparturesOn(db, [lineCode], listChosenDays(choice, now))
  const times = beginTimes && new Set(beginTimes)
  const all = times ? found.filter(({ beginTime }) => times.has(beginTime)) : found
  const waiting = all.filter((departure) => departureStatusAt(departure, now) !== 'departed')
  if (times && waiting.length < all.length) throw new Refusal('STAFF_DEPARTURE_GONE')
  return { all, waiting }
}
