import { CURRENCY, FARE_TYPE, PASSENGER_TYPE, readCode, toCode } from '@shuttle/calls/staff'
import { ApiError, isApiError } from '@shuttle/contracts'
import {
  type Cents,
  COUPON_KINDS,
  COUPON_STATES,
  type Coupon,
  type FareType,
  type PassengerType,
} from '@shuttle/domain'
import type { CouponIssue, CouponTerms } from '@shuttle/domain/staff'
import {
  approveCouponIssueCall,
  COUPON_STATE_CODES,
  issueCouponsCall,
  queryStaffCouponsCall,
  rejectCouponIssueCall,
  revokeCouponCall,
  type staffCouponRow,
} from '@shuttle/wire/staff'
import { readMoment, writeMoment } from './moment'
import { staffCall } from './staff-call'

/** The states that passengers know, and `waiting` for a second person. */
export const STAFF_COUPON_STATES = [...COUPON_STATES, 'waiting'] as const
export type StaffCouponState = (typeof STAFF_COUPON_STATES)[number]

/** An issue that waits for a second person. */
export interface WaitingIssue {
  issueNo: string
  coupons: number
  /** The largest discount, in cents of the coupon's currency. */
  worth: Cents
  /** E-mail; empty for a deleted account. */
  issuedBy: string
  /** Issued by the signed-in member of staff: a colleague decides. */
  isOwn: boolean
}

/** A coupon as staff see it. */
export interface StaffCoupon extends Omit<Coupon, 'state'> {
  state: StaffCouponState
  /** The issue that it waits with. */
  waiting: WaitingIssue | undefined
  /** In the language of the request. */
  name: string
  /** Empty for a coupon that is older than issue records. */
  issueNo: string
  /** Masked; empty while its code is not redeemed, and for a member without one. */
  email: string
  /** Its code is not redeemed yet. */
  isWaiting: boolean
  /** The order that reserves or used it; empty without one. */
  orderNo: string
}

type Row = (typeof staffCouponRow)['_zod']['output']

const readKnown = <Name extends string>(names: readonly Name[], raw: string): Name => {
  const known = names.find((name) => name === raw)
  if (known === undefined) throw new ApiError({ kind: 'unreadable', code: raw })
  return known
}

const fromWire = (row: Row): StaffCoupon => ({
  couponNumber: row.voucherNo,
  issueNo: row.issueNo,
  name: row.name,
  kind: readKnown(COUPON_KINDS, row.kind),
  faceValue: row.faceValue,
  currency: CURRENCY[row.currency],
  minimumSpend: row.minSpend,
  validFrom: readMoment(row.beginTime),
  validUntil: readMoment(row.endTime),
  lines: row.lineCodes,
  passengerTypes: row.ticketTypes.map((code) => readCode(PASSENGER_TYPE, code) as PassengerType),
  fareTypes: row.feeTypes.map((code) => readCode(FARE_TYPE, code) as FareType),
  waiting: row.issue && {
    issueNo: row.issue.issueNo,
    coupons: row.issue.coupons,
    worth: row.issue.worth,
    issuedBy: row.issue.issuedBy,
    isOwn: row.issue.own,
  },
  state: readKnown(STAFF_COUPON_STATES, row.state.toLowerCase()),
  email: row.email,
  isWaiting: row.waits,
  orderNo: row.orderNo,
})

/** Search state of coupons; strings of the URL. */
export interface CouponSearch {
  /** Number of a coupon, an issue or an order, or the full e-mail of a member. */
  q: string
  /** A state as the wire spells it; empty is every state. */
  state: string
  /** Last number of the previous page; empty for the first page. */
  before: string
}

export interface CouponPage {
  rows: StaffCoupon[]
  /** Cursor of the next page; empty on the last one. */
  next: string
}

/** A page of coupons, the highest numbers first. Throws `ApiError`. */
export const fetchStaffCoupons = async (
  { q, state, before }: CouponSearch,
  signal?: AbortSignal,
): Promise<CouponPage> => {
  const known = COUPON_STATE_CODES.find((code) => code === state)
  const body = { ...(q && { q }), ...(known && { state: known }), ...(before && { beforeVoucherNo: before }) }
  const { responseData } = await staffCall(queryStaffCouponsCall, body, signal && { signal })
  return { rows: responseData.rows.map(fromWire), next: responseData.nextVoucherNo }
}

export interface CouponOrder {
  terms: CouponTerms
  issue: CouponIssue
  /** The same for each try of one form: sent twice, it issues once. */
  key: string
}

export interface IssuedCoupons {
  issueNo: string
  issued: number
  /** The coupons cannot be used before a second person approves. */
  isWaiting: boolean
  /** Codes of the issue; the service does not store them. */
  codes: { couponNumber: string; code: string }[]
}

/**
 * Issues coupons to members, or as codes. Throws `ApiError`, `refused` with STAFF_COUPON_RECEIVER_UNKNOWN and others.
 */
export const issueCoupons = async ({ terms, issue, key }: CouponOrder): Promise<IssuedCoupons> => {
  const { responseData } = await staffCall(issueCouponsCall, {
    issueKey: key,
    nameZhHk: terms.nameZhHk,
    nameZhCn: terms.nameZhCn,
    nameEn: terms.nameEn,
    kind: terms.kind,
    faceValue: terms.faceValue,
    currency: terms.currency === undefined ? '' : (toCode(CURRENCY, terms.currency) as '1' | '2'),
    minSpend: terms.minimumSpend,
    beginTime: writeMoment(terms.validFrom),
    endTime: writeMoment(terms.validUntil),
    lineCodes: [...terms.lines],
    ticketTypes: terms.passengerTypes.map((type) => toCode(PASSENGER_TYPE, type)),
    feeTypes: terms.fareTypes.map((type) => toCode(FARE_TYPE, type)),
    to: issue.to === 'codes' ? 'CODES' : 'MEMBERS',
    emails: issue.to === 'codes' ? [] : [...issue.emails],
    count: issue.count,
  })
  const { issueNo, issued, waits = false, codes } = responseData
  return {
    issueNo,
    issued,
    isWaiting: waits,
    codes: codes.map(({ voucherNo, couponCode }) => ({ couponNumber: voucherNo, code: couponCode })),
  }
}

/** Addresses that a refused issue names; empty for another failure. */
export const findRefusedReceivers = (error: unknown): string[] => {
  const emails = isApiError(error) ? (error.data as { emails?: unknown } | null | undefined)?.emails : undefined
  return Array.isArray(emails) ? emails.filter((email) => typeof email === 'string') : []
}

/**
 * Decides about a waiting issue, as the second person. Throws `ApiError`: `refused` with STAFF_COUPON_ISSUE_OWN and
 * others.
 */
export const decideIssue = async (issueNo: string, decision: 'approve' | 'reject'): Promise<number> => {
  const call = decision === 'approve' ? approveCouponIssueCall : rejectCouponIssueCall
  return (await staffCall(call, { issueNo })).responseData.coupons
}

/** Throws `ApiError`: `refused` with STAFF_COUPON_LOCKED, STAFF_COUPON_USED or STAFF_COUPON_UNKNOWN. */
export const revokeCoupon = async (couponNumber: string): Promise<StaffCoupon> =>
  fromWire((await staffCall(revokeCouponCall, { voucherNo: couponNumber })).responseData)
