import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count } from '../scalars'
import { hasVisible } from './content-scalars'
import { ORDER_SORTS, orderFilters } from './order-filters'

/** A saved search, with the current number of matching orders. */
export const savedSearchRow = z.looseObject({
  searchId: z.string(),
  name: z.string(),
  filters: orderFilters,
  sort: z.enum(ORDER_SORTS),
  total: count,
})

/** The saved searches of the signed-in staff, by name. */
export const querySearchesCall = defineCall({
  path: 'staff/query.searches',
  access: 'order.search',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: z.array(savedSearchRow) }),
})

/** Saves a search under a name; one of the same name is replaced. */
export const saveSearchCall = defineCall({
  path: 'staff/save.search',
  access: 'search.save',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    name: z.string().check(z.trim(), hasVisible, z.maxLength(40)),
    filters: orderFilters,
    sort: z.optional(z.enum(ORDER_SORTS)),
  }),
  answer: z.looseObject({ responseData: savedSearchRow }),
})

export const deleteSearchCall = defineCall({
  path: 'staff/delete.search',
  access: 'search.save',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ searchId: z.string().check(z.maxLength(64)) }),
  answer: z.looseObject({ responseData: z.looseObject({ searchId: z.string() }) }),
})
