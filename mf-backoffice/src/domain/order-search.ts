import { addDays, type CivilDate, civilDateAt, type Instant, isCivilDate } from '@shuttle/domain'

/** Filters of the order search, as the URL spells them; lists are joined by commas. */
export const SEARCH_FIELDS = ['q', 'placedFrom', 'placedTo', 'travelFrom', 'travelTo', 'line', 'status'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]
export type OrderFilter = Readonly<Partial<Record<SearchField, string>>>

/** Sort orders of the service. */
export const SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_FIRST', 'TRAVEL_LAST'] as const
export type OrderSort = (typeof SORTS)[number]

/** Search state of orders, as the URL has it. */
export interface OrderSearch {
  filter: OrderFilter
  sort: OrderSort
  /** Cursor of the page; empty for the first one. */
  after: string
}

/** Whether there is no filter yet; then no query is sent, and the audit records nothing. */
export const isEmptyFilter = (filter: OrderFilter): boolean => SEARCH_FIELDS.every((field) => !filter[field])

const isDay = (field: SearchField) => field.endsWith('From') || field.endsWith('To')
/** `TODAY-7` is a relative day of a saved search. */
const RELATIVE_DAY = /^TODAY([+-]\d{1,3})?$/

const readField = (query: URLSearchParams, field: SearchField): string => {
  const value = query.get(field)?.trim() ?? ''
  return isDay(field) && !isCivilDate(value) && !RELATIVE_DAY.test(value) ? '' : value
}

/** Reads the search from a URL; an invalid day counts as missing. */
export const readOrderSearch = (query: URLSearchParams): OrderSearch => ({
  filter: Object.fromEntries(
    SEARCH_FIELDS.map((field) => [field, readField(query, field)]).filter(([, value]) => value !== ''),
  ),
  sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'NEWEST',
  after: query.get('after') ?? '',
})

/** The search as URL parameters. */
export const orderSearchQuery = ({ filter, sort, after }: OrderSearch): Record<string, string> => ({
  ...filter,
  ...(sort !== 'NEWEST' && { sort }),
  ...(after !== '' && { after }),
})

/** The day that a filter means now; empty without one. */
export const toDay = (value: string | undefined, now: Instant): CivilDate | '' => {
  const relative = RELATIVE_DAY.exec(value ?? '')
  return relative ? addDays(civilDateAt(now), Number(relative[1] ?? 0)) : (value ?? '')
}
