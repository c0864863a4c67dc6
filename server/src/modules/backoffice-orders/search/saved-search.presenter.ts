import type { savedSearchRow } from '@shuttle/wire/staff'
import { ORDER_SORTS } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { SavedSearchRow } from '../backoffice-order-tables'
import type { OrderFilters } from './order-search.request'

export const presentSearch = (
  { search_id, name, sort }: SavedSearchRow,
  filters: OrderFilters,
  total: number,
): z.infer<typeof savedSearchRow> => ({
  searchId: search_id,
  name,
  filters,
  sort: ORDER_SORTS.find((each) => each === sort) ?? 'NEWEST',
  total,
})
