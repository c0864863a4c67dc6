import { toInstant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../database/types'
import type { CouponRow } from '../coupon-tables'

let count = 0

/** A coupon of the account, ten dollars off any ticket unless changed; returns its number. */
export const giveCoupon = async (
  db: Kysely<Database>,
  accountId: string | null,
  change: Partial<CouponRow> = {},
): Promise<string> => {
  count += 1
  const coupon_no = `T${count}`
  const names = { name_zh_cn: '优惠券', name_zh_hk: '優惠券', name_en: 'Coupon' }
  const worth = { kind: 'amount' as const, face_value: 1000, currency: 'HKD' as const, minimum_cents: 0 }
  const validity = { valid_from: toInstant('2026-11-01'), valid_until: toInstant('2027-01-01') }
  const limits = { lines: '', passenger_types: '', fare_types: '' }
  const owner = { account_id: accountId, code_hash: null, order_no: null, issue_no: null, state: 'unused' as const }
  await db
    .insertInto('coupons')
    .values({ coupon_no, ...names, ...worth, ...validity, ...limits, ...owner, ...change })
    .execute()
  return coupon_no
}

/** Pays for one ticket, whatever it costs. */
export const FREE_TICKET = { kind: 'freeTicket', face_value: 0, currency: '' } as const

export const couponState = async (db: Kysely<Database>, coupon_no: string) => {
  const coupon = db.selectFrom('coupons').select(['state', 'order_no']).where('coupon_no', '=', coupon_no)
  return coupon.executeTakeFirstOrThrow()
}
