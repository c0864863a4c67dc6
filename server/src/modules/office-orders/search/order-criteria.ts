import type { CivilDate, Instant, OrderStatus } from '@shuttle/domain'
import type { SearchTerm } from './search-term'

/** What orders have to be like; all of it has to hold. */
export interface OrderCriteria {
  terms: readonly SearchTerm[]
  /** Half-open. */
  placedFrom: Instant | undefined
  placedUntil: Instant | undefined
  /** Days on which somebody rides, either way; both included. */
  travelFrom: CivilDate | undefined
  travelTo: CivilDate | undefined
  /** Every line, and every status, where it is empty. */
  lineCodes: readonly string[]
  statuses: readonly OrderStatus[]
  now: Instant
  /** The hashes that a telephone number is found by. */
  hashPhone: (telephone: string) => readonly string[]
}

export interface OrderSort {
  by: 'placed_at' | 'travel_date'
  direction: 'asc' | 'desc'
}

/** Where a page begins: after the order of this number, whose column of the sort has this text. */
export interface OrderCursor {
  key: string
  orderNo: string
}
