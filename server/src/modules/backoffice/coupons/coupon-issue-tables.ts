import type { Cents } from '@shuttle/domain'
import type { CouponIssue } from '@shuttle/domain/staff'

/** Coupons that were issued together. */
export interface CouponIssueRow {
  issue_no: string
  /** SHA-256 of the issuing account and the key of the form; the key itself is stored nowhere. */
  key_hash: string
  /** SHA-256 of the request. */
  request_hash: string
  /** Random; the codes are derived from it and the key. */
  salt: string
  receiver: CouponIssue['to']
  /** Number of coupons. */
  coupons: number
  issued_by: string
  issued_at: number
  /** What it can take off, in cents of whichever currency. */
  worth_cents: Cents
  /** Waiting: above the limit of a person and day, its coupons wait for a second person. */
  state: 'issued' | 'waiting' | 'rejected'
  /** Account of the second person; empty where none decided. */
  decided_by: string
  decided_at: number | null
}

declare module '../../../database/types' {
  interface Database {
    coupon_issues: CouponIssueRow
  }
}
