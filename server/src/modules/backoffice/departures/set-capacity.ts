import { type Departure, departureStatusAt, type Instant } from '@shuttle/domain'
import { isSeatCapacity, leastSeats } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { type DepartureKey, findDeparture, lockDeparturesOfLine, storeDepartureCapacity } from '../../passenger/sales'
import { assertOneWayLine } from './find-chosen-departures'

interface CapacityChange {
  key: DepartureKey
  capacity: number
  /** The capacity that was shown. */
  expectedCapacity: number
  now: Instant
}

const findKnown = async (trx: Transaction<Database>, key: DepartureKey): Promise<Departure> => {
  const departure = await findDeparture(trx, key)
  if (!departure) throw new Refusal('STAFF_DEPARTURE_UNKNOWN')
  return departure
}

/**
 * Changes the seats of a departure, never to fewer than were sold, even during purchases. Returns it before and after.
 * Throws LINE_NOT_FOUND, STAFF_SEATS_INVALID, STAFF_DEPARTURE_UNKNOWN, STAFF_DEPARTURE_GONE, STAFF_FORM_STALE, and
 * STAFF_SEATS_BELOW_SOLD with the fewest seats it may have.
 */
export const setCapacity = async (
  trx: Transaction<Database>,
  { key, capacity, expectedCapacity, now }: CapacityChange,
): Promise<{ before: Departure; after: Departure }> => {
  await assertOneWayLine(trx, key.lineCode, now)
  if (!isSeatCapacity(capacity)) throw new Refusal('STAFF_SEATS_INVALID')
  await lockDeparturesOfLine(trx, key.lineCode)
  const before = await findKnown(trx, key)
  if (departureStatusAt(before, now) === 'departed') throw new Refusal('STAFF_DEPARTURE_GONE')
  if (before.capacity === capacity) return { before, after: before }
  const isStored = await storeDepartureCapacity(trx, key, { capacity, expectedCapacity })
  // Read again: seats may have been sold since.
  const after = await findKnown(trx, key)
  if (isStored) return { before, after }
  if (after.capacity !== expectedCapacity) throw new Refusal('STAFF_FORM_STALE')
  throw new Refusal('STAFF_SEATS_BELOW_SOLD', { leastSeats: leastSeats(after) })
}
