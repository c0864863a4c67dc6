import type { FareType } from './fare-type'
import type { Cents } from './money'
import type { PassengerType } from './passenger-type'

/** The lowest and the highest of some fares; equal where they do not differ. */
export interface PriceRange {
  lowest: Cents
  highest: Cents
}

/** Price of one leg for a passenger type and fare type over the days on sale: known before a day is chosen. */
export interface FareRange extends PriceRange {
  fareType: FareType
  passengerType: PassengerType
}

/** The range over several ranges; undefined where there is none. */
export const joinRanges = (ranges: readonly PriceRange[]): PriceRange | undefined =>
  ranges.length === 0
    ? undefined
    : {
        lowest: Math.min(...ranges.map(({ lowest }) => lowest)),
        highest: Math.max(...ranges.map(({ highest }) => highest)),
      }
