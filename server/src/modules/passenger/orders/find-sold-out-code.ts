import type { ErrorCode } from '@shuttle/contracts'
import { civilDateAt, type Instant, isAirportStation, offeredFareTypes, type SalesPolicy } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findLinesOnSale } from '../catalogue'
import { countSeatsByFareType, countSeatsOnSale, type Leg, readSalesPolicy } from '../sales'

type Db = Kysely<Database>

interface Sale {
  db: Db
  policy: SalesPolicy
  now: Instant
}

/** Whether a ticket of this line can still be bought that day, of any type. */
const hasSeats = async ({ db, policy, now }: Sale, lineCode: string, date: string): Promise<boolean> => {
  const fareTypes = offeredFareTypes(policy, lineCode, date)
  const seats = await countSeatsByFareType(db, { lineCode, date, fareTypes }, now)
  return [...seats.values()].some((left) => left === undefined || (left !== 'over' && left > 0))
}

const hasSeatsOnAny = async (sale: Sale, lineCodes: readonly string[], date: string): Promise<boolean> => {
  for (const lineCode of lineCodes) if (await hasSeats(sale, lineCode, date)) return true
  return false
}

/** Bus lines that run one way; the airport line is sold apart. */
const findBusLines = async ({ db, now }: Pick<Sale, 'db' | 'now'>): Promise<string[]> =>
  (await findLinesOnSale(db, civilDateAt(now)))
    .filter(
      (line) =>
        line.category === 'oneWay' && !isAirportStation(line.origin_code) && !isAirportStation(line.destination_code),
    )
    .map((line) => line.line_code)

/**
 * The widest scope that is sold out, so that a passenger knows what to choose instead: type, route, stop, or the whole
 * day.
 */
const findSoldOutScope = async (sale: Sale, { lineCode, date }: Leg): Promise<ErrorCode> => {
  if (await hasSeats(sale, lineCode, date)) return 'SOLD_OUT_TYPE'
  const others = (await findBusLines(sale)).filter((code) => code !== lineCode)
  const fromSameStop = others.filter((code) => code.slice(0, 3) === lineCode.slice(0, 3))
  if (await hasSeatsOnAny(sale, fromSameStop, date)) return 'SOLD_OUT'
  return (await hasSeatsOnAny(sale, others, date)) ? 'SOLD_OUT_STOP' : 'SOLD_OUT_DAY'
}

/**
 * Why there are not enough seats by day on these legs (accounts 8: sold out for the day, route, type, stop; purchase 8:
 * seats sold out); undefined where there are enough.
 */
export const findSoldOutCode = async (
  db: Db,
  { legs, seats }: { legs: readonly Leg[]; seats: number },
  now: Instant,
): Promise<ErrorCode | undefined> => {
  for (const leg of legs) {
    if (leg.fareType === 'reserved') continue
    const left = await countSeatsOnSale(db, leg, now)
    if (left === undefined || left === 'over' || left >= seats) continue
    if (left > 0) return 'SEATS_SHORT'
    if (leg.direction === 'inbound') return 'RETURN_SOLD_OUT'
    return findSoldOutScope({ db, policy: await readSalesPolicy(db), now }, leg)
  }
  return undefined
}
