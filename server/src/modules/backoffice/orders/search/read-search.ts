import { addDays, type CivilDate, civilDateAt, type Instant, ORDER_STATUSES, toInstant } from '@shuttle/domain'
import type { OrderFilters, OrderSort } from '@shuttle/wire/staff'
import { Refusal } from '../../../../runtime/errors'
import type { OrderCriteria, OrderCursor, SortOrder } from './order-criteria'
import { readFreeText, type SearchTerm, toTerm } from './search-term'

/** The date of a day that may be relative to today; undefined where none is given. */
const readDay = (given: string | undefined, now: Instant): CivilDate | undefined =>
  given?.startsWith('TODAY') ? addDays(civilDateAt(now), Number(given.slice('TODAY'.length))) : given

/** The same within the range of the calendar: a day counted from today cannot leave it. */
const readDays = (filters: OrderFilters, now: Instant) => {
  const placedTo = readDay(filters.placedTo, now)
  const placedFrom = readDay(filters.placedFrom, now)
  return {
    placedFrom: placedFrom === undefined ? undefined : toInstant(placedFrom),
    placedUntil: placedTo === undefined ? undefined : toInstant(addDays(placedTo, 1)),
    travelFrom: readDay(filters.travelFrom, now),
    travelTo: readDay(filters.travelTo, now),
  }
}

/** The criteria of a search, with the term that the free text was read as. */
export const readFilters = (
  filters: OrderFilters,
  { now, hashPhone }: Pick<OrderCriteria, 'now' | 'hashPhone'>,
): { criteria: OrderCriteria; readAs: SearchTerm | undefined } => {
  const readAs = readFreeText(filters.q)
  const terms = [
    readAs,
    toTerm('order', filters.orderNo),
    toTerm('ticket', filters.ticketNo),
    toTerm('pickup', filters.pickupCode),
    toTerm('email', filters.email),
    toTerm('name', filters.name),
    toTerm('idTail', filters.idTail),
  ].filter((term) => term !== undefined)
  const statuses = ORDER_STATUSES.filter((status) => filters.statuses?.includes(status))
  return {
    criteria: { terms, ...readDays(filters, now), lineCodes: filters.lineCodes ?? [], statuses, now, hashPhone },
    readAs,
  }
}

const SORTS: Record<OrderSort, SortOrder> = {
  NEWEST: { by: 'placed_at', direction: 'desc' },
  OLDEST: { by: 'placed_at', direction: 'asc' },
  TRAVEL_FIRST: { by: 'travel_date', direction: 'asc' },
  TRAVEL_LAST: { by: 'travel_date', direction: 'desc' },
}

export const readSort = (sort: OrderSort = 'NEWEST'): SortOrder => SORTS[sort]

/** The beginning of a page. Throws BAD_REQUEST for a cursor that does not fit this sort. */
export const readCursor = (after: string | undefined, { by }: SortOrder): OrderCursor | undefined => {
  if (after === undefined) return undefined
  const [column, key, orderNo] = Buffer.from(after, 'base64url').toString().split('|')
  const isKey = by === 'placed_at' ? /^\d{1,15}$/.test(key ?? '') : /^\d{4}-\d{2}-\d{2}$/.test(key ?? '')
  if (column !== by || key === undefined || !isKey || !orderNo) throw new Refusal('BAD_REQUEST', { fields: ['after'] })
  return { key, orderNo }
}
