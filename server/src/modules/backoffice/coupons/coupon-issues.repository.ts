import { type Cents, type CivilDate, civilDateAt, type Instant, toInstant } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import type { CouponIssueRow } from './coupon-issue-tables'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** The worth of what one person issued on this day (UTC+8) without a second one. */
export const sumIssuedAlone = async (db: Db, by: string, now: Instant): Promise<Cents> => {
  const { sum } = await db
    .selectFrom('coupon_issues')
    .select(sql<number>`coalesce(sum(worth_cents), 0)`.as('sum'))
    .where('issued_by', '=', by)
    .where('issued_at', '>=', toInstant(civilDateAt(now)))
    .where('state', '=', 'issued')
    .where('decided_by', '=', '')
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/**
 * The highest fare of these lines from a day on, in either currency; of all lines where none is named, or none has a
 * fare.
 */
export const findDearestFare = async (db: Db, lines: readonly string[], from: CivilDate): Promise<Cents> => {
  const fares = db
    .selectFrom('fares')
    .select(sql<number>`coalesce(max(greatest(cents_cny, cents_hkd)), 0)`.as('dearest'))
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', from)]))
  const ofLines = lines.length > 0 ? await fares.where('line_code', 'in', lines).executeTakeFirstOrThrow() : undefined
  return Number(ofLines?.dearest) || Number((await fares.executeTakeFirstOrThrow()).dearest)
}

/** Locks an issue until the transaction ends; undefined for an unknown number. */
export const lockIssue = (trx: Trx, issueNo: string): Promise<CouponIssueRow | undefined> =>
  trx.selectFrom('coupon_issues').selectAll().where('issue_no', '=', issueNo).forUpdate().executeTakeFirst()

export const hasCouponOf = async (db: Db, issueNo: string, accountId: string): Promise<boolean> => {
  const coupons = db.selectFrom('coupons').select('coupon_no').where('issue_no', '=', issueNo)
  return (await coupons.where('account_id', '=', accountId).limit(1).executeTakeFirst()) !== undefined
}

/** Ends the wait of a locked issue; returns how many of its coupons waited. */
export const endWait = async (
  trx: Trx,
  issueNo: string,
  { state, by, now }: { state: 'issued' | 'rejected'; by: string; now: Instant },
): Promise<number> => {
  const end = { state, decided_by: by, decided_at: now }
  await trx.updateTable('coupon_issues').set(end).where('issue_no', '=', issueNo).execute()
  const moved = await trx
    .updateTable('coupons')
    .set({ state: state === 'issued' ? 'unused' : 'cancelled' })
    .where('issue_no', '=', issueNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}
