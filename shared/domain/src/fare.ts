import type { FareType } from './fare-type'
import type { Cents, Currency } from './money'
import { PASSENGER_TYPES, type PassengerCounts, type PassengerType } from './passenger-type'

/** Fares of one line, date and fare type. A type without a fare is not sold. */
export interface FareTable {
  fareType: FareType
  currency: Currency
  fares: Partial<Record<PassengerType, Cents>>
}

export interface FareLine {
  type: PassengerType
  count: number
  /** One leg, one passenger. */
  fare: Cents
  /** All legs, all passengers of the type. */
  total: Cents
}

/** Price lines in the fixed order of types; empty types are left out. `legs` is 2 for a round trip. */
export const fareLines = (table: FareTable, counts: PassengerCounts, legs: 1 | 2): FareLine[] =>
  PASSENGER_TYPES.filter((type) => counts[type] > 0).map((type) => {
    const fare = table.fares[type] ?? 0
    return { type, count: counts[type], fare, total: fare * counts[type] * legs }
  })

export const calculateTotal = (lines: readonly FareLine[]): Cents => lines.reduce((sum, line) => sum + line.total, 0)
