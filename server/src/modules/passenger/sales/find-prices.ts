import { civilDateAt, type FareType, type Instant, offeredFareTypes, parseLineCode } from '@shuttle/domain'
import type { LineRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { type FareOnDate, findFares, findLineOnSale } from '../catalogue'
import type { PricesQuery } from './prices.request'
import { readSalesPolicy } from './sales-policy.repository'
import { countSeatsByFareType } from './seats-on-sale.repository'

/** The price of one fare type of a line on a day. */
export interface Price {
  line: LineRow
  fareType: FareType
  fares: FareOnDate[]
  /** Undefined where seats are not counted by day. */
  seatsLeft: number | undefined
}

/**
 * The prices of the fare types on sale on a day; those whose last bus has left are missing. Throws LINE_NOT_FOUND and
 * DATE_IN_PAST.
 */
export const findPrices = async (
  { db }: Pick<AppContext, 'db'>,
  { lineCode, date, now }: PricesQuery & { now: Instant },
): Promise<Price[]> => {
  const line = await findLineOnSale(db, lineCode, civilDateAt(now))
  if (!line) throw new Refusal('LINE_NOT_FOUND')
  if (date < civilDateAt(now)) throw new Refusal('DATE_IN_PAST')
  const [fares, policy] = await Promise.all([findFares(db, line.line_code, date), readSalesPolicy(db)])
  const faresFor = (fareType: FareType) => fares.filter((fare) => fare.fareType === fareType)
  const fareTypes = offeredFareTypes(policy, line.line_code, date).filter((fareType) => faresFor(fareType).length > 0)
  // Seats are counted by one-way line, whatever ticket took them.
  const { origin, destination } = parseLineCode(line.line_code)
  const seats = await countSeatsByFareType(db, { lineCode: `${origin}${destination}`, date, fareTypes }, now)
  return fareTypes.flatMap((fareType) => {
    const seatsLeft = seats.get(fareType)
    return seatsLeft === 'over' ? [] : [{ line, fareType, fares: faresFor(fareType), seatsLeft }]
  })
}
