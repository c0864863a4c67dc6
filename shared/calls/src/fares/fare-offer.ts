import type { FareTable } from '@shuttle/domain'

/** One fare type on sale for a line and a day. */
export interface Fare extends FareTable {
  /** Seats of the day's quota still free; undefined where the line has no quota. */
  seatsLeft: number | undefined
  boardingPoint: string
  alightingPoint: string
}
