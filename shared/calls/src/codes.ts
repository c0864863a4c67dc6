import { ApiError } from '@shuttle/contracts'
import {
  type Currency,
  type DepartureStatus,
  type DocumentType,
  type FareType,
  type Gender,
  type Instant,
  type OrderStatus,
  type PassengerType,
  type RefundState,
  type StationCode,
  type TicketCategory,
  toInstant,
} from '@shuttle/domain'

/** A code this build does not know, with its raw value: shown unchanged, never interpreted. */
export type UnknownCode = `unknown:${string}`
export type Coded<Known extends string> = Known | UnknownCode

export const unknownCode = (raw: string): UnknownCode => `unknown:${raw}`
export const isUnknownCode = (value: string): value is UnknownCode => value.startsWith('unknown:')

// Wire codes and their domain names; the only tables of codes in the browser.
export const CURRENCY: Record<string, Currency> = { 1: 'CNY', 2: 'HKD' }
export const FARE_TYPE: Record<string, FareType> = { 2: 'day', 3: 'night', 9: 'reserved' }
export const TICKET_CATEGORY: Record<string, TicketCategory> = { 1: 'oneWay', 2: 'roundTrip' }
/** `dtbz` has a leading zero. */
export const TRIP_KIND: Record<string, TicketCategory> = { '01': 'oneWay', '02': 'roundTrip' }
export const STATION: Record<string, StationCode> = { HKG: 'HKG', MAC: 'MAC', ZHO: 'ZHO', HZI: 'HZI', CLK: 'CLK' }
export const PASSENGER_TYPE: Record<string, PassengerType> = {
  '00': 'adult',
  '01': 'elderly',
  '02': 'child',
  '04': 'infant',
  '05': 'student',
}
export const DEPARTURE_STATUS: Record<string, DepartureStatus> = { 0: 'closed', 1: 'open', 2: 'paused', 3: 'departed' }
export const DOCUMENT_TYPE: Record<string, DocumentType> = {
  1: 'identityCard',
  2: 'passport',
  3: 'homeReturnPermit',
  4: 'exitEntryPermit',
  5: 'taiwanPermit',
}
export const GENDER: Record<string, Gender> = { F: 'female', M: 'male', X: 'other' }
export const ORDER_STATUS: Record<string, OrderStatus> = {
  0: 'toPay',
  1: 'paid',
  5: 'partlyRefunded',
  F: 'used',
  E: 'expired',
  C: 'cancelled',
  U: 'refunded',
  T: 'refunding',
  G: 'ended',
}

export const REFUND_STATE: Readonly<Record<string, RefundState>> = {
  ACCEPTED: 'accepted',
  PENDING: 'pending',
  FAILED: 'failed',
  REFUSED: 'refused',
  DONE: 'done',
}

/** Reads a wire code by its table. */
export const readCode = <Known extends string>(table: Readonly<Record<string, Known>>, raw: string): Coded<Known> =>
  readKnown(table, raw) ?? unknownCode(raw)

/** Reads a code whose absence does no harm: undefined instead of an unknown code. */
export const readKnown = <Known extends string>(
  table: Readonly<Record<string, Known>>,
  raw: string,
): Known | undefined => (Object.hasOwn(table, raw) ? table[raw] : undefined)

/** The wire's code of a domain name; every name has one. */
export const toCode = <Name extends string>(table: Readonly<Record<string, Name>>, name: Name): string => {
  const found = Object.keys(table).find((code) => table[code] === name)
  if (found === undefined) throw new Error(`No wire code for ${name}`)
  return found
}

/** Reads `yyyy-MM-dd HH:mm:ss` of business time. */
export const instantFromWire = (moment: string): Instant => toInstant(moment.slice(0, 10), moment.slice(11))

/** Reads a day; undefined for an empty text. */
export const dayFromWire = (text: string): string | undefined => (text === '' ? undefined : text)

/** Rows inside a JSON text; empty text is no rows. */
export const readJsonRows = (text: string): unknown[] => {
  if (text === '') return []
  try {
    const rows: unknown = JSON.parse(text)
    if (Array.isArray(rows)) return rows
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', code: 'JSON text', cause })
  }
  throw new ApiError({ kind: 'unreadable', code: 'JSON text is no list' })
}
