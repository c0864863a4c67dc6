import type { CivilDate, Instant } from '@shuttle/domain'
import {
  type DeparturePlan,
  type PlannedDeparture,
  parseTimetable,
  planDepartures,
  TIMETABLE_LIMITS,
  type TimetableError,
  timesRevision,
} from '@shuttle/domain/staff'
import type { DepartureChoice } from '@shuttle/wire/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findDeparturesOn, lockDeparturesOfLine, storeDepartureTimes } from '../../passenger/sales'
import { assertOneWayLine, listChosenDays } from './find-chosen-departures'

type Db = Kysely<Database>

/** A timetable as text, and the days it is for. */
export interface TimetableOfDays extends Omit<DepartureChoice, 'beginTimes'> {
  timetable: string
  now: Instant
}

/** The effect of a timetable; where a line cannot be read, only `errors` is filled. */
export interface TimetablePlan extends DeparturePlan {
  days: readonly CivilDate[]
  errors: readonly TimetableError[]
  /** Of everything there is on these days. */
  revision: string
}

/** Computes the effect of a timetable. Throws LINE_NOT_FOUND, STAFF_DAYS_INVALID and STAFF_TIMETABLE_TOO_LONG. */
export const planTimetable = async (db: Db, { timetable, now, ...choice }: TimetableOfDays): Promise<TimetablePlan> => {
  if (timetable.length > TIMETABLE_LIMITS.characters) throw new Refusal('STAFF_TIMETABLE_TOO_LONG')
  const { times, errors } = parseTimetable(timetable)
  if (times.length + errors.length > TIMETABLE_LIMITS.aDay) throw new Refusal('STAFF_TIMETABLE_TOO_LONG')
  await assertOneWayLine(db, choice.lineCode, now)
  const days = listChosenDays(choice, now)
  const existing = await findDeparturesOn(db, [choice.lineCode], days)
  const plan = planDepartures(existing, errors.length > 0 ? [] : times, days)
  return { ...plan, days, errors, revision: timesRevision(existing) }
}

export interface TimetableOutcome {
  added: number
  changed: number
  skipped: number
  same: number
  others: number
}

const store = async (trx: Transaction<Database>, lineCode: string, planned: readonly PlannedDeparture[]) =>
  planned.length === 0 ? 0 : storeDepartureTimes(trx, { lineCode, planned })

/**
 * Adds the departures of a timetable; the same one again changes nothing. Throws what `planTimetable` does,
 * STAFF_TIMETABLE_UNREADABLE, and STAFF_FORM_STALE where times or seats have changed since they were shown.
 */
export const applyTimetable = async (
  trx: Transaction<Database>,
  { expectedRevision, ...command }: TimetableOfDays & { expectedRevision: string },
): Promise<TimetableOutcome> => {
  const { lineCode } = command
  await lockDeparturesOfLine(trx, lineCode)
  const { added, changed, skipped, same, others, errors, revision } = await planTimetable(trx, command)
  if (errors.length > 0 || parseTimetable(command.timetable).times.length === 0)
    throw new Refusal('STAFF_TIMETABLE_UNREADABLE')
  const stays = { skipped: skipped.length, same, others }
  if (added.length + changed.length === 0) return { added: 0, changed: 0, ...stays }
  if (revision !== expectedRevision) throw new Refusal('STAFF_FORM_STALE')
  const storedNew = await store(trx, lineCode, added)
  const storedOther = await store(trx, lineCode, changed)
  const soldMeanwhile = added.length + changed.length - storedNew - storedOther
  return { added: storedNew, changed: storedOther, ...stays, skipped: stays.skipped + soldMeanwhile }
}
