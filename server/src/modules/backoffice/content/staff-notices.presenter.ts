import type { Instant } from '@shuttle/domain'
import { shownStateAt } from '@shuttle/domain/staff'
import type { NoticeRow } from '../../../database/types'
import { toNoticeContent } from './notice-content'

export const presentStaffNotice = (row: NoticeRow, now: Instant) => {
  const content = toNoticeContent(row)
  return {
    id: row.id,
    revision: row.revision,
    state: shownStateAt(content, now),
    content,
    isAboutSurvey: row.survey_window_id !== null,
  }
}
