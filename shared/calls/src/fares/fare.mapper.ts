import { type Cents, type Currency, centsFromUnits, type PassengerType } from '@shuttle/domain'
import type { priceRow } from '@shuttle/wire'
import { readKnown } from '../coded'
import { FARE_TYPE } from '../codes.mapper'
import type { Fare } from './fare-offer'

type PriceRow = (typeof priceRow)['_zod']['output']

const columnsOf = (row: PriceRow, currency: Currency): Record<PassengerType, string | undefined> =>
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
  for (const [type, units] of Object.entries(columnsOf(row, currency)) as [PassengerType, string | undefined][]) {
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
