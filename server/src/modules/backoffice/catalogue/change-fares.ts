import { type CivilDate, civilDateAt, type Instant, isAirportLine } from '@shuttle/domain'
import {
  type DatedFare,
  type FaresOfDay,
  faresOn,
  findFareFaults,
  isDayToChange,
  removeFares,
  setFares,
} from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { assertNoViolation, assertRevision } from '../staff'
import { findEdits, storeEdits } from './catalogue-edits.repository'
import { lockLine } from './lock-line'
import { type LineTicket, listFareRows, toDatedFare, toFareRow } from './prices.repository'

/** Account of the editor, and the moment of the edit. */
export interface Editor {
  by: string
  now: Instant
}

interface FareChange extends LineTicket, Editor {
  from: CivilDate
  expectedRevision: string
}

const editFares = async (
  trx: Transaction<Database>,
  { expectedRevision, from, by, now, ...ticket }: FareChange,
  toWanted: (fares: readonly DatedFare[]) => DatedFare[],
): Promise<{ before: FaresOfDay; after: FaresOfDay }> => {
  await lockLine(trx, ticket.lineCode)
  const before = (await listFareRows(trx, ticket.lineCode)).filter((row) => row.fare_type === ticket.fareType)
  const fares = before.map(toDatedFare)
  const wanted = toWanted(fares)
  const edit = { table: 'fares' as const, before, after: wanted.map((fare) => toFareRow(ticket, fare)) }
  // A repeated call finds the fares already changed.
  if (findEdits(edit).length > 0) {
    assertRevision(before, expectedRevision)
    await storeEdits(trx, { ...edit, by, now })
  }
  return { before: faresOn(fares, from), after: faresOn(wanted, from) }
}

/**
 * Sets the fares of a ticket type from a day on; returns the fares of that day before and after. Sold tickets stay at
 * their price: an order stores its amounts. Throws a `FareFault` with fields such as `adult.hkd`, LINE_NOT_FOUND,
 * FARE_NOT_ON_SALE, STAFF_DAY_OUT_OF_RANGE and STAFF_FORM_STALE.
 */
export const changeFares = (trx: Transaction<Database>, { fares, ...change }: FareChange & { fares: FaresOfDay }) => {
  const { lineCode, fareType, from, now } = change
  assertNoViolation(findFareFaults(fares))
  // A line of the airport sells reserved departures alone (D4.1).
  if (isAirportLine(lineCode) && fareType !== 'reserved') throw new Refusal('FARE_NOT_ON_SALE')
  if (!isDayToChange(from, civilDateAt(now))) throw new Refusal('STAFF_DAY_OUT_OF_RANGE', { fields: ['from'] })
  return editFares(trx, change, (stored) => setFares(stored, { from, fares }))
}

/**
 * Removes a change of fares that has not begun; returns the fares of that day before and after. Throws LINE_NOT_FOUND,
 * STAFF_FARE_BEGUN and STAFF_FORM_STALE.
 */
export const withdrawFares = (trx: Transaction<Database>, change: FareChange) => {
  if (change.from <= civilDateAt(change.now)) throw new Refusal('STAFF_FARE_BEGUN')
  return editFares(trx, change, (stored) => removeFares(stored, change.from))
}
