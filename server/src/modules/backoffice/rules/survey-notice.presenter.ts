import type { LanguageCode } from '@shuttle/contracts'
import type { NoticeRow } from '../../../database/types'

/** A notice that can announce a survey, in the language of the reader. */
export const presentSurveyNotice = (row: NoticeRow, language: LanguageCode) => ({
  id: row.id,
  title: { 'zh-hk': row.title_zh_hk, 'zh-cn': row.title_zh_cn, en: row.title_en }[language],
  from: row.begins_at,
  until: row.ends_at,
})
