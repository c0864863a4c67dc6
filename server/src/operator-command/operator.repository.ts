import type { Transaction } from 'kysely'
import type { Database } from '../database/types'

export const setLevel = async (trx: Transaction<Database>, accountId: string, level: number): Promise<void> => {
  await trx.updateTable('accounts').set({ level }).where('id', '=', accountId).execute()
}

/** Cancels coupons by their number, those that nobody has redeemed. */
export const cancelCoupons = async (trx: Transaction<Database>, numbers: readonly string[]): Promise<void> => {
  if (numbers.length === 0) return
  await trx
    .updateTable('coupons')
    .set({ state: 'cancelled' })
    .where('coupon_no', 'in', [...numbers])
    .where('state', '=', 'unused')
    .execute()
}

/** What an account may do and is paid by, for accounts that end. */
export const deleteRightsOf = async (trx: Transaction<Database>, accountIds: readonly string[]): Promise<void> => {
  if (accountIds.length === 0) return
  for (const table of ['staff_roles', 'staff_factors'] as const)
    await trx
      .deleteFrom(table)
      .where('account_id', 'in', [...accountIds])
      .execute()
}

export const deleteDemoPayers = async (trx: Transaction<Database>): Promise<void> => {
  await trx.deleteFrom('payment_payers').where('payer', 'like', 'oDemo%').execute()
}
