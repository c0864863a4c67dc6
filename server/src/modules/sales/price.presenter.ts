import { formatUnits, type Instant, type PassengerType } from '@shuttle/domain'
import type { priceRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireFareType } from '../../http/wire-codes.presenter'
import type { Price } from './find-prices'

type PriceRow = z.infer<typeof priceRow>

/** One price entry: both currencies, two decimals; optional columns only for types the line sells. */
export const presentPrice = ({ line, fareType, fares, seatsLeft }: Price, now: Instant): PriceRow => {
  const of = (type: PassengerType) => fares.find((fare) => fare.passengerType === type)
  const cny = (type: PassengerType) => formatUnits(of(type)?.centsCny ?? of('adult')?.centsCny ?? 0)
  const hkd = (type: PassengerType) => formatUnits(of(type)?.centsHkd ?? of('adult')?.centsHkd ?? 0)
  return {
    feeType: wireFareType(fareType),
    sysTime: wireMoment(now),
    adultCNY: cny('adult'),
    childrenCNY: cny('child'),
    elderlyCNY: cny('elderly'),
    adultHKD: hkd('adult'),
    childrenHKD: hkd('child'),
    elderlyHKD: hkd('elderly'),
    ...(of('student') && { studentCNY: cny('student'), studentHKD: hkd('student') }),
    ...(of('infant') && { babyCNY: cny('infant'), babyHKD: hkd('infant') }),
    boardingPointCode: line.origin_code,
    breakoutPointCode: line.destination_code,
    ...(seatsLeft !== undefined && { seatsLeft }),
  }
}
