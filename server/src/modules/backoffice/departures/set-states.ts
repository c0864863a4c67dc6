import type { Departure, Instant } from '@shuttle/domain'
import { stateRevision } from '@shuttle/domain/staff'
import type { DepartureChoice } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { lockDeparturesOfLine, storeDepartureStates } from '../../passenger/sales'
import { findChosenDepartures } from './find-chosen-departures'

interface StateChange {
  choice: DepartureChoice
  state: 'open' | 'closed' | 'paused'
  /** `stateRevision` of what was shown. */
  expectedRevision: string
  now: Instant
}

/** What was changed: how many departures, the tickets sold for them, and those departures as they were. */
export interface StateOutcome {
  changed: number
  sold: number
  before: readonly Departure[]
}

/**
 * Opens, pauses or closes departures; those already in that state are left alone, so that a repeated call changes
 * nothing. Tickets that were sold stay valid. Throws what `findChosenDepartures` does, and STAFF_FORM_STALE where a
 * state has changed since it was shown.
 */
export const setStates = async (
  trx: Transaction<Database>,
  { choice, state, expectedRevision, now }: StateChange,
): Promise<StateOutcome> => {
  await lockDeparturesOfLine(trx, choice.lineCode)
  const { all, waiting } = await findChosenDepartures(trx, choice, now)
  const departures = waiting.filter(({ status }) => status !== state)
  if (departures.length === 0) return { changed: 0, sold: 0, before: [] }
  if (stateRevision(all) !== expectedRevision) throw new Refusal('STAFF_FORM_STALE')
  const done = await storeDepartureStates(trx, { lineCode: choice.lineCode, departures, state })
  return { ...done, before: departures }
}
