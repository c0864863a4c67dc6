import { addDays, type CivilDate, civilDateAt, type Instant, isCivilDate, ORDER_STATUSES } from '@shuttle/domain'
import { type OrderFilters, type OrderSort, orderSort } from '@shuttle/wire/staff'

export const SEARCH_DAYS = ['placedFrom', 'placedTo', 'travelFrom', 'travelTo'] as const

/** Search state of orders, as the URL has it; there `line` and `status` are lists joined by commas. */
export interface OrderSearch {
  filters: OrderFilters
  sort: OrderSort
  /** Cursor of the page; empty for the first one. */
  after: string
}

/** Whether there is no filter yet; then no query is sent, and the audit records nothing. */
export const isEmptyFilter = (filters: OrderFilters): boolean => Object.keys(filters).length === 0

/** `TODAY-7` is a relative day of a saved search. */
const RELATIVE_DAY = /^TODAY([+-]\d{1,3})?$/

/** Reads the search from a URL; an invalid day or status counts as missing. */
export const readOrderSearch = (query: URLSearchParams): OrderSearch => {
  const read = (name: string) => query.get(name)?.trim() ?? ''
  const days = SEARCH_DAYS.flatMap((name) => {
    const day = read(name)
    return isCivilDate(day) || RELATIVE_DAY.test(day) ? [[name, day] as const] : []
  })
  const q = read('q')
  const lineCodes = read('line').split(',').filter(Boolean)
  const wanted = read('status').split(',')
  const statuses = ORDER_STATUSES.filter((status) => wanted.includes(status))
  return {
    filters: {
      ...(q && { q }),
      ...Object.fromEntries(days),
      ...(lineCodes.length > 0 && { lineCodes }),
      ...(statuses.length > 0 && { statuses }),
    },
    sort: orderSort.options.find((sort) => sort === query.get('sort')) ?? 'NEWEST',
    after: query.get('after') ?? '',
  }
}

/** The search as URL parameters. */
export const orderSearchQuery = ({ filters, sort, after }: OrderSearch): Record<string, string> => {
  const { q = '', lineCodes = [], statuses = [] } = filters
  const days = SEARCH_DAYS.map((name) => [name, filters[name] ?? ''] as const)
  const values = { q, ...Object.fromEntries(days), line: lineCodes.join(','), status: statuses.join(',') }
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    ...(sort !== 'NEWEST' && { sort }),
    ...(after !== '' && { after }),
  }
}

/** The day that a filter means now; empty without one. */
export const toDay = (value: string | undefined, now: Instant): CivilDate | '' => {
  const relative = RELATIVE_DAY.exec(value ?? '')
  return relative ? addDays(civilDateAt(now), Number(relative[1] ?? 0)) : (value ?? '')
}
