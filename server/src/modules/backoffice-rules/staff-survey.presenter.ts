import type { LanguageCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import { ruleStateAt } from '@shuttle/domain/staff'
import type { NoticeRow } from '../../database/types'
import { type SurveyRow, toSurveyContent } from './surveys.repository'

export const presentStaffSurvey = (row: SurveyRow, now: Instant) => {
  const content = toSurveyContent(row)
  return { id: row.id, revision: row.revision, state: ruleStateAt(content, now), content }
}

/** A notice that can announce a survey, in the language of the reader. */
export const presentSurveyNotice = (row: NoticeRow, language: LanguageCode) => ({
  id: row.id,
  title: { 'zh-hk': row.title_zh_hk, 'zh-cn': row.title_zh_cn, en: row.title_en }[language],
  from: row.begins_at,
  until: row.ends_at,
})
