import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import type { CouponRow } from '../../passenger/coupons'
import { cancelCoupon, lockCoupon } from './staff-coupons.repository'

/**
 * Revokes a coupon that is in no order; returns its state before. A revoked coupon stays revoked. Throws
 * STAFF_COUPON_UNKNOWN, STAFF_COUPON_LOCKED and STAFF_COUPON_USED.
 */
export const revokeCoupon = async (trx: Transaction<Database>, couponNo: string): Promise<CouponRow['state']> => {
  const coupon = await lockCoupon(trx, couponNo)
  if (!coupon) throw new Refusal('STAFF_COUPON_UNKNOWN')
  if (coupon.state === 'locked') throw new Refusal('STAFF_COUPON_LOCKED')
  if (coupon.state === 'used') throw new Refusal('STAFF_COUPON_USED')
  if (coupon.state === 'unused' || coupon.state === 'waiting') await cancelCoupon(trx, couponNo)
  return coupon.state
}
