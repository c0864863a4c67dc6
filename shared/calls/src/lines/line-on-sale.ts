import type { Line, PassengerLimits } from '@shuttle/domain'

/** A line with its own selling rules; names in the language of the request. */
export interface LineOnSale extends Line {
  lineName: string
  limits: PassengerLimits
  /** Days ahead on sale, today not counted. */
  windowDays: number
}
