import { createHash } from 'node:crypto'
import {
  type CivilDate,
  type Currency,
  type FareType,
  type FlightInfo,
  filterIdNumber,
  filterName,
  formatDocumentName,
  ID_NUMBER_LENGTH,
  type Instant,
  isAirportLine,
  NAME_LENGTH,
  NO_PASSENGERS,
  type PassengerCounts,
  type PassengerType,
  parseLineCode,
  type TravelDocument,
  toReadableTail,
} from '@shuttle/domain'
import type { buyTicketRequest } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { currencyFromWire, fareTypeFromWire, passengerTypeFromWire } from '../../../http/wire-codes.presenter'
import { Refusal } from '../../../runtime/errors'
import type { OrderProof } from '../captcha'
import { readTravelDocument } from './airport-passenger.request'
import { readFlight } from './flight.request'

export type BuyTicketBody = z.infer<typeof buyTicketRequest>

export interface NamedPassenger {
  type: PassengerType
  name: string
  idNumber: string
  /** Airport line only, where any part of it was sent. */
  travelDocument?: TravelDocument | undefined
}

/** The requested trip of a quote or an order. */
export interface QuoteRequest {
  lineCode: string
  fareType: FareType
  date: CivilDate
  /** Round trips only. */
  returnDate: CivilDate | undefined
  /** Booked departures only, `HH:mm`; empty otherwise. */
  beginTime: string
  returnBeginTime: string
  counts: PassengerCounts
  passengers: NamedPassenger[]
  /** Airport line only, where any part of it was sent. */
  flight?: FlightInfo | undefined
}

/** The amounts that a client claims; compared, never used. */
export interface ClaimedAmounts {
  amount: number
  coupons: number
  couponCount: number
  balance: number
  due: number
  /** Undefined where the client names none; `unknown` is never right. */
  currency: Currency | 'unknown' | undefined
}

/** Passengers of the airport line travel under the name of their document. */
const readAirportPassenger = (entry: BuyTicketBody['tickets'][number], type: PassengerType): NamedPassenger => {
  const travelDocument = readTravelDocument(entry)
  const name = travelDocument ? formatDocumentName(travelDocument) : ''
  return { type, name, idNumber: travelDocument?.documentNumber ?? '', travelDocument }
}

const readPassenger = (entry: BuyTicketBody['tickets'][number], isAirport: boolean): NamedPassenger => {
  const type = passengerTypeFromWire(entry.ticketType)
  if (!type) throw new Refusal('BAD_COUNT')
  if (isAirport) return readAirportPassenger(entry, type)
  // The site's own pages filter already, other clients may not. A truncated number would be worse than none.
  const tooLong = [...entry.userName.trim()].length > NAME_LENGTH || [...entry.idCard.trim()].length > ID_NUMBER_LENGTH
  if (tooLong) throw new Refusal('BAD_REQUEST', { fields: ['tickets'] })
  return { type, name: filterName(entry.userName), idNumber: filterIdNumber(entry.idCard) }
}

/** Stations and the code of the way back must be those of the line; the way back may be left out. */
const assertStationsOfLine = (body: BuyTicketBody): void => {
  const { origin, destination, roundTrip } = parseLineCode(body.lineCode)
  const wrong = (field: keyof BuyTicketBody, right: string) =>
    body[field] !== right && !(field.endsWith('Re') && body[field] === '') ? [field] : []
  const fields = [
    ...(body.ticketCategory === (roundTrip ? '2' : '1') ? [] : ['ticketCategory']),
    ...wrong('startStationCode', origin),
    ...wrong('endStationCode', destination),
    ...wrong('lineCodeRe', roundTrip ? `${destination}${origin}RT` : ''),
    ...wrong('startStationCodeRe', roundTrip ? destination : ''),
    ...wrong('endStationCodeRe', roundTrip ? origin : ''),
  ]
  if (fields.length > 0) throw new Refusal('BAD_REQUEST', { fields })
}

/** Counts are derived from the list of passengers; no other field of the body has them. */
export const readQuoteRequest = (body: BuyTicketBody): QuoteRequest => {
  const fareType = fareTypeFromWire(body.feeType)
  if (!fareType) throw new Refusal('FARE_NOT_ON_SALE')
  assertStationsOfLine(body)
  const isAirport = isAirportLine(body.lineCode)
  const passengers = body.tickets.map((entry) => readPassenger(entry, isAirport))
  const count = (type: PassengerType) => passengers.filter((passenger) => passenger.type === type).length
  return {
    lineCode: body.lineCode,
    fareType,
    date: body.ticketData,
    returnDate: body.ticketDataRe === '' ? undefined : body.ticketDataRe,
    beginTime: body.bookBeginTime.slice(0, 5),
    returnBeginTime: body.bookBeginTimeRe.slice(0, 5),
    counts: Object.assign({}, ...Object.keys(NO_PASSENGERS).map((type) => ({ [type]: count(type as PassengerType) }))),
    passengers,
    // A bus line ignores the fields of a flight.
    ...(isAirport && { flight: readFlight(body.flight) }),
  }
}

/** More than any order could use. */
const MOST_COUPONS = 100

/**
 * The coupon numbers of an order, joined by commas. Throws COUPON_NUMBER_INVALID for an empty or repeated number,
 * COUPON_COUNT_INVALID when their number differs from that of the order.
 */
export const readChosenCoupons = (body: BuyTicketBody): string[] => {
  if (body.voucherStr.trim() === '') {
    if (body.orderType === '1' && body.voucherNum !== 0) throw new Refusal('COUPON_COUNT_INVALID')
    return []
  }
  const numbers = body.voucherStr.split(',').map((number) => number.trim())
  if (numbers.length > MOST_COUPONS) throw new Refusal('COUPON_COUNT_INVALID')
  if (numbers.includes('') || new Set(numbers).size < numbers.length) throw new Refusal('COUPON_NUMBER_INVALID')
  if (body.orderType === '1' && body.voucherNum !== numbers.length) throw new Refusal('COUPON_COUNT_INVALID')
  return numbers
}

export const readClaims = (body: BuyTicketBody): ClaimedAmounts => ({
  amount: body.amount,
  coupons: body.totalVoucherpay,
  couponCount: body.voucherNum,
  balance: body.totalBalpay,
  due: body.totalNeedpay,
  currency: body.currency === '' ? undefined : (currencyFromWire(body.currency) ?? 'unknown'),
})

/** The client's time of sending; the wire has seconds. */
export const readSentAt = (body: BuyTicketBody): Instant => body.timestamp * 1000

/**
 * The format of a slide service's values: no blanks, and no length that the provider cannot read. Otherwise one
 * malformed answer would make the slide service appear faulty to every passenger (ADR-29).
 */
const SLIDE_PART = /^[\x21-\x7e]{0,2000}$/

/**
 * Answers to the required captcha (purchase 5, inputs). Throws BAD_REQUEST with the fields that no slide service made.
 */
export const readProof = ({ captcha, sessionId, sig, token }: BuyTicketBody): OrderProof => {
  const slide = { sessionId, sig, token }
  const fields = Object.entries(slide).flatMap(([field, part]) => (SLIDE_PART.test(part) ? [] : [field]))
  if (fields.length > 0) throw new Refusal('BAD_REQUEST', { fields })
  return { digits: captcha.trim(), ...slide }
}

/** By which a request that is sent again is recognised. */
export interface RequestKey {
  /** As sent in `Idempotency-Key`, or made from the body. */
  key: string
  /** Hash of the request. */
  requestHash: string
  /** Derived keys are valid for ten seconds, sent ones for good. */
  lastsMs: number | undefined
}

export const MADE_KEY_LASTS_MS = 10_000

/**
 * A captcha proof and a quote are not part of the request's identity: the same order may be sent again with newer ones.
 * Of a passenger only type, name and the last four of the document are hashed, which are stored readable anyway: whole
 * numbers, birth dates and telephones are few enough to be found by a hash.
 */
const toHashed = ({
  captcha: _,
  sessionId: __,
  sig: ___,
  token: ____,
  quoteId: _____,
  ...order
}: BuyTicketBody): object => ({
  ...order,
  tickets: order.tickets.map(({ ticketType, idType, userName, lastName, firstName, idCard }) => {
    return { ticketType, idType, userName, lastName, firstName, idCard: toReadableTail(idCard) }
  }),
})

/** The key of a request; without one, the same body (its timestamp included) within ten seconds is one order. */
export const readRequestKey = (sent: string | undefined, body: BuyTicketBody): RequestKey => {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(toHashed(body)))
    .digest('hex')
  if (sent !== undefined) return { key: `sent:${sent}`, requestHash, lastsMs: undefined }
  return { key: `made:${requestHash}`, requestHash, lastsMs: MADE_KEY_LASTS_MS }
}
