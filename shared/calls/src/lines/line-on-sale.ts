import type { Cents, CivilDate, Line, PassengerLimits, RideSettings } from '@shuttle/domain'
import type { lineRow } from '@shuttle/wire'
import { dayFromWire, readKnown, STATION, TICKET_CATEGORY } from '../codes'

/** A line with its own selling rules; names in the language of the request. */
export interface LineOnSale extends Line {
  lineName: string
  limits: PassengerLimits
  /** Days ahead on sale, today not counted. */
  windowDays: number
  /** Fare of one adult for one leg, today. */
  lowestFare?: Cents | undefined
  /** How it connects with flights; airport line only. */
  ride?: RideSettings | undefined
  /** Days of departure on which the family combo is on, half-open; undefined where it is off. */
  familyCombo?: { from: CivilDate | undefined; until: CivilDate | undefined } | undefined
}

type LineRow = (typeof lineRow)['_zod']['output']

/** Undefined for a line with stations or a category that this build does not know, because it cannot sell it. */
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
    ...(row.ride && { ride: row.ride }),
    ...(row.familyCombo && {
      familyCombo: { from: dayFromWire(row.familyCombo.dateFrom), until: dayFromWire(row.familyCombo.dateTo) },
    }),
  }
}
