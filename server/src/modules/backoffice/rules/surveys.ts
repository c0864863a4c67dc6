import type { Instant } from '@shuttle/domain'
import { checkSurvey, type Survey } from '@shuttle/domain/staff'
import { endSurveyCall, saveSurveyCall } from '@shuttle/wire/staff'
import type { RuleSet } from './rule-set'
import { listSurveyNotices, type SurveyRow, surveyTable } from './surveys.repository'

/** When the questionnaire is open, and the notice that announces it: home links to it at the next load. */
export const SURVEY_SET: RuleSet<SurveyRow, Survey, Instant> = {
  name: 'survey',
  kind: 'survey',
  save: saveSurveyCall,
  end: endSurveyCall,
  pointAt: (now) => now,
  table: surveyTable,
  toRule: (row) => ({ from: row.begins_at, until: row.ends_at, noticeId: row.notice_id ?? undefined }),
  check: async (survey, { trx, ...context }) =>
    checkSurvey(survey, { ...context, notices: await listSurveyNotices(trx, context.now) }),
}
