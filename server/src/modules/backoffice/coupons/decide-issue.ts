import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { endWait, hasCouponOf, lockIssue } from './coupon-issues.repository'

/**
 * Decides about coupons that wait, as the second person; returns how many coupons changed. Throws STAFF_COUPON_UNKNOWN,
 * STAFF_COUPON_ISSUE_CLOSED with how it ended, STAFF_COUPON_ISSUE_OWN, and STAFF_COUPON_OWN_ACCOUNT for a receiver who
 * approves.
 */
export const decideIssue = async (
  trx: Transaction<Database>,
  { issueNo, state, by, now }: { issueNo: string; state: 'issued' | 'rejected'; by: string; now: Instant },
): Promise<number> => {
  const issue = await lockIssue(trx, issueNo)
  if (!issue) throw new Refusal('STAFF_COUPON_UNKNOWN')
  if (issue.state !== 'waiting') throw new Refusal('STAFF_COUPON_ISSUE_CLOSED', { endState: issue.state })
  if (issue.issued_by === by) throw new Refusal('STAFF_COUPON_ISSUE_OWN')
  if (state === 'issued' && (await hasCouponOf(trx, issueNo, by))) throw new Refusal('STAFF_COUPON_OWN_ACCOUNT')
  return endWait(trx, issueNo, { state, by, now })
}
