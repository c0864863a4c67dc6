import type { Kysely, Transaction } from 'kysely'
import type { Database, DepartureChangeRow } from '../../../database/types'

/** A change of any order of the account with this request key. */
export const findChangeUnderKey = (
  db: Kysely<Database>,
  accountId: string,
  key: string,
): Promise<DepartureChangeRow | undefined> =>
  db
    .selectFrom('departure_changes')
    .innerJoin('orders', 'orders.order_no', 'departure_changes.order_no')
    .selectAll('departure_changes')
    .where('orders.account_id', '=', accountId)
    .where('request_key', '=', key)
    .executeTakeFirst()

/** Fails where the order was changed before: there is one change of an order. */
export const addChange = async (trx: Transaction<Database>, change: DepartureChangeRow): Promise<void> => {
  await trx.insertInto('departure_changes').values(change).execute()
}
