import { CURRENCY, FARE_TYPE, PASSENGER_TYPE, readKnown, toCode } from '@shuttle/calls/staff'
import { ApiError } from '@shuttle/contracts'
import { type CivilDate, type Currency, type FareType, PASSENGER_TYPES } from '@shuttle/domain'
import type { DatedFare, FaresOfDay, QuotaStep } from '@shuttle/domain/staff'
import {
  type catalogueLineRow,
  type fareTypeRow,
  queryPricesCall,
  removeFaresCall,
  setFaresCall,
  setQuotaCall,
} from '@shuttle/wire/staff'
import { staffCall } from './staff-call'

/** A line of the catalogue, on sale or not. */
export interface CatalogueLine {
  lineCode: string
  originName: string
  destinationName: string
  isRoundTrip: boolean
  isOnSale: boolean
}

export const toCatalogueLine = (row: (typeof catalogueLineRow)['_zod']['output']): CatalogueLine => ({
  lineCode: row.lineCode,
  originName: row.originName,
  destinationName: row.destinationName,
  isRoundTrip: row.isRoundTrip,
  isOnSale: row.isOnSale,
})

/** Seats a day of one ticket type; the steps list the days with another number than usual. */
export interface TicketQuota {
  revision: string
  usual: number
  steps: QuotaStep[]
}

/** One ticket type of a line: its fares from today on, and its seats a day where they are counted. */
export interface TicketPrices {
  fareType: FareType
  revision: string
  fares: DatedFare[]
  quota: TicketQuota | undefined
}

export interface LinePrices {
  lines: CatalogueLine[]
  lineCode: string
  /** Currency in which the line sells. */
  currency: Currency
  today: CivilDate
  tickets: TicketPrices[]
}

const toTicket = (row: (typeof fareTypeRow)['_zod']['output']): TicketPrices[] => {
  const fareType = readKnown(FARE_TYPE, row.feeType)
  if (!fareType) return []
  const fares = row.fares.flatMap(({ type, cny, hkd, validFrom, validTo }): DatedFare[] => {
    const passengerType = readKnown(PASSENGER_TYPE, type)
    return passengerType ? [{ type: passengerType, cny, hkd, from: validFrom, until: validTo }] : []
  })
  const quota = row.quota && {
    revision: row.quota.revision,
    usual: row.quota.usual,
    steps: row.quota.steps.map(({ validFrom, seats }) => ({ from: validFrom, seats: seats ?? null })),
  }
  return [{ fareType, revision: row.revision, fares, quota }]
}

const fromWire = (row: (typeof queryPricesCall)['answer']['_zod']['output']['responseData']): LinePrices => {
  const currency = readKnown(CURRENCY, row.currency)
  if (!currency) throw new ApiError({ kind: 'unreadable', code: 'UNKNOWN_CURRENCY' })
  const { lines, lineCode, today, fareTypes } = row
  return { lines: lines.map(toCatalogueLine), lineCode, currency, today, tickets: fareTypes.flatMap(toTicket) }
}

/**
 * Fares of a line from today on; of the first line where `lineCode` is empty. Throws `ApiError`: `refused` with
 * LINE_NOT_FOUND.
 */
export const fetchPrices = async (lineCode: string, signal?: AbortSignal): Promise<LinePrices> => {
  const body = lineCode === '' ? {} : { lineCode }
  return fromWire((await staffCall(queryPricesCall, body, signal && { signal })).responseData)
}

interface WhichFares {
  lineCode: string
  fareType: FareType
  from: CivilDate
  /** Revision that the form showed. */
  expectedRevision: string
}

const toWhich = ({ lineCode, fareType, from, expectedRevision }: WhichFares) => ({
  lineCode,
  feeType: toCode(FARE_TYPE, fareType),
  validFrom: from,
  expectedRevision,
})

/**
 * Throws `ApiError`: `refused` with STAFF_DAY_OUT_OF_RANGE, a code of `FareFault`, FARE_NOT_ON_SALE or
 * STAFF_FORM_STALE.
 */
export const setFares = async ({ fares, ...which }: WhichFares & { fares: FaresOfDay }): Promise<LinePrices> => {
  const rows = PASSENGER_TYPES.flatMap((type) => {
    const amounts = fares[type]
    return amounts ? [{ type: toCode(PASSENGER_TYPE, type), ...amounts }] : []
  })
  return fromWire((await staffCall(setFaresCall, { ...toWhich(which), fares: rows })).responseData)
}

/** Throws `ApiError`: `refused` with STAFF_FARE_BEGUN or STAFF_FORM_STALE. */
export const removeFares = async (which: WhichFares): Promise<LinePrices> =>
  fromWire((await staffCall(removeFaresCall, toWhich(which))).responseData)

interface QuotaChange extends WhichFares {
  /** The first day with the previous number again; undefined: no end. */
  until: CivilDate | undefined
  /** Undefined: the usual number. */
  seats: number | undefined
}

/**
 * Throws `ApiError`: `refused` with STAFF_QUOTA_BELOW_SOLD, whose `data` has `least` and `date`, STAFF_QUOTA_INVALID,
 * STAFF_DAY_OUT_OF_RANGE, STAFF_DAYS_REVERSED or STAFF_FORM_STALE.
 */
export const setQuota = async ({ until, seats, ...which }: QuotaChange): Promise<LinePrices> => {
  const body = { ...toWhich(which), validTo: until ?? '', ...(seats !== undefined && { seats }) }
  return fromWire((await staffCall(setQuotaCall, body)).responseData)
}
