import { deleteSearchCall, querySearchesCall, type savedSearchRow, saveSearchCall } from '@shuttle/wire/staff'
import { type OrderFilter, type OrderSort, SEARCH_FIELDS } from '../domain/order-search'
import { filtersToWire } from './found-orders'
import { staffCall } from './staff-call'

/** A saved search, with the number of orders it finds now. */
export interface SavedSearch {
  id: string
  name: string
  filter: OrderFilter
  sort: OrderSort
  total: number
}

const fromWire = (row: (typeof savedSearchRow)['_zod']['output']): SavedSearch => {
  const { lineCodes = [], statuses = [], ...rest } = row.filters
  const fields: Readonly<Record<string, unknown>> = { ...rest, line: lineCodes.join(','), status: statuses.join(',') }
  const filter = SEARCH_FIELDS.flatMap((field) => (fields[field] ? [[field, String(fields[field])] as const] : []))
  return { id: row.searchId, name: row.name, filter: Object.fromEntries(filter), sort: row.sort, total: row.total }
}

/** The saved searches of the signed-in member of staff, by name. Throws `ApiError`. */
export const fetchSavedSearches = async (signal?: AbortSignal): Promise<SavedSearch[]> =>
  (await staffCall(querySearchesCall, {}, signal && { signal })).responseData.map(fromWire)

/** Saves a search; one of the same name is replaced. Throws `ApiError`: `refused` with STAFF_TOO_MANY_SEARCHES. */
export const saveCurrentSearch = async (search: {
  name: string
  filter: OrderFilter
  sort: OrderSort
}): Promise<SavedSearch> =>
  fromWire((await staffCall(saveSearchCall, { ...search, filters: filtersToWire(search.filter) })).responseData)

/** Throws `ApiError`: `refused` with STAFF_SEARCH_UNKNOWN. */
export const forgetSearch = async (searchId: string): Promise<void> => {
  await staffCall(deleteSearchCall, { searchId })
}
