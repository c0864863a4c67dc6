import type { lineRow } from '@shuttle/wire'
import { readKnown } from '../coded'
import { STATION, TICKET_CATEGORY } from '../codes.mapper'
import type { LineOnSale } from './line-on-sale'

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
  }
}
