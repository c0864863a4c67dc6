import {
  type AirportFault,
  type AirportInfoRule,
  airportDirection,
  civilDateAt,
  type Departure,
  findAirportFaults,
  type Instant,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findRide } from '../catalogue'
import type { QuoteRequest } from './buy-ticket.request'

/**
 * Violations of flight, documents and connection on a line of the airport, by its settings; undefined on a bus line.
 */
export const readAirportFaults = async (
  db: Kysely<Database>,
  request: QuoteRequest,
  { departure, rule, now }: { departure: Departure | undefined; rule: AirportInfoRule; now: Instant },
): Promise<AirportFault[] | undefined> => {
  const { lineCode, date, counts, flight, passengers } = request
  const direction = airportDirection(lineCode)
  const connection = await findRide(db, lineCode, civilDateAt(now))
  if (!direction || !connection) return undefined
  const travelDocuments = passengers.map(({ type, travelDocument }) => travelDocument && { ...travelDocument, type })
  return findAirportFaults({ direction, connection, flight, travelDocuments }, { date, counts, departure }, rule, now)
}
