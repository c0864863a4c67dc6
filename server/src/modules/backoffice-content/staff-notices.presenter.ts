import type { Instant } from '@shuttle/domain'
import { shownStateAt } from '@shuttle/domain/staff'
import type { staffNoticeRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { NoticeRow } from '../../database/types'
import { wireMoment } from '../../http/envelope'
import { toNoticeContent } from './notice-content'

export const presentStaffNotice = (row: NoticeRow, now: Instant): z.infer<typeof staffNoticeRow> => {
  const { from, until, ...texts } = toNoticeContent(row)
  return {
    noticeId: row.id,
    ...texts,
    beginTime: wireMoment(from),
    endTime: wireMoment(until),
    state: shownStateAt({ from, until }, now).toUpperCase(),
    survey: row.survey_window_id !== null,
    revision: row.revision,
  }
}
