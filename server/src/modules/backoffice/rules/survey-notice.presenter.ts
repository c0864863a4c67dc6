import type { LanguageCode } from '@shuttle/contracts'
import type { listSurveyNotices } from './surveys.repository'

type Row = Awaited<ReturnType<typeof listSurveyNotices>>[number]

/** A notice that can announce a survey, in the language of the reader. */
export const presentSurveyNotice = ({ id, from, until, ...row }: Row, language: LanguageCode) => ({
  id,
  title: { 'zh-hk': row.title_zh_hk, 'zh-cn': row.title_zh_cn, en: row.title_en }[language],
  from,
  until,
})
