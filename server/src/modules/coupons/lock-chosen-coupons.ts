import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { presentRefusedCoupon } from './coupon.presenter'
import { lockCoupons } from './coupons.repository'

/** Locks what the order was priced with. Throws COUPON_NOT_USABLE when another order was faster since: all or nothing. */
export const lockChosenCoupons = async (
  trx: Transaction<Database>,
  orderNo: string,
  { accountId, coupons, now }: { accountId: string; coupons: readonly string[]; now: Instant },
): Promise<void> => {
  const [missing] = await lockCoupons(trx, { orderNo, accountId, numbers: coupons, now })
  if (missing !== undefined)
    throw new Refusal('COUPON_NOT_USABLE', presentRefusedCoupon({ couponNumber: missing, reason: 'LOCKED' }))
}
