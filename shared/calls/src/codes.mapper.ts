import type {
  Currency,
  DepartureStatus,
  FareType,
  OrderStatus,
  PassengerType,
  StationCode,
  TicketCategory,
} from '@shuttle/domain'

/** Wire codes and their domain names; the only tables of codes on the client. */
export const CURRENCY: Record<string, Currency> = { 1: 'CNY', 2: 'HKD' }
export const FARE_TYPE: Record<string, FareType> = { 2: 'day', 3: 'night', 9: 'reserved' }
export const TICKET_CATEGORY: Record<string, TicketCategory> = { 1: 'oneWay', 2: 'roundTrip' }
/** `dtbz` says the same with a leading zero. */
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

/** The wire's code of a domain name; every name has one. */
export const toCode = <Name extends string>(table: Readonly<Record<string, Name>>, name: Name): string => {
  const found = Object.keys(table).find((code) => table[code] === name)
  if (found === undefined) throw new Error(`No wire code for ${name}`)
  return found
}
