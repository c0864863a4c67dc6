import { formatUnits, type Instant, type PassengerType } from '@shuttle/domain'
import type { priceRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import { wireFareType } from '../../../http/wire-codes.presenter'
import { findFareOf } from './find-fare-of'
import type { Price } from './find-prices'

type PriceRow = z.infer<typeof priceRow>

/** One price entry: both currencies, two decimals; optional columns only for types the line sells. */
export const presentPrice = ({ line, fareType, fares, seatsLeft }: Price, now: Instant): PriceRow => {
  const cny = (type: PassengerType) => formatUnits(findFareOf(fares, type)?.centsCny ?? 0)
  const hkd = (type: PassengerType) => formatUnits(findFareOf(fares, type)?.centsHkd ?? 0)
  return {
    feeType: wireFareType(fareType),
    sysTime: wireMoment(now),
    adultCNY: cny('adult'),
    childrenCNY: cny('child'),
    elderlyCNY: cny('elderly'),
    adultHKD: hkd('adult'),
    childrenHKD: hkd('child'),
    elderlyHKD: hkd('elderly'),
    ...(findFareOf(fares, 'student') && { studentCNY: cny('student'), studentHKD: hkd('student') }),
    ...(findFareOf(fares, 'infant') && { babyCNY: cny('infant'), babyHKD: hkd('infant') }),
    boardingPointCode: line.origin_code,
    breakoutPointCode: line.destination_code,
    ...(seatsLeft !== undefined && { seatsLeft }),
  }
}
