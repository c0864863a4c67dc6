import type { CivilDate, Instant } from '@shuttle/domain'
import type { DisruptionScope } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** Rides that do not run, as staff declared them. */
export interface CancelledRides extends DisruptionScope {
  declaredAt: Instant
}

const inForce = (db: Kysely<Database>, from: CivilDate) =>
  db
    .selectFrom('disruptions')
    .where('disruptions.date_until', '>=', from)
    .where('disruptions.state', '<>', 'cancelled')
    .where('disruptions.is_sold_again', '=', false)
    .select([
      'disruptions.line_code as lineCode',
      'disruptions.date_from as from',
      'disruptions.date_until as until',
      'disruptions.begin_time as beginTime',
      'disruptions.declared_at as declaredAt',
    ])

/** Cancelled rides of this day and later. */
export const listCancelledRides = (db: Kysely<Database>, from: CivilDate): Promise<CancelledRides[]> =>
  inForce(db, from).execute()

/** The same, for these orders: those whose tickets the disruption refunds or has refunded. */
export const listCancelledRidesOf = async (
  db: Kysely<Database>,
  orderNumbers: readonly string[],
  from: CivilDate,
): Promise<Array<CancelledRides & { orderNo: string }>> =>
  orderNumbers.length === 0
    ? []
    : inForce(db, from)
        .innerJoin('disruption_orders', 'disruption_orders.disruption_no', 'disruptions.disruption_no')
        .where('disruption_orders.order_no', 'in', orderNumbers)
        .where('disruption_orders.state', 'in', ['waiting', 'refunded', 'failed'])
        .select('disruption_orders.order_no as orderNo')
        .execute()
