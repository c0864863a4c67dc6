import {
  type Filling,
  findDemoAccount,
  getSealer,
  loadSampleAccounts,
  loadSampleCoupons,
  loadSampleSite,
} from '@shuttle/server/filling'
import { enterBookings } from './backoffice/enter-bookings'
import { loadBackofficeOrders } from './backoffice/load-backoffice-orders'
import { addDemoPayers } from './demo-payers.repository'
import { loadDemoStaff } from './demo-staff'
import { loadMemberOrders } from './member/load-member-orders'

type Site = Pick<Filling, 'context' | 'sandbox'>

const hasAccounts = async ({ context: { db } }: Site): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * Fills an empty site: lines, fares, accounts, coupons, staff, and with `orders` those of the last five weeks. Each
 * part is added once, so an interrupted run can be continued; returns false and adds nothing if the database has
 * members and none of the demo.
 */
export const fillDemo = async (
  site: Site,
  options: { orders: boolean; print: (line: string) => void; signal?: AbortSignal },
): Promise<boolean> => {
  const { db, config, clock } = site.context
  if ((await hasAccounts(site)) && !(await findDemoAccount(db))) return false
  const now = clock.now()
  // First, because a later start recognizes the demo by these rows.
  await loadSampleAccounts(db, now)
  await loadSampleSite(db, now)
  await loadSampleCoupons(db, now)
  await addDemoPayers(db)
  await loadDemoStaff(db, getSealer(config), now)
  if (!options.orders) return true
  const placed = await loadMemberOrders(site.context, options.signal)
  if (options.signal?.aborted) return true
  const payments = await loadBackofficeOrders(site.context)
  enterBookings(site.sandbox, payments)
  if (placed > 0)
    options.print(`the member of the demo has ${placed} orders, and other members ${payments.length} paid ones`)
  return true
}
