import * as z from 'zod/mini'
import { hasVisible } from './content-scalars'
import { defineStaffCall } from './define-staff-call'
import { orderFilters, orderSort } from './order-filters'

/** A saved search, with the current number of matching orders. */
const savedSearch = z.strictObject({
  id: z.string(),
  name: z.string(),
  filters: orderFilters,
  sort: orderSort,
  total: z.int(),
})
export type SavedSearch = z.output<typeof savedSearch>

/** The saved searches of the signed-in staff, by name. */
export const querySearchesCall = defineStaffCall({
  path: 'staff/query.searches',
  access: 'order.search',
  idempotent: true,
  request: z.object({}),
  data: z.array(savedSearch),
})

/** Saves a search under a name; one of the same name is replaced. */
export const saveSearchCall = defineStaffCall({
  path: 'staff/save.search',
  access: 'search.save',
  idempotent: true,
  request: z.object({
    name: z.string().check(z.trim(), hasVisible, z.maxLength(40)),
    filters: orderFilters,
    sort: z.optional(orderSort),
  }),
  data: savedSearch,
})

export const deleteSearchCall = defineStaffCall({
  path: 'staff/delete.search',
  access: 'search.save',
  idempotent: true,
  request: z.object({ id: z.string().check(z.maxLength(64)) }),
  data: z.strictObject({ id: z.string() }),
})
