import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

type Db = Kysely<Database>

/** The paid order that has this pickup code now. */
export const findOrderOfPickupCode = async (db: Db, pickupCode: string): Promise<string | undefined> => {
  const order = db
    .selectFrom('orders')
    .select('order_no')
    .where('pickup_code', '=', pickupCode)
    .where('pickup_code', '<>', '')
  return (await order.where('paid_at', 'is not', null).executeTakeFirst())?.order_no
}

/** When a pickup code was replaced; undefined for one that never was. */
export const findReplacement = async (db: Db, pickupCode: string): Promise<Instant | undefined> => {
  const change = db.selectFrom('departure_changes').select('changed_at').where('void_pickup_code', '=', pickupCode)
  return (await change.executeTakeFirst())?.changed_at
}
