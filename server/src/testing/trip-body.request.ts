import type { PassengerCounts } from '@shuttle/domain'
import { TEST_NOW } from './build-test-app'

export const anAdult = { ticketType: '00', idCard: '', idType: '1', userName: '', telNum: '' }

/** A real order of day tickets from Hong Kong to Zhuhai in three days, the way our client sends it. */
export const orderBody = (change: object = {}, adults = 1): Record<string, unknown> => ({
  ticketData: '2026-11-24',
  lineCode: 'HKGZHO',
  startStationCode: 'HKG',
  endStationCode: 'ZHO',
  currency: '2',
  ticketCategory: '1',
  tickets: Array.from({ length: adults }, () => anAdult),
  amount: 6500 * adults,
  totalNeedpay: 6500 * adults,
  feeType: '2',
  orderType: '1',
  timestamp: Math.floor(TEST_NOW / 1000),
  ...change,
})

/** A trip; the default is one adult by day, Hong Kong to Zhuhai in three days. */
export interface TripRequest extends Partial<PassengerCounts> {
  line?: string
  date?: string
  /** Makes it a round trip. */
  back?: string
  fareType?: 'day' | 'night' | 'reserved'
  /** Begin of the departures outbound and inbound, `HH:mm`; makes the fare type reserved. */
  at?: string
  backAt?: string
  /** Name and identity number of every passenger. */
  named?: [string, string]
}

const TYPES = { adult: '00', child: '02', elderly: '01', student: '05', infant: '04' }
const FARE_TYPES = { day: '2', night: '3', reserved: '9' }

const toTickets = (trip: TripRequest) => {
  const types = Object.keys(TYPES) as Array<keyof PassengerCounts>
  const isNoneGiven = types.every((type) => trip[type] === undefined)
  const counts = isNoneGiven ? { adult: 1 } : trip
  return types.flatMap((type) =>
    Array.from({ length: counts[type] ?? 0 }, () => ({
      ...anAdult,
      ticketType: TYPES[type],
      userName: trip.named?.[0] ?? '',
      idCard: trip.named?.[1] ?? '',
    })),
  )
}

const toTrip = (trip: TripRequest) => {
  const line = trip.line ?? 'HKGZHO'
  return {
    lineCode: line,
    startStationCode: line.slice(0, 3),
    endStationCode: line.slice(3, 6),
    ticketCategory: line.endsWith('RT') ? '2' : '1',
    ticketData: trip.date ?? '2026-11-24',
    ticketDataRe: trip.back ?? '',
    feeType: FARE_TYPES[trip.fareType ?? (trip.at === undefined ? 'day' : 'reserved')],
    bookBeginTime: trip.at ?? '',
    bookBeginTimeRe: trip.backAt ?? '',
    tickets: toTickets(trip),
  }
}

/** A quote request; the service ignores its amounts. */
export const quoteBody = (trip: TripRequest = {}, change: object = {}) =>
  orderBody({ ...toTrip(trip), orderType: '0', amount: 0, totalNeedpay: 0, currency: '', ...change })

/** Orders a journey at the price the passenger was shown, in cents. */
export const placeBody = (trip: TripRequest, total: number, change: object = {}) =>
  orderBody({ ...toTrip(trip), currency: '', amount: total, totalNeedpay: total, ...change })
