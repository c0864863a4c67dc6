import type { DisruptionScope } from '@shuttle/domain/staff'

/** Rides that staff declared as not running, and the state of the job that refunds their tickets. */
export interface DisruptionRow {
  disruption_no: string
  /** Of the form that declared it; a repeated one is the same disruption. */
  request_key: string
  request_hash: string
  line_code: string
  date_from: string
  /** The last day, inclusive. */
  date_until: string
  /** `HH:mm` of one departure; empty for all rides of these days. */
  begin_time: string
  reason_text: string
  /** Account of the staff. */
  declared_by: string
  declared_at: number
  state: 'running' | 'paused' | 'cancelled' | 'done'
  /** When an instance may take it; null unless it is running. */
  next_run_at: number | null
  ended_at: number | null
  /** Its day and night tickets were put on sale again. */
  is_sold_again: boolean
}

/** An order of a ride that does not run. `not-refunded`: nothing was refunded. `cancelled`: it was not paid. */
export interface DisruptionOrderRow {
  disruption_no: string
  order_no: string
  state: 'waiting' | 'refunded' | 'cancelled' | 'not-refunded' | 'failed'
  next_try_at: number
  tries: number
  last_fault: string
  refund_no: string | null
  /** Refunded tickets, what was paid for them, and the returned coupons. */
  tickets: number
  refund_cents: number
  coupons: number
  /** Tickets of these rides that a gate checked nevertheless. */
  checked_tickets: number
  done_at: number | null
}

declare module '../../../database/types' {
  interface Database {
    disruptions: DisruptionRow
    disruption_orders: DisruptionOrderRow
  }
}

export const toScope = (row: DisruptionRow): DisruptionScope => ({
  lineCode: row.line_code,
  from: row.date_from,
  until: row.date_until,
  beginTime: row.begin_time,
})
