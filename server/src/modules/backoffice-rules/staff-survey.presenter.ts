import type { LanguageCode } from '@shuttle/contracts'
import type { Instant } from '@shuttle/domain'
import { ruleStateAt } from '@shuttle/domain/staff'
import type { staffSurveyRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { NoticeRow } from '../../database/types'
import { wireMoment } from '../../http/envelope'
import { presentRuleState } from './rule-state.presenter'
import type { SurveyRow } from './surveys.repository'

export const presentStaffSurvey = (row: SurveyRow, now: Instant): z.infer<typeof staffSurveyRow> => ({
  ruleId: row.id,
  beginTime: wireMoment(row.begins_at),
  endTime: wireMoment(row.ends_at),
  noticeId: row.notice_id ?? '',
  state: presentRuleState(ruleStateAt({ from: row.begins_at, until: row.ends_at }, now)),
  revision: row.revision,
})

export const presentSurveyNotice = (row: NoticeRow, language: LanguageCode) => ({
  noticeId: row.id,
  title: { 'zh-hk': row.title_zh_hk, 'zh-cn': row.title_zh_cn, en: row.title_en }[language],
  beginTime: wireMoment(row.begins_at),
  endTime: wireMoment(row.ends_at),
})
