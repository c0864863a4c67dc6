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

const toTickets = (asked: TripRequest) => {
  const types = Object.keys(TYPES) as Array<keyof PassengerCounts>
  const nobodyNamed = types.every((type) => asked[type] === undefined)
  const counts = nobodyNamed ? { adult: 1 } : asked
  return types.flatMap((type) =>
    Array.from({ length: counts[type] ?? 0 }, () => ({
      ...anAdult,
      ticketType: TYPES[type],
      userName: asked.named?.[0] ?? '',
      idCard: asked.named?.[1] ?? '',
    })),
  )
}

const toTrip = (asked: TripRequest) => {
  const line = asked.line ?? 'HKGZHO'
  return {
    lineCode: line,
    startStationCode: line.slice(0, 3),
    endStationCode: line.slice(3, 6),
    ticketCategory: line.endsWith('RT') ? '2' : '1',
    ticketData: asked.date ?? '2026-11-24',
    ticketDataRe: asked.back ?? '',
    feeType: FARE_TYPES[asked.fareType ?? (asked.at === undefined ? 'day' : 'reserved')],
    bookBeginTime: asked.at ?? '',
    bookBeginTimeRe: asked.backAt ?? '',
    tickets: toTickets(asked),
  }
}

/** A quote request; the service ignores its amounts. */
export const quoteBody = (asked: TripRequest = {}, change: object = {}) =>
  orderBody({ ...toTrip(asked), orderType: '0', amount: 0, totalNeedpay: 0, currency: '', ...change })

/** Orders a journey at the price the passenger was shown, in cents. */
export const placeBody = (asked: TripRequest, total: number, change: object = {}) =>
  orderBody({ ...toTrip(asked), currency: '', amount: total, totalNeedpay: total, ...change })
