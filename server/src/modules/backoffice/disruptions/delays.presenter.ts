import type { StaffDelay } from '@shuttle/wire/staff'
import type { DelayRow } from '../../passenger/ride-states'

export const presentDelay = (row: DelayRow): StaffDelay => ({
  delayNo: row.delay_no,
  lineCode: row.line_code,
  date: row.travel_date,
  beginTime: row.begin_time,
  minutes: row.minutes,
  textZhHk: row.text_zh_hk,
  textZhCn: row.text_zh_cn,
  textEn: row.text_en,
  declaredBy: row.declared_by,
  declaredAt: row.declared_at,
  endedAt: row.ended_at ?? undefined,
})
