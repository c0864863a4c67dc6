import { addDays, type CivilDate, civilDateAt, type Instant, ORDER_STATUSES, toInstant } from '@shuttle/domain'
import type { orderFilters } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { Refusal } from '../../../errors'
import { presentStatus } from '../../orders'
import type { OrderCriteria, OrderCursor, OrderSort } from './order-criteria'
import { readFreeText, type SearchTerm, toTerm } from './search-term'

export type OrderFilters = z.infer<typeof orderFilters>

/** The date of a day that may be relative to today; undefined where none is given. */
const readDay = (given: string | undefined, now: Instant): CivilDate | undefined => {
  if (given === undefined || given === '') return undefined
  return given.startsWith('TODAY') ? addDays(civilDateAt(now), Number(given.slice('TODAY'.length))) : given
}

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
  const codes: readonly string[] = filters.statuses ?? []
  const statuses = ORDER_STATUSES.filter((status) => codes.includes(presentStatus(status)))
  return {
    criteria: { terms, ...readDays(filters, now), lineCodes: filters.lineCodes ?? [], statuses, now, hashPhone },
    readAs,
  }
}

const SORTS: Record<string, OrderSort> = {
  NEWEST: { by: 'placed_at', direction: 'desc' },
  OLDEST: { by: 'placed_at', direction: 'asc' },
  TRAVEL_FIRST: { by: 'travel_date', direction: 'asc' },
  TRAVEL_LAST: { by: 'travel_date', direction: 'desc' },
}
const NEWEST: OrderSort = { by: 'placed_at', direction: 'desc' }

export const readSort = (sort: string | undefined): OrderSort => SORTS[sort ?? 'NEWEST'] ?? NEWEST

/** The beginning of a page. Throws BAD_REQUEST for a cursor that does not fit this sort. */
export const readCursor = (after: string | undefined, { by }: OrderSort): OrderCursor | undefined => {
  if (after === undefined || after === '') return undefined
  const [column, key, orderNo] = Buffer.from(after, 'base64url').toString().split('|')
  const isKey = by === 'placed_at' ? /^\d{1,15}$/.test(key ?? '') : /^\d{4}-\d{2}-\d{2}$/.test(key ?? '')
  if (column !== by || key === undefined || !isKey || !orderNo) throw new Refusal('BAD_REQUEST', { fields: ['after'] })
  return { key, orderNo }
}
