import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, count, moment, sentNumber } from '../scalars'

export const COUPON_STATE_CODES = ['UNUSED', 'LOCKED', 'USED', 'EXPIRED', 'CANCELLED', 'WAITING'] as const

const codes = z.array(code).check(z.maxLength(100))
const name = z.string().check(z.maxLength(500))

/** A coupon as staff see it. */
export const staffCouponRow = z.looseObject({
  voucherNo: z.string(),
  /** Of the issue it came with; empty for one from before issues were kept. */
  issueNo: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /** `amount`, `freeTicket` or `percent`; the value as in `couponRow`. */
  kind: z.string(),
  faceValue: cents,
  /** 1 yuan, 2 Hong Kong dollars, empty for both. */
  currency: code,
  minSpend: cents,
  beginTime: moment,
  endTime: moment,
  lineCodes: z.array(z.string()),
  ticketTypes: z.array(code),
  feeTypes: z.array(code),
  state: code,
  /** E-mail of its member, masked; empty while its code waits, and for a member without one. */
  email: z.string(),
  /** Its code was not redeemed yet. */
  waits: z.boolean(),
  /** The order that holds or used it; empty without one. */
  orderNo: z.string(),
  /** Of a coupon that waits for a second person: its whole issue. */
  issue: z.optional(
    z.looseObject({
      issueNo: z.string(),
      coupons: count,
      /** What it can take off, in cents of whichever currency. */
      worth: cents,
      /** E-mail of who issued it; empty for an account that is gone. */
      issuedBy: z.string(),
      /** Issued by who reads this: a colleague decides. */
      own: z.boolean(),
    }),
  ),
})

/** Coupons, the highest numbers first, below `beforeVoucherNo` where one is given; `pageSize` from 1 to 100. */
export const queryStaffCoupons = defineCall({
  path: 'staff/query.coupons',
  access: 'coupon.inspect',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    state: z.optional(z.enum(COUPON_STATE_CODES)),
    /** Number of a coupon, an issue or an order, or a part of the e-mail of a member. */
    q: z.optional(z.string().check(z.maxLength(100))),
    beforeVoucherNo: z.optional(z.string().check(z.maxLength(64))),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(staffCouponRow),
      /** Where the next page begins; empty on the last. */
      nextVoucherNo: z.string(),
    }),
  }),
})

/**
 * Issues coupons to members, or as codes. Repeated under its key it answers the same coupons and issues none; other terms under the same
 * key are refused. Nothing is issued where an e-mail belongs to no member: the refusal names them in `emails`.
 */
export const issueCoupons = defineCall({
  path: 'staff/issue.coupons',
  access: 'coupon.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    /** Made by the form, random; codes follow from it, so it is nowhere stored. */
    issueKey: z.string().check(z.regex(/^[0-9a-f]{32,64}$/)),
    nameZhHk: name,
    nameZhCn: name,
    nameEn: name,
    kind: z.enum(['amount', 'freeTicket', 'percent']),
    faceValue: sentNumber,
    currency: z.enum(['', '1', '2']),
    minSpend: sentNumber,
    beginTime: moment,
    endTime: moment,
    lineCodes: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(100)),
    ticketTypes: codes,
    feeTypes: codes,
    to: z.enum(['MEMBERS', 'CODES']),
    emails: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000)),
    /** Coupons for each member, or codes. */
    count: sentNumber,
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      issueNo: z.string(),
      /** Coupons that were issued. */
      issued: count,
      /** Above the limit of a person and day: they are of no use until a second person approves. */
      waits: z.optional(z.boolean()),
      /** Of an issue of codes, this once: only their hashes are stored. */
      codes: z.array(z.looseObject({ voucherNo: z.string(), couponCode: z.string() })),
    }),
  }),
})

const issueDecision = {
  access: 'coupon.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ issueNo: z.string().check(z.maxLength(64)) }),
  answer: z.looseObject({
    responseData: z.looseObject({
      issueNo: z.string(),
      /** ISSUED or REJECTED. */
      state: code,
      /** Coupons that the decision moved. */
      coupons: count,
    }),
  }),
} as const

/** Approves an issue that waits, as the second person; never by who issued it, nor by one of its receivers. */
export const approveCouponIssue = defineCall({ path: 'staff/approve.coupon.issue', ...issueDecision })

/** Rejects an issue that waits: its coupons are revoked. */
export const rejectCouponIssue = defineCall({ path: 'staff/reject.coupon.issue', ...issueDecision })

/** Takes back a coupon that is in no order; one that was taken back before is answered as it is. */
export const revokeCoupon = defineCall({
  path: 'staff/revoke.coupon',
  access: 'coupon.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ voucherNo: z.string().check(z.maxLength(64)) }),
  answer: z.looseObject({ responseData: staffCouponRow }),
})
