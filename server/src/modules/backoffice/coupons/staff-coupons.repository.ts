import type { Instant } from '@shuttle/domain'
import type { StaffCouponState } from '@shuttle/wire/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { CouponRow } from '../../passenger/coupons'
import { membersByAddress } from '../../passenger/sessions'
import type { CouponIssueRow } from './coupon-issue-tables'

type Db = Kysely<Database>

/** A coupon with the address of its member, whole; null without one. */
export type StaffCouponRow = CouponRow & {
  email: string | null
  /** Of its issue; null for one from before issues were stored. */
  issued_by: string | null
  issued_coupons: number | null
  issued_worth: number | null
  issuer_email: string | null
}

export interface CouponFilter {
  state: StaffCouponState | undefined
  /** Of a coupon, an issue or an order. */
  number: string | undefined
  /** A part of the address of a member; a text that may be a number too fits by either. */
  address: string | undefined
  now: Instant
}

const coupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .leftJoin('accounts', 'accounts.id', 'coupons.account_id')
    .leftJoin('coupon_issues', 'coupon_issues.issue_no', 'coupons.issue_no')
    .leftJoin('accounts as issuer', 'issuer.id', 'coupon_issues.issued_by')
    .selectAll('coupons')
    .select(['accounts.email', 'issuer.email as issuer_email', 'coupon_issues.issued_by'])
    .select(['coupon_issues.coupons as issued_coupons', 'coupon_issues.worth_cents as issued_worth'])

/** Coupons that fit, the highest numbers first, below `before`. */
export const listStaffCoupons = (
  db: Db,
  { state, number, address, now }: CouponFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StaffCouponRow[]> => {
  let query = coupons(db).orderBy('coupon_no', 'desc').limit(limit)
  if (before !== undefined) query = query.where('coupons.coupon_no', '<', before)
  // An unused coupon expires by itself.
  if (state === 'unused') query = query.where('coupons.state', '=', 'unused').where('valid_until', '>', now)
  else if (state === 'expired') query = query.where('coupons.state', '=', 'unused').where('valid_until', '<=', now)
  else if (state) query = query.where('coupons.state', '=', state)
  if (number !== undefined)
    query = query.where((where) =>
      where.or([
        where('coupons.coupon_no', '=', number),
        where('coupons.issue_no', '=', number),
        where('coupons.order_no', '=', number),
        ...(address === undefined ? [] : [where('coupons.account_id', 'in', membersByAddress(address))]),
      ]),
    )
  return query.execute()
}

export const findStaffCoupon = (db: Db, couponNo: string): Promise<StaffCouponRow | undefined> =>
  coupons(db).where('coupon_no', '=', couponNo).executeTakeFirst()

/** Locks a coupon: an order that uses it waits until the transaction ends. */
export const lockCoupon = (trx: Transaction<Database>, couponNo: string): Promise<CouponRow | undefined> =>
  trx.selectFrom('coupons').selectAll().where('coupon_no', '=', couponNo).forUpdate().executeTakeFirst()

export const cancelCoupon = async (trx: Transaction<Database>, couponNo: string): Promise<void> => {
  await trx.updateTable('coupons').set({ state: 'cancelled' }).where('coupon_no', '=', couponNo).execute()
}

/** Members of these addresses; none of them can be deleted or joined to another before the transaction ends. */
export const lockMembers = (trx: Transaction<Database>, emails: readonly string[]) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()

/** Begins an issue; false where its key was used before. */
export const addIssue = async (trx: Transaction<Database>, row: CouponIssueRow): Promise<boolean> => {
  const added = trx
    .insertInto('coupon_issues')
    .values(row)
    .onConflict((key) => key.column('key_hash').doNothing())
  return (await added.returning('issue_no').executeTakeFirst()) !== undefined
}

export const findIssue = (db: Db, keyHash: string): Promise<CouponIssueRow | undefined> =>
  db.selectFrom('coupon_issues').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()

/** A statement takes 65,535 values. */
const ROWS_A_STATEMENT = 500

export const addCoupons = async (trx: Transaction<Database>, rows: readonly CouponRow[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await trx
      .insertInto('coupons')
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute()
}

/** Numbers of the coupons of an issue by the hashes of their codes. */
export const findIssuedByHash = async (db: Db, issueNo: string): Promise<Map<string | null, string>> => {
  const rows = db.selectFrom('coupons').select(['coupon_no', 'code_hash']).where('issue_no', '=', issueNo)
  return new Map((await rows.execute()).map((row) => [row.code_hash, row.coupon_no]))
}
