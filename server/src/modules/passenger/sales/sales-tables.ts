import type { Promotion, SalesRule } from '@shuttle/domain'

/** One dated row of the sales policy; lists are joined by commas, days are half-open, `null` is unlimited. */
export interface SalesRuleRow {
  id: string
  kind: SalesRule['kind']
  /** Of rules that sell or restrict. */
  fare_types: string
  /** Of rules that restrict or give notice. */
  above_level: number
  /** Of rules that require names. */
  need: '' | 'required' | 'optional'
  notice: '' | 'RESERVED_ONLY'
  /** Line codes, and station codes for every line with that end. */
  applies_to: string
  valid_from: string | null
  valid_to: string | null
  /** Incremented with each change. */
  revision: number
}

/** Days on which a line sells fewer tickets in one order. */
export interface PeakDaysRow {
  line_code: string
  valid_from: string
  valid_to: string
  max_per_order: number
}

/** A departure that a one-way line has every day, where no row of `departures` replaces it. Times `HH:mm`. */
export interface DepartureTimeRow {
  line_code: string
  begin_time: string
  end_time: string
  capacity: number
}

/** One departure of one day. `sold` is changed by guarded updates only. */
export interface DepartureRow extends DepartureTimeRow {
  travel_date: string
  sold: number
  /** Set by staff; whether it has departed follows from the clock. */
  state: 'open' | 'closed' | 'paused'
}

/** One dated row; `applies_to` are line codes joined by commas, days are half-open, `null` is unlimited. */
export interface PromotionRow {
  id: string
  kind: Promotion['kind']
  is_on: boolean
  applies_to: string
  valid_from: string | null
  valid_to: string | null
  max_nights: number
  /** Incremented with each change. */
  revision: number
}

declare module '../../../database/types' {
  interface Database {
    sales_rules: SalesRuleRow
    peak_days: PeakDaysRow
    departure_times: DepartureTimeRow
    departures: DepartureRow
    promotions: PromotionRow
  }
}
