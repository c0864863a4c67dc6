import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { presentCouponViolation } from './coupon.presenter'
import { lockCoupons } from './coupons.repository'

/** Locks what the order was priced with. Throws COUPON_NOT_USABLE when another order took one meanwhile: all or nothing. */
export const lockChosenCoupons = async (
  trx: Transaction<Database>,
  orderNo: string,
  { accountId, coupons, now }: { accountId: string; coupons: readonly string[]; now: Instant },
): Promise<void> => {
  const [missing] = await lockCoupons(trx, { orderNo, accountId, numbers: coupons, now })
  if (missing !== undefined)
    throw new Refusal('COUPON_NOT_USABLE', presentCouponViolation({ couponNumber: missing, reason: 'LOCKED' }))
}
