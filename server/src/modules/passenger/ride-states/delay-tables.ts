import type { DeclaredDelay } from '@shuttle/domain/staff'

/** Rides of one day that staff declared late. */
export interface DelayRow {
  delay_no: string
  /** Of the form that declared it; a repeated one is the same delay. */
  request_key: string
  request_hash: string
  line_code: string
  travel_date: string
  /** `HH:mm` of one departure; empty for all rides of the day. */
  begin_time: string
  minutes: number
  /** For passengers; empty in every language where staff wrote none. */
  text_zh_cn: string
  text_zh_hk: string
  text_en: string
  /** Accounts of staff. */
  declared_by: string
  declared_at: number
  ended_by: string | null
  ended_at: number | null
}

declare module '../../../database/types' {
  interface Database {
    delays: DelayRow
  }
}

/** A delay as its rules read it, with its row. */
export const toDelay = (row: DelayRow): DeclaredDelay & { row: DelayRow } => ({
  lineCode: row.line_code,
  date: row.travel_date,
  beginTime: row.begin_time,
  minutes: row.minutes,
  declaredAt: row.declared_at,
  row,
})
