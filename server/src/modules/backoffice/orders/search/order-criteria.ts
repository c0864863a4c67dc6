import type { CivilDate, Instant, OrderStatus } from '@shuttle/domain'
import type { SearchTerm } from './search-term'

/** Criteria that an order has to meet, all of them. */
export interface OrderCriteria {
  terms: readonly SearchTerm[]
  /** Half-open. */
  placedFrom: Instant | undefined
  placedUntil: Instant | undefined
  /** Days of a ride, outbound or inbound; both included. */
  travelFrom: CivilDate | undefined
  travelTo: CivilDate | undefined
  /** Every line, and every status, where it is empty. */
  lineCodes: readonly string[]
  statuses: readonly OrderStatus[]
  now: Instant
  /** The hashes of a telephone number. */
  hashPhone: (telephone: string) => readonly string[]
}

export interface SortOrder {
  by: 'placed_at' | 'travel_date'
  direction: 'asc' | 'desc'
}

/** The beginning of a page: after the order of this number, whose column of the sort has this text. */
export interface OrderCursor {
  key: string
  orderNo: string
}
