import {
  airportDirection,
  type ChangeableOrder,
  type ChangeViolation,
  checkChangeable,
  checkDeparture,
  checkDepartureChange,
  checkFlight,
  checkTravelDate,
  civilDateAt,
  DEFAULT_RIDE,
  type Departure,
  type FlightInfo,
  flightAt,
  type Instant,
  offeredFareTypes,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal, type RefusalDetails } from '../../../runtime/errors'
import { findFares, findLineOnSale, findRide } from '../catalogue'
import { type OrderView, toChangeableOrder } from '../orders'
import { findDeparture, findLineSettings, readSalesPolicy } from '../sales'
import type { ChangeCommand } from './change-command'

type Trx = Transaction<Database>

/** The field of each refusal; those about the state of the order name none. */
const FIELDS: Readonly<Record<ChangeViolation, NonNullable<RefusalDetails['changeFields']>[number] | undefined>> = {
  CHANGE_BUS_TICKET: undefined,
  CHANGE_TWICE: undefined,
  CHANGE_NO_TICKET: undefined,
  CHANGE_USED_TICKET: undefined,
  CHANGE_REQUEST_OPEN: undefined,
  CHANGE_TOO_LATE: undefined,
  DEPARTURE_MISSING: undefined,
  CHANGE_OTHER_LINE: 'lineCode',
  CHANGE_SAME_DEPARTURE: 'beginTime',
  CHANGE_OTHER_FARE: 'beginTime',
  DEPARTURE_SOLD_OUT: 'beginTime',
  DEPARTURE_OVER_CAPACITY: 'beginTime',
  DEPARTURE_CLOSED: 'beginTime',
  DEPARTURE_PAUSED: 'beginTime',
  DEPARTED: 'beginTime',
  TOO_LATE_FOR_CHECK_IN: 'beginTime',
  TOO_SOON_AFTER_LANDING: 'beginTime',
  TOO_LONG_AFTER_LANDING: 'beginTime',
}

const toRefusal = (violation: ChangeViolation): Refusal => {
  const field = FIELDS[violation]
  return new Refusal(violation, field === undefined ? {} : { changeFields: [field] })
}

/** The moment of the flight. Throws the first violation of the flight, with all fields that have it. */
const assertFlight = (order: ChangeableOrder, { flight, now }: ChangeCommand): number => {
  const direction = airportDirection(order.lineCode)
  if (!flight || !direction) throw new Refusal('AIRPORT_INFO_MISSING', { airportFields: ['flight'] })
  const found = checkFlight(flight, direction, now)
  const keys = Object.keys(found) as Array<keyof FlightInfo>
  const violation = keys.map((key) => found[key]).find((one) => one !== undefined)
  const at = flightAt(flight)
  if (violation || at === undefined)
    throw new Refusal(violation ?? 'FLIGHT_TIME_MISSING', {
      airportFields: keys.filter((key) => found[key] === violation).map((key) => `flight.${key}` as const),
    })
  return at
}

/** The requested departure; one that does not exist, or is not sold on its day, is closed. */
const readDeparture = async (trx: Trx, order: ChangeableOrder, command: ChangeCommand): Promise<Departure> => {
  const { date, beginTime, lineCode = order.lineCode, now } = command
  const closed: Departure = { lineCode, date, beginTime, endTime: beginTime, capacity: 0, sold: 0, status: 'closed' }
  const line = await findLineOnSale(trx, lineCode, civilDateAt(now))
  if (!line || lineCode !== order.lineCode) return closed
  const { windowDays } = await findLineSettings(trx, line, civilDateAt(now))
  const violation = checkTravelDate(date, now, windowDays)
  if (violation) throw new Refusal(violation, { changeFields: ['date'] })
  const isSold = offeredFareTypes(await readSalesPolicy(trx), lineCode, date).includes('reserved')
  return (isSold ? await findDeparture(trx, { lineCode, date, beginTime }) : undefined) ?? closed
}

/**
 * What the passengers of the valid tickets would pay on the other departure, in cents; NaN where it has no fare for one
 * of them.
 */
const readFareTotal = async (trx: Trx, { order, tickets }: OrderView, date: string): Promise<number> => {
  const fares = (await findFares(trx, order.line_code, date)).filter(({ fareType }) => fareType === order.fare_type)
  const fareFor = (type: string): number => {
    const fare = fares.find(({ passengerType }) => passengerType === type)
    return (order.currency === 'HKD' ? fare?.centsHkd : fare?.centsCny) ?? Number.NaN
  }
  const valid = tickets.filter(({ status }) => status === 'valid')
  return valid.reduce((sum, ticket) => sum + fareFor(ticket.passenger_type), 0)
}

/** The departure that a locked order moves to. Throws why it cannot move there, with the field at fault. */
export const assertChange = async (trx: Trx, view: OrderView, command: ChangeCommand): Promise<Departure> => {
  const { now } = command
  const order = toChangeableOrder(view)
  const ride = (await findRide(trx, order.lineCode, civilDateAt(now))) ?? DEFAULT_RIDE
  const { changeLeadMinutes: leadMinutes, ...connection } = ride
  // Checked before the filled-in fields: an order that cannot change at all must not send the passenger to correct a
  // field.
  const atOnce = checkChangeable(order, leadMinutes, now)
  if (atOnce) throw toRefusal(atOnce)
  const at = assertFlight(order, command)
  const departure = await readDeparture(trx, order, command)
  const target = {
    departure,
    departsAt: toDepartureInstant(departure.date, 'reserved', departure.beginTime),
    fareTotal: await readFareTotal(trx, view, departure.date),
    flightAt: at,
  }
  const violation = checkDepartureChange(order, target, { connection, leadMinutes }, now)
  if (violation) throw toRefusal(violation)
  return departure
}

/** Why the seats could not be taken after another order took them. */
export const toSeatsRefusal = async (
  trx: Trx,
  { departure, seats, now }: { departure: Departure; seats: number; now: Instant },
): Promise<Refusal> => {
  const left = await findDeparture(trx, departure)
  return toRefusal(checkDeparture(left, seats, now) ?? 'DEPARTURE_SOLD_OUT')
}
