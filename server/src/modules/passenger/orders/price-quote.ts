import type { ErrorCode } from '@shuttle/contracts'
import {
  airportDirection,
  type Cents,
  type CivilDate,
  type Currency,
  calculateTotal,
  checkDepartureSeats,
  checkFareType,
  checkPurchase,
  civilDateAt,
  currencyForOrigin,
  type Departure,
  type FareLine,
  type FareType,
  FOR_ORDER,
  FOR_QUOTE,
  fareLines,
  type Instant,
  limitsOn,
  offeredFareTypes,
  PASSENGER_TYPES,
  type PurchaseCheckInput,
  type PurchaseViolation,
  passengerInfoRule,
  seatsNeeded,
  toDepartureInstant,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, LineRow } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findFares, findLineOnSale } from '../catalogue'
import { findDeparture, findLineSettings, type Leg, readSalesPolicy, toLegs } from '../sales'
import type { QuoteRequest } from './buy-ticket.request'
import type { Fares } from './quote-id'
import { readAirportFaults } from './read-airport-faults'

type Db = Kysely<Database>

/** The departures of a trip as stored; none where day or night tickets are bought. */
export interface TripDepartures {
  outbound: Departure | undefined
  inbound: Departure | undefined
}

export interface PricedQuote {
  line: LineRow
  legs: Leg[]
  /** Seats on each leg. */
  seats: number
  currency: Currency
  lines: FareLine[]
  /** Of one way, by passenger type. */
  fares: Fares
  /** Of one leg; undefined where none is on sale. */
  adultFare: Cents | undefined
  total: Cents
  departures: TripDepartures
  /** Input with which the purchase checks passed. */
  checked: PurchaseCheckInput
}

export const toTravelDates = ({ date, returnDate }: QuoteRequest): CivilDate[] =>
  returnDate === undefined ? [date] : [date, returnDate]

/** A departure that does not exist is closed; none given at all is undefined. */
const findDepartureOfLeg = async (db: Db, leg: Leg | undefined): Promise<Departure | undefined> => {
  if (leg?.beginTime === undefined || leg.beginTime === '') return undefined
  const { lineCode, date, beginTime } = leg
  const found = await findDeparture(db, { lineCode, date, beginTime })
  return found ?? { lineCode, date, beginTime, endTime: beginTime, capacity: 0, sold: 0, status: 'closed' }
}

const findTripDepartures = async (db: Db, [outbound, inbound]: readonly Leg[]): Promise<TripDepartures> => ({
  outbound: await findDepartureOfLeg(db, outbound),
  inbound: await findDepartureOfLeg(db, inbound),
})

const toReturnTrip = (line: LineRow, request: QuoteRequest, { inbound }: TripDepartures) =>
  line.category === 'roundTrip' ? { date: request.returnDate, departure: inbound } : undefined

interface Buyer {
  now: Instant
  /** Undefined for a visitor. */
  level: number | undefined
  /** An order names its passengers where the policy requires it; a quote does not. */
  purpose: 'quote' | 'order'
  /** Of the quote that an order names; undefined prices it by the current fares. */
  quotedFares?: Fares | undefined
}

/** A line of the airport sells reserved departures only, whatever its policy allows. */
const isOtherFare = (lineCode: string, fareType: FareType): boolean =>
  airportDirection(lineCode) !== undefined && fareType !== 'reserved'

/** Input of the purchase checklist, from the database alone. */
const readCheckInput = async (db: Db, line: LineRow, request: QuoteRequest, { now, level, purpose }: Buyer) => {
  const { line_code: lineCode } = line
  const { fareType, date, beginTime, returnBeginTime } = request
  const dates = toTravelDates(request)
  const [policy, settings] = await Promise.all([readSalesPolicy(db), findLineSettings(db, line, civilDateAt(now))])
  const rule = purpose === 'order' ? 'required' : 'given'
  const legs = toLegs(lineCode, fareType, date, request.returnDate, { outbound: beginTime, inbound: returnBeginTime })
  // On a day that sells no departures the fare type is refused, not the departure that is missing.
  const isReserved =
    fareType === 'reserved' && dates.every((day) => offeredFareTypes(policy, lineCode, day).includes('reserved'))
  const departures: TripDepartures = isReserved
    ? await findTripDepartures(db, legs)
    : { outbound: undefined, inbound: undefined }
  const input: PurchaseCheckInput = {
    date,
    counts: request.counts,
    limits: limitsOn(settings, dates),
    windowDays: settings.windowDays,
    fareType: fareType === 'reserved' && !isReserved ? undefined : fareType,
    departure: departures.outbound,
    returnTrip: toReturnTrip(line, request, departures),
    isWindowOver: fareType !== 'reserved' && dates.some((day) => toDepartureInstant(day, fareType) < now),
    fareTypeRefusal: isOtherFare(lineCode, fareType)
      ? 'FARE_NOT_ON_SALE'
      : dates
          .map((day) => checkFareType(policy, { lineCode, date: day, fareType, level }))
          .find((violation) => violation !== undefined),
    passengerInfo: passengerInfoRule(policy, lineCode, date),
    passengers: request.passengers,
    airportFaults: await readAirportFaults(db, request, { departure: departures.outbound, rule, now }),
    ...(purpose === 'quote' ? FOR_QUOTE : FOR_ORDER),
  }
  return { input, legs, departures }
}

/** Windows with a message of their own (D1.3: 10 and 15 days are settings of a line). */
const ADVANCE_LIMITS: Readonly<Record<number, ErrorCode>> = { 10: 'ADVANCE_LIMIT_10', 15: 'ADVANCE_LIMIT_15' }

const toErrorCode = (violation: PurchaseViolation, windowDays: number): ErrorCode => {
  switch (violation) {
    case 'SIGN_IN_NEEDED':
      return '401'
    case 'TERMS_NOT_ACCEPTED':
    case 'DATE_MISSING':
      return 'BAD_REQUEST'
    case 'DATE_NOT_ON_SALE':
      return ADVANCE_LIMITS[windowDays] ?? violation
    default:
      return violation
  }
}

/** Details of a refusal of the checklist beside its code. */
const toDetails = (violation: PurchaseViolation, { limits, airportFaults = [] }: PurchaseCheckInput) => {
  if (violation === 'TOO_MANY_TICKETS') return { maxTickets: limits.maxPerOrder }
  const fields = airportFaults.filter((fault) => fault.violation === violation).map(({ field }) => field)
  return fields.length > 0 ? { airportFields: fields } : {}
}

/**
 * The price of a trip, from the database alone, or by the fares of a quote that is still valid. Throws LINE_NOT_FOUND,
 * the first violation of the purchase checklist, and FARE_NOT_ON_SALE. Quotas are not checked: a price is not a
 * promise.
 */
export const priceQuote = async (db: Db, request: QuoteRequest, buyer: Buyer): Promise<PricedQuote> => {
  const line = await findLineOnSale(db, request.lineCode, civilDateAt(buyer.now))
  if (!line) throw new Refusal('LINE_NOT_FOUND')
  if (line.category === 'oneWay' && request.returnDate !== undefined) throw new Refusal('BAD_REQUEST')
  const { input: checked, legs, departures } = await readCheckInput(db, line, request, buyer)
  const violation = checkPurchase(checked, buyer.now)
  if (violation) throw new Refusal(toErrorCode(violation, checked.windowDays), toDetails(violation, checked))
  const currency = currencyForOrigin(line.origin_code)
  const rows = (await findFares(db, line.line_code, request.date)).filter((row) => row.fareType === request.fareType)
  const fares = Object.fromEntries(
    rows.map((row) => [row.passengerType, currency === 'HKD' ? row.centsHkd : row.centsCny]),
  )
  const isSold = PASSENGER_TYPES.every((type) => request.counts[type] === 0 || fares[type] !== undefined)
  if (rows.length === 0 || !isSold) throw new Refusal('FARE_NOT_ON_SALE')
  const priced: Fares = buyer.quotedFares ?? fares
  const fare = { fareType: request.fareType, currency, fares: priced }
  const lines = fareLines(fare, request.counts, legs.length === 2 ? 2 : 1)
  return {
    line,
    legs,
    seats: seatsNeeded(request.counts),
    currency,
    lines,
    fares: priced,
    adultFare: priced.adult,
    total: calculateTotal(lines),
    departures,
    checked,
  }
}

/** Which departure of a priced trip has too few seats now; undefined when both have enough. */
export const findFullDeparture = async (
  db: Db,
  priced: PricedQuote,
  request: QuoteRequest,
  now: Instant,
): Promise<ErrorCode | undefined> => {
  const departures = await findTripDepartures(db, priced.legs)
  const returnTrip = toReturnTrip(priced.line, request, departures)
  const violation = checkDepartureSeats({ ...priced.checked, departure: departures.outbound, returnTrip }, now)
  return violation && toErrorCode(violation, priced.checked.windowDays)
}
