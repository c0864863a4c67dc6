import type { Instant } from '@shuttle/domain'
import {
  deleteSearchCall,
  EXPORT_ROWS,
  exportOrdersCall,
  type OrderFilters,
  orderFilters,
  querySearchesCall,
  saveSearchCall,
  searchOrdersCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../../../database/types'
import { parseBody } from '../../../../http/register-call'
import type { AppContext } from '../../../../runtime/context'
import { Refusal } from '../../../../runtime/errors'
import { getSealer } from '../../../../sealing'
import { findStations } from '../../../passenger/catalogue'
import { hashPhone, viewOrders } from '../../../passenger/orders'
import { registerStaffCall, takeExport } from '../../staff'
import type { SavedSearchRow } from '../backoffice-order-tables'
import { describeSearch } from './describe-search'
import { readOrdersToExport } from './export-orders'
import { countOrders, findMaskedEmails, findOrders } from './find-orders.repository'
import { presentCursor, presentFoundOrder } from './found-order.presenter'
import { presentOrderCsv } from './order-csv.presenter'
import { readCursor, readFilters, readSort } from './read-search'
import { listSearches, removeSearch, storeSearch } from './saved-searches.repository'
import { withoutDocuments } from './without-documents'

const ROWS_A_PAGE = 50
/** The limit bounds the list: each search is counted whenever the list is shown. */
const MAX_SAVED_SEARCHES = 12

/** Calls by which staff find orders (D5.8). */
export const registerSearch = (app: FastifyInstance, context: AppContext): void => {
  const sealer = getSealer(context.config)
  const read = (filters: OrderFilters, now: Instant) =>
    readFilters(filters, { now, hashPhone: (telephone) => hashPhone(sealer, telephone) })

  registerStaffCall(app, context, searchOrdersCall, async ({ body, language, now, trx, audit }) => {
    const { criteria, readAs } = read(body.filters ?? {}, now)
    audit({ object: { kind: 'orders', id: '' }, before: describeSearch(criteria) })
    const { pageSize = ROWS_A_PAGE } = body
    const sort = readSort(body.sort)
    const after = readCursor(body.after, sort)
    const { total, orders: found } = await findOrders(trx, { criteria, sort, after, limit: pageSize + 1 })
    const page = found.slice(0, pageSize)
    audit({ after: { rows: page.length, total } })
    const emails = await findMaskedEmails(trx, page)
    const shown = { stations: await findStations(trx), language, now, emails }
    const last = page.at(-1)
    return {
      rows: (await viewOrders(trx, page)).map((view) => presentFoundOrder(view, shown)),
      total,
      next: last && found.length > pageSize ? presentCursor(last, sort) : undefined,
      readAs: readAs?.kind,
    }
  })

  registerStaffCall(app, context, exportOrdersCall, async ({ body, staff, language, now, trx, audit }) => {
    await takeExport(trx, { accountId: staff.accountId, now })
    const { criteria } = read(body.filters ?? {}, now)
    audit({ object: { kind: 'orders', id: '' }, before: describeSearch(criteria) })
    const total = await countOrders(trx, criteria)
    const views = await readOrdersToExport(trx, {
      criteria,
      total,
      sort: readSort(body.sort),
      after: undefined,
      limit: EXPORT_ROWS,
    })
    audit({ after: { rows: views.length, total } })
    const shown = { stations: await findStations(trx), language, now }
    return { ...presentOrderCsv(views, shown), rows: views.length, total }
  })

  const withCount = async (db: Kysely<Database>, row: SavedSearchRow, now: number) => {
    const filters = parseBody(orderFilters, JSON.parse(row.filters))
    const total = await countOrders(db, read(filters, now).criteria)
    return { id: row.search_id, name: row.name, filters, sort: row.sort, total }
  }

  registerStaffCall(app, context, querySearchesCall, async ({ staff, now, trx }) => {
    const shown = []
    for (const row of await listSearches(trx, staff.accountId)) shown.push(await withCount(trx, row, now))
    return shown
  })

  registerStaffCall(app, context, saveSearchCall, async ({ body, staff: { accountId }, now, trx, audit }) => {
    const { name, sort = 'NEWEST' } = body
    const filters = withoutDocuments(body.filters)
    // Its name may be a person's.
    audit({ object: { kind: 'search', id: '' }, after: describeSearch(read(filters, now).criteria) })
    const saved = await listSearches(trx, accountId)
    const isNew = !saved.some((search) => search.name === name)
    if (isNew && saved.length >= MAX_SAVED_SEARCHES) throw new Refusal('STAFF_TOO_MANY_SEARCHES')
    const row = { search_id: uuidv7(), account_id: accountId, name, sort, saved_at: now }
    const stored = await storeSearch(trx, { ...row, filters: JSON.stringify(filters) })
    audit({ object: { kind: 'search', id: stored.search_id } })
    return withCount(trx, stored, now)
  })

  registerStaffCall(app, context, deleteSearchCall, async ({ body: { id }, staff: { accountId }, trx, audit }) => {
    audit({ object: { kind: 'search', id } })
    if (!(await removeSearch(trx, { id, accountId }))) throw new Refusal('STAFF_SEARCH_UNKNOWN')
    return { id }
  })
}
