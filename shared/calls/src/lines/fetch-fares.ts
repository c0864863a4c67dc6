import {
  type Cents,
  type CivilDate,
  type Currency,
  centsFromUnits,
  type FareTable,
  type PassengerType,
} from '@shuttle/domain'
import { type priceRow, queryPriceCall } from '@shuttle/wire'
import { FARE_TYPE, readKnown } from '../codes'
import { type CallOptions, callService } from '../send-call'

/** One fare type on sale for a line and a day. */
export interface Fare extends FareTable {
  /** Seats of the day's quota still free; undefined where the line has no quota. */
  seatsLeft: number | undefined
  boardingPoint: string
  alightingPoint: string
}

type PriceRow = (typeof priceRow)['_zod']['output']

const readColumns = (row: PriceRow, currency: Currency): Record<PassengerType, string | undefined> =>
  currency === 'HKD'
    ? {
        adult: row.adultHKD,
        child: row.childrenHKD,
        elderly: row.elderlyHKD,
        student: row.studentHKD,
        infant: row.babyHKD,
      }
    : {
        adult: row.adultCNY,
        child: row.childrenCNY,
        elderly: row.elderlyCNY,
        student: row.studentCNY,
        infant: row.babyCNY,
      }

/** The columns of one currency; undefined for a fee type this build does not know. */
export const fareFromWire = (row: PriceRow, currency: Currency): Fare | undefined => {
  const fareType = readKnown(FARE_TYPE, row.feeType)
  if (!fareType) return undefined
  const fares: Partial<Record<PassengerType, Cents>> = {}
  for (const [type, units] of Object.entries(readColumns(row, currency)) as [PassengerType, string | undefined][]) {
    const fare = units === undefined ? undefined : centsFromUnits(units)
    if (fare !== undefined) fares[type] = fare
  }
  return {
    fareType,
    currency,
    fares,
    seatsLeft: row.seatsLeft,
    boardingPoint: row.boardingPointCode,
    alightingPoint: row.breakoutPointCode,
  }
}

/** The fare types on sale for a line on a travel date, in the line's currency. Public. */
export const fetchFares = async (
  { lineCode, date, currency }: { lineCode: string; date: CivilDate; currency: Currency },
  options: CallOptions = {},
): Promise<Fare[]> => {
  const answer = await callService(queryPriceCall, { buyDate: date, lineCode }, options)
  return answer.responseData.flatMap((row) => fareFromWire(row, currency) ?? [])
}
