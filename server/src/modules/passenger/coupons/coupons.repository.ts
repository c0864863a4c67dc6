import type { Coupon, FareType, Instant, PassengerType } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { CouponRow } from './coupon-tables'

type Db = Kysely<Database>

const listed = <Name extends string>(text: string): Name[] => text.split(',').filter(Boolean) as Name[]

export const toCoupon = (row: CouponRow): Coupon => ({
  couponNumber: row.coupon_no,
  kind: row.kind,
  faceValue: row.face_value,
  currency: row.currency === '' ? undefined : row.currency,
  minimumSpend: row.minimum_cents,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  lines: listed(row.lines),
  passengerTypes: listed<PassengerType>(row.passenger_types),
  fareTypes: listed<FareType>(row.fare_types),
  // Not usable until its issue is approved.
  state: row.state === 'waiting' ? 'cancelled' : row.state,
})

/** All coupons of a member, those that end first in front. */
export const findCoupons = (db: Db, accountId: string): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'waiting')
    .orderBy('valid_until')
    .orderBy('coupon_no')
    .execute()

/** The member's coupons of these numbers, in the given order; other members' coupons are not found. */
export const findOwnCoupons = async (db: Db, accountId: string, numbers: readonly string[]): Promise<Coupon[]> => {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'waiting')
    .where('coupon_no', 'in', numbers)
    .execute()
  return numbers.flatMap((number) => rows.filter((row) => row.coupon_no === number).map(toCoupon))
}

/**
 * Locks coupons for an order that was already inserted, by one guarded update. Returns those that another order took
 * first. Runs inside the caller's transaction.
 */
export const lockCoupons = async (
  trx: Transaction<Database>,
  lock: { orderNo: string; accountId: string; numbers: readonly string[]; now: Instant },
): Promise<string[]> => {
  const { orderNo, accountId, numbers, now } = lock
  if (numbers.length === 0) return []
  const taken = await trx
    .updateTable('coupons')
    .set({ state: 'locked', order_no: orderNo })
    .where('coupon_no', 'in', numbers)
    .where('account_id', '=', accountId)
    .where('state', '=', 'unused')
    .where('valid_until', '>', now)
    .returning('coupon_no')
    .execute()
  const got = new Set(taken.map((row) => row.coupon_no))
  const rows = [...got].map((coupon_no) => ({ order_no: orderNo, coupon_no }))
  if (rows.length > 0) await trx.insertInto('order_coupons').values(rows).execute()
  return numbers.filter((number) => !got.has(number))
}

/** Releases the coupons of an order that was cancelled or has expired; those that are used stay used. */
export const releaseCoupons = async (db: Db, orderNo: string): Promise<void> => {
  await db
    .updateTable('coupons')
    .set({ state: 'unused', order_no: null })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'locked')
    .execute()
}

/**
 * Returns the coupons that an order used to accounts that still exist, unused again; returns how many. A coupon that
 * has ended meanwhile stays ended.
 */
export const returnCoupons = async (trx: Transaction<Database>, orderNo: string): Promise<number> => {
  const returned = await trx
    .updateTable('coupons')
    .set({ state: 'unused', order_no: null })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'used')
    .where('account_id', 'in', (from) => from.selectFrom('accounts').select('id').where('deleted_at', 'is', null))
    .executeTakeFirst()
  return Number(returned.numUpdatedRows)
}

/** The order is paid: its coupons are spent. */
export const spendCoupons = async (trx: Transaction<Database>, orderNo: string): Promise<void> => {
  await trx
    .updateTable('coupons')
    .set({ state: 'used' })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'locked')
    .execute()
}

/**
 * Locks the coupons again that an order lost by its deadline: false, and nothing locked, when one is in use elsewhere.
 * A coupon that has ended meanwhile is honoured like the late payment.
 */
export const lockCouponsAgain = async (trx: Transaction<Database>, orderNo: string): Promise<boolean> => {
  const wanted = await trx.selectFrom('order_coupons').select('coupon_no').where('order_no', '=', orderNo).execute()
  if (wanted.length === 0) return true
  const numbers = wanted.map((row) => row.coupon_no)
  const locked = await trx
    .updateTable('coupons')
    .set({ state: 'locked', order_no: orderNo })
    .where('coupon_no', 'in', numbers)
    .where('state', '=', 'unused')
    .executeTakeFirst()
  if (Number(locked.numUpdatedRows) === numbers.length) return true
  await releaseCoupons(trx, orderNo)
  return false
}

/**
 * Redeems the coupon of a code by a guarded update, never one that this account issued or approved as staff; a code
 * that the member redeemed before returns its coupon again.
 */
export const takeCouponByCode = async (
  db: Db,
  { codeHash, accountId, now }: { codeHash: string; accountId: string; now: Instant },
): Promise<CouponRow | undefined> => {
  const taken = await db
    .updateTable('coupons')
    .set({ account_id: accountId })
    .where('code_hash', '=', codeHash)
    .where('account_id', 'is', null)
    .where('state', '=', 'unused')
    .where('valid_until', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('coupon_issues')
            .select('coupon_issues.issue_no')
            .whereRef('coupon_issues.issue_no', '=', 'coupons.issue_no')
            .where((is) => is.or([is('issued_by', '=', accountId), is('decided_by', '=', accountId)])),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  if (taken) return taken
  const own = db.selectFrom('coupons').selectAll().where('code_hash', '=', codeHash)
  return own.where('account_id', '=', accountId).executeTakeFirst()
}
