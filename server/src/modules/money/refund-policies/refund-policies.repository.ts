import {
  type CivilDate,
  type FareType,
  PURCHASE_READING,
  type RefundPolicy,
  type RefundTier,
  refundPolicyAt,
  type SoldProduct,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { RefundPolicyRow } from './refund-policy-table'

type Db = Kysely<Database>

export const toPolicy = (row: RefundPolicyRow): RefundPolicy => ({
  id: row.id,
  from: row.valid_from ?? undefined,
  until: row.valid_to ?? undefined,
  clock: row.clock,
  tiers: (JSON.parse(row.tiers) as Partial<RefundTier>[]).map(({ minutes, basisPoints = 0 }) => ({
    minutes,
    basisPoints,
  })),
  cutoffMinutes: row.cutoff_minutes,
  isAutomatic: row.is_automatic,
  rounding: row.rounding,
  minimumFee: row.minimum_fee_cents,
  couponOrders: row.coupon_orders,
  discountedTickets: row.discounted_tickets,
  lineCodes: JSON.parse(row.line_codes) as string[],
  fareTypes: JSON.parse(row.fare_types) as FareType[],
  isForceMajeureFull: row.is_force_majeure_full,
  windowDays: row.window_days ?? undefined,
})

/** The default where no row exists: the policy that a buyer consents to (D1.1). */
export const UNDATED_POLICY: RefundPolicy = { id: '', from: undefined, until: undefined, ...PURCHASE_READING }

/** The row under which a product is sold on a day, or undefined. Without a product, the general one. */
export const findRefundPolicy = async (
  db: Db,
  date: CivilDate,
  product?: SoldProduct,
): Promise<RefundPolicy | undefined> => {
  const rows = await db.selectFrom('refund_policies').selectAll().execute()
  return refundPolicyAt(rows.map(toPolicy), date, product)
}

/** The version an order was sold under; older orders have the policy that their buyers consented to. */
export const findPolicyOfOrder = async (db: Db, order: { refund_policy_id?: string | null }): Promise<RefundPolicy> => {
  if (!order.refund_policy_id) return UNDATED_POLICY
  const row = await db
    .selectFrom('refund_policies')
    .selectAll()
    .where('id', '=', order.refund_policy_id)
    .executeTakeFirst()
  return row ? toPolicy(row) : UNDATED_POLICY
}
