import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../database/types'
import { listAccountCoupons } from '../coupons'
import { listAccountOrders, viewOrders } from '../orders'
import { listPaymentData } from '../payments'
import { listAccountRequests } from '../refund-requests'
import { listSessions } from '../sessions'
import { findIdentity } from '../wechat'

/** Reads all that the service stores about a member. */
export const readAccountData = async (db: Kysely<Database>, account: AccountRow) => {
  const [sessions, identity, coupons, orders, payments, refundRequests] = await Promise.all([
    listSessions(db, account.id),
    findIdentity(db, account.id),
    listAccountCoupons(db, account.id),
    listAccountOrders(db, account.id),
    listPaymentData(db, account.id),
    listAccountRequests(db, account.id),
  ])
  return { account, sessions, identity, coupons, orders: await viewOrders(db, orders), ...payments, refundRequests }
}
export type AccountData = Awaited<ReturnType<typeof readAccountData>>
