/**
 * One version of the refund policy; lists are JSON texts. Orders name their row, so a row is never changed, only ended.
 */
export interface RefundPolicyRow {
  id: string
  /** First day of sale; `null` means always before. */
  valid_from: string | null
  /** First day of sale on which it is no longer valid; `null` means for ever. */
  valid_to: string | null
  /** The end that staff chose; `valid_to` is that, or where the next one begins. */
  chosen_to: string | null
  clock: 'sinceSale' | 'beforeDeparture'
  /** `[{minutes, basisPoints}]`; the last without minutes. */
  tiers: string
  cutoff_minutes: number
  is_automatic: boolean
  rounding: 'cent' | 'unit'
  minimum_fee_cents: number
  coupon_orders: 'byHand' | 'cashPart'
  discounted_tickets: 'asOthers' | 'byHand'
  line_codes: string
  fare_types: string
  is_force_majeure_full: boolean
  window_days: number | null
}

declare module '../../../database/types' {
  interface OrderRow {
    /** The version it was sold under; `null` for orders older than the record, and where no row existed. */
    refund_policy_id: string | null
  }
  interface Database {
    refund_policies: RefundPolicyRow
  }
}
