import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../database/types'

/** Orders whose money does not add up: paid is not retained plus fee plus refunded. */
export const listWrongSums = async (db: Kysely<Database>) =>
  (
    await sql`select orders.order_no from orders where paid_at is not null and due_cents <>
      (select coalesce(sum(paid_cents), 0) from tickets where order_no = orders.order_no and status = 'valid')
      + (select coalesce(sum(fee_cents + refund_cents), 0) from refund_items join refunds using (refund_no)
        where order_no = orders.order_no)`.execute(db)
  ).rows
