import {
  approveCouponIssueCall,
  couponTerms,
  issueCouponsCall,
  queryStaffCouponsCall,
  rejectCouponIssueCall,
  revokeCouponCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { registerStaffCall, type StaffCallInput } from '../staff'
import { cleanCouponIssue, cleanCouponTerms } from './clean-coupon-issue'
import { describeCouponSearch, readCouponQuery } from './coupon-search'
import { decideIssue } from './decide-issue'
import { issueCoupons } from './issue-coupons'
import { revokeCoupon } from './revoke-coupon'
import { presentStaffCoupon } from './staff-coupons.presenter'
import { findStaffCoupon, listStaffCoupons } from './staff-coupons.repository'

const ROWS_A_PAGE = 50

type Needed = 'body' | 'staff' | 'trx' | 'now' | 'audit'

/**
 * Coupons in the back office: find, issue, decide as the second person, revoke. The audit records terms and counts,
 * never a code or an address.
 */
export const registerStaffCoupons = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryStaffCouponsCall, async ({ body, staff, language, trx, now, audit }) => {
    const { state, q, before, pageSize = ROWS_A_PAGE } = body
    audit({ before: describeCouponSearch(body) })
    const filter = { state, ...readCouponQuery(q), now }
    const rows = await listStaffCoupons(trx, filter, { before, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      rows: shown.map((row) => presentStaffCoupon(row, { language, now, reader: staff.accountId })),
      next: rows.length > pageSize ? shown.at(-1)?.coupon_no : undefined,
    }
  })

  registerStaffCall(app, context, issueCouponsCall, async ({ body, staff, trx, now, audit }) => {
    const terms = cleanCouponTerms(body.terms)
    const issue = cleanCouponIssue(body.issue)
    const { to, emails, count } = issue
    const requested = { to, members: emails.length, count, terms: z.encode(couponTerms, terms) }
    audit({ object: { kind: 'coupon-issue', id: '' }, before: requested })
    const issued = await issueCoupons(trx, {
      ...{ terms, issue, key: body.key, by: staff.accountId, limit: context.config.staffCouponLimit, now },
    })
    audit({
      object: { kind: 'coupon-issue', id: issued.issueNo },
      after: { issued: issued.issued, waits: issued.isWaiting },
    })
    return issued
  })

  const decide = async (
    { body: { issueNo }, staff, trx, now, audit }: Pick<StaffCallInput<typeof approveCouponIssueCall>, Needed>,
    state: 'issued' | 'rejected',
  ) => {
    audit({ object: { kind: 'coupon-issue', id: issueNo }, before: { state: 'waiting' } })
    const coupons = await decideIssue(trx, { issueNo, state, by: staff.accountId, now })
    audit({ after: { state, coupons } })
    return { issueNo, state, coupons }
  }
  registerStaffCall(app, context, approveCouponIssueCall, (input) => decide(input, 'issued'))
  registerStaffCall(app, context, rejectCouponIssueCall, (input) => decide(input, 'rejected'))

  registerStaffCall(app, context, revokeCouponCall, async ({ body, staff, language, trx, now, audit }) => {
    const { couponNumber } = body
    audit({ object: { kind: 'coupon', id: couponNumber } })
    const before = await revokeCoupon(trx, couponNumber)
    audit({ before: { state: before }, after: { state: 'cancelled' } })
    const coupon = await findStaffCoupon(trx, couponNumber)
    if (!coupon) throw new Refusal('STAFF_COUPON_UNKNOWN')
    return presentStaffCoupon(coupon, { language, now, reader: staff.accountId })
  })
}
