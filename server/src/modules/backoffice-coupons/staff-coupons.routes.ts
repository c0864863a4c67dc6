import {
  approveCouponIssueCall,
  issueCouponsCall,
  queryStaffCouponsCall,
  rejectCouponIssueCall,
  revokeCouponCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { registerStaffCall, type StaffCallInput } from '../staff'
import { readCouponIssue } from './coupon-issue.request'
import { describeCouponSearch, readCouponNumber, readCouponSearch } from './coupon-search.request'
import { decideIssue } from './decide-issue'
import { issueCoupons } from './issue-coupons'
import { revokeCoupon } from './revoke-coupon'
import { presentCouponPage, presentIssue, presentStaffCoupon } from './staff-coupons.presenter'
import { findStaffCoupon, listStaffCoupons } from './staff-coupons.repository'

type Needed = 'body' | 'staff' | 'trx' | 'now' | 'audit'

/**
 * Coupons in the back office: find, issue, decide as the second person, revoke. The audit records terms and counts,
 * never a code or an address.
 */
export const registerStaffCoupons = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryStaffCouponsCall, async ({ body, staff, language, trx, now, audit }) => {
    const { before, pageSize, ...search } = readCouponSearch(body)
    audit({ before: describeCouponSearch(body) })
    const rows = await listStaffCoupons(trx, { ...search, now }, { before, limit: pageSize + 1 })
    return { responseData: presentCouponPage(rows, { pageSize, language, now, reader: staff.accountId }) }
  })

  registerStaffCall(app, context, issueCouponsCall, async ({ body, staff, trx, now, audit }) => {
    const { terms, issue } = readCouponIssue(body)
    const requested = { to: issue.to, members: issue.emails.length, count: issue.count, terms }
    audit({ object: { kind: 'coupon-issue', id: '' }, before: requested })
    const issued = await issueCoupons(trx, {
      ...{ terms, issue, key: body.issueKey, by: staff.accountId, limit: context.config.staffCouponLimit, now },
    })
    audit({
      object: { kind: 'coupon-issue', id: issued.issueNo },
      after: { issued: issued.issued, waits: issued.isWaiting },
    })
    return { responseData: presentIssue(issued) }
  })

  const decide = async (
    { body: { issueNo }, staff, trx, now, audit }: Pick<StaffCallInput<typeof approveCouponIssueCall>, Needed>,
    state: 'issued' | 'rejected',
  ) => {
    audit({ object: { kind: 'coupon-issue', id: issueNo }, before: { state: 'waiting' } })
    const coupons = await decideIssue(trx, { issueNo, state, by: staff.accountId, now })
    audit({ after: { state, coupons } })
    return { responseData: { issueNo, state: state.toUpperCase(), coupons } }
  }
  registerStaffCall(app, context, approveCouponIssueCall, (input) => decide(input, 'issued'))
  registerStaffCall(app, context, rejectCouponIssueCall, (input) => decide(input, 'rejected'))

  registerStaffCall(app, context, revokeCouponCall, async ({ body, staff, language, trx, now, audit }) => {
    const couponNo = readCouponNumber(body)
    audit({ object: { kind: 'coupon', id: couponNo } })
    const before = await revokeCoupon(trx, couponNo)
    audit({ before: { state: before }, after: { state: 'cancelled' } })
    const coupon = await findStaffCoupon(trx, couponNo)
    if (!coupon) throw new Refusal('STAFF_COUPON_UNKNOWN')
    return { responseData: presentStaffCoupon(coupon, { language, now, reader: staff.accountId }) }
  })
}
