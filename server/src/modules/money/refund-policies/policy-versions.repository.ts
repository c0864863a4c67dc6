import type { CivilDate, RefundPolicy } from '@shuttle/domain'
import type { PolicyEnds } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { toPolicy } from './refund-policies.repository'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** A version with the end that staff chose for it. */
export type StoredPolicy = RefundPolicy & { chosenUntil: CivilDate | undefined }

/** Every version, by the day it begins. */
export const listPolicies = async (db: Db): Promise<StoredPolicy[]> => {
  const rows = await db.selectFrom('refund_policies').selectAll().orderBy('id').execute()
  return rows
    .map((row) => ({ ...toPolicy(row), chosenUntil: row.chosen_to ?? undefined }))
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''))
}

/** The same, locked until the transaction ends: a concurrent edit waits, and reads what this one wrote. */
export const lockPolicies = async (trx: Trx): Promise<StoredPolicy[]> => {
  await trx.selectFrom('refund_policies').select('id').orderBy('id').forUpdate().execute()
  // Read again: a version that was added while this transaction waited for the locks is in no locked row.
  return listPolicies(trx)
}

export const insertPolicy = async (trx: Trx, policy: StoredPolicy): Promise<void> => {
  await trx
    .insertInto('refund_policies')
    .values({
      id: policy.id,
      valid_from: policy.from ?? null,
      valid_to: policy.until ?? null,
      chosen_to: policy.chosenUntil ?? null,
      clock: policy.clock,
      tiers: JSON.stringify(policy.tiers),
      cutoff_minutes: policy.cutoffMinutes,
      is_automatic: policy.isAutomatic,
      rounding: policy.rounding,
      minimum_fee_cents: policy.minimumFee,
      coupon_orders: policy.couponOrders,
      discounted_tickets: policy.discountedTickets,
      line_codes: JSON.stringify(policy.lineCodes),
      fare_types: JSON.stringify(policy.fareTypes),
      is_force_majeure_full: policy.isForceMajeureFull,
      window_days: policy.windowDays ?? null,
    })
    .execute()
}

export const deletePolicy = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('refund_policies').where('id', '=', id).execute()
}

/** Updates the ends of these versions where they have changed. */
export const storePolicyEnds = async (trx: Trx, before: readonly StoredPolicy[], ends: PolicyEnds): Promise<void> => {
  for (const { id, until } of before) {
    const end = ends.get(id)
    if (!ends.has(id) || end === until) continue
    await trx
      .updateTable('refund_policies')
      .set({ valid_to: end ?? null })
      .where('id', '=', id)
      .execute()
  }
}
