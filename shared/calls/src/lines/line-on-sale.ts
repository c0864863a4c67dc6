import type { Cents, Line, PassengerLimits } from '@shuttle/domain'
import type { lineRow } from '@shuttle/wire'
import { readKnown, STATION, TICKET_CATEGORY } from '../codes'

/** A line with its own selling rules; names in the language of the request. */
export interface LineOnSale extends Line {
  lineName: string
  limits: PassengerLimits
  /** Days ahead on sale, today not counted. */
  windowDays: number
  /** Of an adult, each way, today. */
  lowestFare?: Cents | undefined
}

type LineRow = (typeof lineRow)['_zod']['output']

/** A line between stations, or of a category, that this build does not know cannot be sold by it: undefined. */
export const lineFromWire = (row: LineRow): LineOnSale | undefined => {
  const category = readKnown(TICKET_CATEGORY, row.xllb)
  const originCode = readKnown(STATION, row.qZddm)
  const destinationCode = readKnown(STATION, row.zZddm)
  if (!category || !originCode || !destinationCode) return undefined
  return {
    routeCode: row.eXlmc,
    lineCode: row.xldm,
    lineName: row.xlmc,
    category,
    originCode,
    destinationCode,
    originName: row.xlmc_1,
    destinationName: row.xlmc_2,
    limits: { maxPerOrder: row.maxPerOrder, maxChildren: row.maxChildren },
    windowDays: row.bookingWindowDays,
    lowestFare: row.lowestFare,
  }
}
