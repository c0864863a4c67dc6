import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findOrderOwner } from './staff.repository'

/** No role may change, decide or refund an order of its own account. Throws STAFF_OWN_ORDER. */
export const assertNotOwn = (order: { account_id: string }, accountId: string): void => {
  if (order.account_id === accountId) throw new Refusal('STAFF_OWN_ORDER')
}

/** The same by a number; an unknown or missing order belongs to no account. */
export const assertOrderNotOwn = async (
  db: Kysely<Database>,
  orderNo: string | null | undefined,
  accountId: string,
): Promise<void> => {
  if (!orderNo) return
  const owner = await findOrderOwner(db, orderNo)
  if (owner !== undefined) assertNotOwn({ account_id: owner }, accountId)
}
