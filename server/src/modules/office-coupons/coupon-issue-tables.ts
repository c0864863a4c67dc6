import type { Cents } from '@shuttle/domain'
import type { CouponIssue } from '@shuttle/domain/staff'

/** Coupons that were issued together. */
export interface CouponIssueRow {
  issue_no: string
  /** SHA-256 of who issued it and the key of the form, which is stored nowhere. */
  key_hash: string
  /** SHA-256 of what was asked for. */
  request_hash: string
  /** Random; the codes follow from it and the key. */
  salt: string
  receiver: CouponIssue['to']
  /** How many there are. */
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

declare module '../../database/types' {
  interface Database {
    coupon_issues: CouponIssueRow
  }
}
